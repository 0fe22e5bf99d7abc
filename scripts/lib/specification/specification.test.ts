import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chapter, readChapters, root } from './chapters';
import { problemsOf, quotedTexts } from './problems';
import { specificationFiles } from './render';
import { titlesIn } from './test-titles';

const chapters = readChapters();

test('every row names an existing implementation and a test or a decision record', () => {
  expect(problemsOf(chapters)).toEqual([]);
});

test.each(Object.entries(specificationFiles(chapters)))('%s is current (npm run generate)', (file, content) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(content);
});

describe('the check', () => {
  const own = 'scripts/lib/specification/specification.test.ts';
  const row = { id: 'X1.1.01', says: 'a rule', code: 'docs/glossary.md', record: '0074' };
  const withRow = (change: object): Chapter[] => [
    { file: 'x.yaml', title: 'X', groups: [{ id: 'X1.1', title: 'x', rows: [{ ...row, ...change }] }] },
  ];

  test('accepts a complete row', () => {
    expect(problemsOf(withRow({}))).toEqual([]);
    expect(problemsOf(withRow({ tests: `${own} › reports %s`, record: undefined }))).toEqual([]);
  });

  test.each<[string, Record<string, string | undefined>, string]>([
    ['a gap in the numbers', { id: 'X1.1.02' }, 'has the id X1.1.02 at the place of X1.1.01'],
    ['a missing file', { code: 'gone.ts' }, 'the file gone.ts does not exist'],
    ['a missing symbol', { code: 'docs/glossary.md#launchRocket' }, 'docs/glossary.md has no launchRocket'],
    ['no implementation', { code: undefined }, 'names no implementation'],
    ['no test and no record', { record: undefined }, 'names neither a test nor a decision record'],
    ['a missing test file', { tests: 'gone.test.ts › a' }, 'the test file gone.test.ts does not exist'],
    ['a renamed test', { tests: `${own} › old title` }, `${own} has no test 'old title'`],
    ['a test file alone', { tests: own }, `${own} is named without the title of a test`],
    ['an unknown record', { record: '9999' }, 'the decision record 9999 does not exist'],
    ['a changed message', { says: "says 'Launch the rocket!'" }, "no named file contains 'Launch the rocket!'"],
    ['a missing row without a note', { state: 'missing' }, 'a missing row needs a note'],
  ])('reports %s', (_what, change, problem) => {
    expect(problemsOf(withRow(change))).toEqual([`x.yaml ${change.id ?? row.id}: ${problem}`]);
  });

  test('reads quoted messages without the parts that a program fills in', () => {
    expect(quotedTexts("shows 'Enrolled (n)' and 'We're sorry.' but not a trainer's words")).toEqual([
      'Enrolled (',
      "We're sorry.",
    ]);
  });

  test('finds titles of plain tests, tables and templates', () => {
    const hole = ['$', '{x}'].join('');
    const source = `test('one', f); it.each([1])('two %s', f); test.each\`a\`('three $a', f); test(\`four ${hole}\`, f);`;
    expect([...titlesIn('x.test.ts', source)]).toEqual(['one', 'two %s', 'three $a', `four ${hole}`]);
  });
});
