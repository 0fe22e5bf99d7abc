// npm run drill -- every-case   runs the tests of which npm test tries some cases, with every case
import { execFileSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { Command } from 'commander';
import { buildForJourneys, runTests } from './lib/run-tests';

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

const environment = { TEST_EVERY_CASE: '1' };
const journeys = tests.filter((file) => file.startsWith('e2e/'));
const unitTests = tests.filter((file) => !journeys.includes(file));
const unitTestsPass = runTests('node', environment, unitTests);
const journeysPass = buildForJourneys() && runTests('e2e', environment, journeys);
process.exit(unitTestsPass && journeysPass ? 0 : 1);
