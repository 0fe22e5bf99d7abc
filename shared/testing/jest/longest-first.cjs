const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');

const requireOfJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Sequencer } = requireOfJest('@jest/test-sequencer');

const root = join(__dirname, '../../..');

/** Files that run for a minute or more, longest first. They are small: their tests come from lists and builds. */
const longest = [
  'e2e/journeys/every-screen-people.e2e.ts',
  'e2e/journeys/every-screen-visitors.e2e.ts',
  'e2e/journeys/own-repository.e2e.ts',
  'e2e/journeys/release-faults.e2e.ts',
  'e2e/journeys/kit.e2e.ts',
  'e2e/journeys/version-figures.e2e.ts',
  'e2e/journeys/class.e2e.ts',
  'e2e/journeys/build-tools.e2e.ts',
].map((file) => join(root, file));

/** Without the times of an earlier run jest begins with large files, so that one worker would run alone at the end. */
class LongestFirst extends Sequencer {
  sort(tests) {
    // A copy of the repository without journeys runs the other tests.
    const missing = existsSync(join(root, 'e2e')) && longest.find((file) => !existsSync(file));
    if (missing) throw new Error(`longest-first.cjs names a file that does not exist: ${missing}`);
    const rank = ({ path }) => (longest.includes(path) ? longest.indexOf(path) : longest.length);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}

module.exports = LongestFirst;
