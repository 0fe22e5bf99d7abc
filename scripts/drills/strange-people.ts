// npm run drill -- strange-people   every screen for translators, other scripts, long words, blocked storage, contrast themes and print
import { Command } from 'commander';
import { buildForJourneys, runTests } from './lib/run-tests';

new Command('npm run drill -- strange-people')
  .description(
    'Opens every screen while it is translated, with names in eight scripts, with words of 110 letters at 390 and 320 px and at 400 %, with blocked storage, in a contrast theme and for print. Pictures to look at are in .cache/strange-people.',
  )
  .parse();

const files = ['words', 'people'].map((part) => `e2e/journeys/strange-${part}.e2e.ts`);
process.exit(buildForJourneys() && runTests('e2e', { TEST_EVERY_CASE: '1' }, files) ? 0 : 1);
