// npm run drill -- own-repository   installs the packages from a registry in empty folders: pages, tests and types of a new remote
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../lib/browser.mjs';
import { packAll } from '../lib/pack/pack';
import { startRegistry } from './own-repository/registry';

/** The target: from an empty folder to a page. */
const most = { seconds: 180, commands: 5 };
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'kaksha-own-repository-'));
const running: { kill(): unknown }[] = [];
let failed = false;

const check = (holds: boolean, what: string) => {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  failed ||= !holds;
};

try {
  const tarballs = await packAll(root, join(folder, 'tarballs'));
  const registry = await startRegistry(join(folder, 'registry'), await freePort());
  running.push(registry);
  for (const tarball of tarballs) registry.publish(tarball);
  console.log(`published ${tarballs.length} packages to a registry of this machine`);
  const api = await startApi(await freePort());
  running.push(api);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  running.push({ kill: () => browser.close() });

  for (const tool of ['webpack', 'vite']) {
    const own = join(folder, tool);
    mkdirSync(own);
    // The cache of this machine would hide what a first installation takes.
    const env = { ...process.env, ...registry.settings, npm_config_cache: join(folder, `cache-${tool}`), NODE_ENV: '' };
    const run = (command: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: own, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}:\n${stdout}${stderr}`);
    };
    const began = Date.now();
    run('npm', 'install', '@kaksha/cli');
    run('npx', 'kaksha', 'new', 'reports', '--title', 'Reports', '--tool', tool);
    run('npm', 'install');
    const port = await freePort();
    const dev = await startDev(own, env, ['--site', api.origin, '--port', String(port)]);
    running.push(dev);
    const commands = 4;
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`http://localhost:${port}/reports`);
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    await page.getByRole('list', { name: 'Categories' }).waitFor();
    const seconds = Math.round((Date.now() - began) / 1000);
    check(
      seconds <= most.seconds && commands <= most.commands,
      `${tool}: a page after ${seconds} s, ${commands} commands`,
    );
    check(errors.length === 0, `${tool}: the page reports no error ${errors.join(' ')}`);

    const answer = await fetch(`http://localhost:${port}/federated/build.json`);
    const facts: { routes: string[] } = await answer.json();
    const isForSites = answer.headers.get('access-control-allow-origin') === '*';
    check(
      isForSites && facts.routes[0] === 'reports',
      `${tool}: a site reads the addresses of the remote from the dev server`,
    );

    const source = join(own, 'src/features/overview/overview-page.tsx');
    writeFileSync(source, readFileSync(source, 'utf8').replace('by category.', 'by subject.'));
    await page.getByText('by subject.').waitFor();
    check(true, `${tool}: an edit shows in the page`);
    dev.kill();
    await page.close();
    for (const script of ['lint', 'types', 'test', 'build']) {
      run('npm', 'run', script);
      check(true, `${tool}: npm run ${script}`);
    }
    check(existsSync(join(own, 'dist/remoteEntry.js')), `${tool}: the build has an entry`);
    check(existsSync(join(own, '.github/workflows/release.yml')), `${tool}: there is a release workflow`);
  }
} catch (error) {
  check(false, error instanceof Error ? error.message : String(error));
} finally {
  for (const each of running.reverse()) await each.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
process.exit(failed ? 1 : 0);

/** The API with demo data, for the pages of the remotes. */
async function startApi(port: number) {
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', REDIS_URL: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/site/serve-api.ts'), String(port)], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, refused) => {
    child.stdout.on('data', (text) => String(text).includes('API ready') && ready());
    child.once('exit', (code) => refused(new Error(`the API ended with exit code ${code}`)));
  });
  return { origin: `http://localhost:${port}`, kill: () => child.kill() };
}

/** `npx kaksha dev`, when it has said its addresses. */
async function startDev(cwd: string, env: NodeJS.ProcessEnv, words: string[]) {
  const script = 'node_modules/@kaksha/cli/dist/kaksha.js';
  const child = spawn(process.execPath, [script, 'dev', ...words], { cwd, env, stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  await new Promise<void>((ready, refused) => {
    child.stderr.on('data', (text) => {
      said += text;
      if (said.includes('In the site:')) ready();
    });
    child.once('exit', (code) => refused(new Error(`kaksha dev ended with exit code ${code}:\n${said}`)));
  });
  return child;
}
