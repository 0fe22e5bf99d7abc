/**
 * `npm test`: installs missing packages, then runs types, lint, boundaries, patterns, unused code, unit and API tests,
 * the build, and browser tests. Every stage runs, so the report lists all failures. The last line is `N passed, N
 * failed`. Checks without single tests count as one each. Imports no npm package before the installation.
 *
 * `npm test -w mfe-trainer [-- <file pattern or options of jest>]`: the types, the lint and the tests of one part.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { findJava } from './lib/java.mjs';
import { readJestResults } from './lib/test-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'test');
const tools = { biome: '@biomejs/biome/bin/biome', jest: 'jest/bin/jest.js', knip: 'knip/bin/knip.js' };
const [part, ...words] = process.argv.slice(2);
const total = { passed: 0, failed: 0, skipped: 0, failures: [], omitted: [] };

try {
  install();
  mkdirSync(reports, { recursive: true });
  await (part ? testPart(part, words) : testAll());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
report();

async function testPart(folder, options) {
  await Promise.all([check('types', join(root, 'scripts/types.mjs'), folder), check('lint', 'biome', 'check', folder)]);
  const pattern = options[0]?.startsWith('-') ? '' : (options.shift() ?? '');
  await unitTests([`--testPathPatterns=/${folder}/.*${pattern}`, ...options]);
}

async function testAll() {
  await check('types', join(root, 'scripts/types.mjs'));
  // Each of these uses one core.
  await Promise.all([
    check('lint', 'biome', 'check', '.'),
    check('boundaries', join(root, 'scripts/boundaries.mjs')),
    check('patterns', join(root, 'scripts/patterns.mjs')),
    check('unused code', 'knip', '--no-progress'),
  ]);
  await unitTests();
  if (process.env.DATABASE_URL) await jest('API tests on PostgreSQL', ['postgres']);
  else skip('API tests on PostgreSQL', 'DATABASE_URL is not set');
  if (await check('build', '--import', 'tsx', join(root, 'scripts/lib/build-for-tests.ts'))) await browserTests();
  else fail('browser tests: not run, because the build failed');
}

/**
 * Runs a tool, then prints its output and counts one pass or one failure. The tool is a package's command, or arguments
 * for Node.
 */
async function check(stage, ...words) {
  const seconds = stopwatch();
  const { code, output } = await runQuietly(words);
  title(stage);
  process.stdout.write(output);
  const ok = code === 0;
  if (ok) total.passed += 1;
  else fail(stage);
  console.log(`${ok ? '✓' : '✗'} ${stage} (${seconds()} s)`);
  return ok;
}

async function jest(stage, projects, environment = {}, options = []) {
  const seconds = stopwatch();
  title(stage);
  const file = join(reports, `${projects.join('-')}.json`);
  const code = await run(['jest', '--selectProjects', ...projects, ...options, '--json', `--outputFile=${file}`], {
    NODE_ENV: 'test',
    ...environment,
  });
  const results = readJestResults(file, stage);
  if (code !== 0 && results.failed === 0) fail(`${stage}: jest ended with exit code ${code}`);
  for (const key of ['passed', 'failed', 'skipped']) total[key] += results[key];
  total.failures.push(...results.failures);
  console.log(
    `${results.failed ? '✗' : '✓'} ${stage}: ${results.passed} passed, ${results.failed} failed (${seconds()} s)`,
  );
}

async function browserTests() {
  let browser;
  try {
    browser = ensureBrowser();
  } catch (error) {
    return fail(`browser tests: ${error.message}`);
  }
  // Each journey also starts browser processes, so two workers use two cores.
  const options = ['--maxWorkers=2'];
  if (!findJava()) {
    skip('validity of the HTML', 'Java is not installed');
    options.push('--testPathIgnorePatterns=valid-html');
  }
  // Five sites and browsers have their files there.
  return inMemory(3, (environment) =>
    jest('browser tests', ['e2e'], { CHROMIUM_PATH: browser, ...environment }, options),
  );
}

function unitTests(options = []) {
  return inMemory(1, (environment) => jest('unit and API tests', ['node', 'browser'], environment, options));
}

/**
 * Tests sync databases and releases to disk thousands of times, so temporary files are in memory where it has room.
 * @param gigabytes  free memory that the tests may need
 */
async function inMemory(gigabytes, run) {
  const folder = memoryFolder(gigabytes);
  await run(folder ? { TMPDIR: folder } : {});
  if (folder) rmSync(folder, { recursive: true, force: true });
}

function memoryFolder(gigabytes) {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > gigabytes * 2 ** 30 ? mkdtempSync(join(memory, 'kaksha-test-')) : null;
  } catch {
    return null;
  }
}

/** Runs Node with a tool of the project or with the given arguments, and shows the output directly. */
function run(words, environment = {}) {
  const child = start(words, ['ignore', 'inherit', 'inherit'], environment);
  return codeOf(child);
}

/** Like `run`, for tools that run at the same time: collects the output. */
async function runQuietly(words) {
  const child = start(words, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await codeOf(child), output };
}

function start([command, ...words], stdio, environment = {}) {
  const script = tools[command] ? join(root, 'node_modules', tools[command]) : command;
  return spawn(process.execPath, [script, ...words], { cwd: root, stdio, env: { ...process.env, ...environment } });
}

function codeOf(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Reports a skipped stage, also at the end, so that it is not taken for a passed stage. */
function skip(stage, why) {
  title(stage);
  total.omitted.push(`${stage}: skipped, because ${why}`);
  console.log(total.omitted.at(-1));
}

function fail(what) {
  total.failed += 1;
  total.failures.push(what);
}

function report() {
  console.log('');
  for (const failure of total.failures) console.log(`✗ ${failure.replace(root, '')}`);
  for (const stage of total.omitted) console.log(`- ${stage}`);
  if (total.skipped) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function title(stage) {
  console.log(`\n── ${stage} ${'─'.repeat(Math.max(0, 60 - stage.length))}`);
}

function stopwatch() {
  const start = Date.now();
  return () => ((Date.now() - start) / 1000).toFixed(1);
}
