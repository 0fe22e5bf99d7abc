// npm run drill -- strange-people   every screen for translators, other scripts, long words, blocked storage, contrast themes and print

import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { installPackages } from '../lib/debian-packages.mjs';
import { buildForJourneys, runTests } from './lib/run-tests';

new Command('npm run drill -- strange-people')
  .description(
    'Opens every screen while it is translated, with names in eight scripts, with words of 110 letters at 390 and 320 px and at 400 %, with blocked storage, in a contrast theme and for print, and every dialog at 400 % in a contrast theme. On Debian, installs fonts of these scripts as root. Pictures to look at are in .cache/strange-people.',
  )
  .parse();

// The scripts of the names need fonts that a server does not have.
if (!existsSync('/usr/share/fonts/truetype/noto')) installPackages(['fonts-noto-core', 'fonts-noto-color-emoji']);

const files = ['words', 'people', 'popups'].map((part) => `e2e/journeys/strange-${part}.e2e.ts`);
process.exit(buildForJourneys() && runTests('e2e', { TEST_EVERY_CASE: '1' }, files) ? 0 : 1);
