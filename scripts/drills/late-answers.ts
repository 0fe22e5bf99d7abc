// npm run drill -- late-answers   runs the browser tests with calls of the API that are late
import { Command } from 'commander';
import { buildForJourneys, runTests } from './lib/run-tests';

new Command('npm run drill -- late-answers')
  .description(
    'Runs all browser tests twice: with writes that reach the API late, and with answers of reads that come late and in any order. Finds pages that show an old answer, and tests that do not wait for one.',
  )
  .parse();

if (!buildForJourneys()) process.exit(1);
const results = ['writes', 'reads'].map((calls) => runTests('e2e', { E2E_LATE_ANSWERS: calls }));
process.exit(results.every(Boolean) ? 0 : 1);
