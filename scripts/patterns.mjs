// @ts-check
/**
 * `npm run patterns`: checks that each regular expression of the API, the site and the remotes runs in linear time.
 * Exits with 0 only when none is slow, and when all patterns of scripts/bad-example/patterns are reported.
 */
import { checkPattern } from './lib/patterns/check-pattern.mjs';
import { badExample, patternSources, patternsOf } from './lib/patterns/project-patterns.mjs';

/** Files with patterns that are put together at run time, and what they are made of. */
const reviewed = new Map([
  ['api/src/platform/ai/writer/improve.ts', 'words of a list in the file'],
  ['shared/forms/src/use-code-form.tsx', 'a count of digits'],
]);

const files = patternSources();
const patterns = files.flatMap(patternsOf);
const examples = patternsOf(badExample);

const violations = [
  ...(await violationsOf(patterns, reviewed)),
  ...unusedReviews(),
  ...(await missedExamples()),
  ...(patterns.length > 100 ? [] : ['Less than 100 patterns were found: does the search still see the sources?']),
];
for (const complaint of violations) console.error(complaint);
console.log(
  `patterns: ${patterns.length} in ${files.length} files, ${examples.length} bad examples; ` +
    (violations.length ? `${violations.length} violations` : 'all run in linear time'),
);
process.exit(violations.length ? 1 : 0);

/**
 * @param {import('./lib/patterns/find-patterns.mjs').Pattern[]} patterns
 * @param {Map<string, string>} reviewed
 * @returns {Promise<string[]>}
 */
async function violationsOf(patterns, reviewed) {
  const found = [];
  for (const { file, line, source, flags } of patterns) {
    if (source === null) {
      if (!reviewed.has(file))
        found.push(`${file}:${line} builds a pattern at run time; list it in scripts/patterns.mjs`);
      continue;
    }
    const reason = await checkPattern(source, flags);
    if (reason) found.push(`${file}:${line} /${source}/${flags}: ${reason}`);
  }
  return found;
}

function unusedReviews() {
  const used = new Set(patterns.filter(({ source }) => source === null).map(({ file }) => file));
  return [...reviewed.keys()]
    .filter((file) => !used.has(file))
    .map((file) => `${file} builds no pattern: remove it here`);
}

async function missedExamples() {
  const { length } = await violationsOf(examples, new Map());
  const expected = 8;
  return length === expected && examples.length === expected
    ? []
    : [`${badExample}: ${length} of ${expected} were reported`];
}
