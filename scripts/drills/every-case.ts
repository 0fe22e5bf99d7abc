// npm run drill -- every-case   runs the tests of which npm test tries some cases, with every case
import { execFileSync, spawnSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { ensureBrowser } from '../lib/browser.mjs';

new Command('npm run drill -- every-case')
  .description(
    'Runs all tests that import @kaksha/testing/every-case: crashes, hostile requests, screens and stories. PROPERTY_SEED=random sends other hostile values.',
  )
  .parse();

const root = resolve(import.meta.dirname, '../..');

function filesWith(text: string): string[] {
  const out = execFileSync('git', ['grep', '-l', '--fixed-strings', text, '--', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  return out.trim().split('\n');
}

const isTest = (file: string) => /\.(?:test|e2e)\.ts$/.test(file);
const importing = filesWith("from '@kaksha/testing/every-case'");
const helpers = importing.filter((file) => file.startsWith('e2e/support/'));
const ofHelpers = helpers.flatMap((file) => filesWith(`/${basename(file, '.ts')}'`));
const tests = [...new Set([...importing, ...ofHelpers])].filter(isTest);

function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const env = { ...process.env, TEST_EVERY_CASE: '1', ...environment };
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env }).status === 0;
}

const jest = (project: string, files: readonly string[], environment?: Readonly<Record<string, string>>) =>
  run(
    [join(root, 'node_modules/jest/bin/jest.js'), `--selectProjects=${project}`, '-w=2', '--runTestsByPath', ...files],
    environment,
  );

const journeys = tests.filter((file) => file.startsWith('e2e/'));
const unitTestsPass = jest(
  'node',
  tests.filter((file) => !journeys.includes(file)),
);
const journeysPass =
  run(['--import', 'tsx', join(root, 'scripts/lib/build-for-tests.ts')]) &&
  jest('e2e', journeys, { CHROMIUM_PATH: ensureBrowser() });
process.exit(unitTestsPass && journeysPass ? 0 : 1);
