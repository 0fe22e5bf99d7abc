import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chapter, readChapters, root } from './chapters';
import { namesRow, problemsOf, quotedTexts } from './problems';
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
  const row = { id: 'T3.6.01', says: 'a rule', code: 'docs/glossary.md', record: '0069' };
  const withRow = (change: object): Chapter[] => [
    { file: 'x.yaml', title: 'X', groups: [{ id: 'T3.6', title: 'x', rows: [{ ...row, ...change }] }] },
  ];

  test('accepts a complete row', () => {
    expect(problemsOf(withRow({}))).toEqual([]);
    expect(problemsOf(withRow({ tests: `${own} › reports %s`, record: undefined }))).toEqual([]);
  });

  test.each<[string, Record<string, string | undefined>, string]>([
    ['a gap in the numbers', { id: 'T3.6.04' }, 'has the id T3.6.04 at the place of T3.6.01'],
    ['a missing file', { code: 'gone.ts' }, 'the file gone.ts does not exist'],
    ['a missing symbol', { code: 'docs/glossary.md#launchRocket' }, 'docs/glossary.md has no launchRocket'],
    ['no implementation', { code: undefined }, 'names no implementation'],
    ['no test and no record', { record: undefined }, 'names neither a test nor a decision record'],
    ['a missing test file', { tests: 'gone.test.ts › a' }, 'the test file gone.test.ts does not exist'],
    ['a renamed test', { tests: `${own} › old title` }, `${own} has no test 'old title'`],
    ['a test file alone', { tests: own }, `${own} is named without the title of a test`],
    ['an unknown record', { record: '9999' }, 'the decision record 9999 does not exist'],
    ['a record about something else', { record: '0074' }, 'the decision record 0074 does not name it'],
    ['a changed message', { says: "says 'Launch the rocket!'" }, "no named file contains 'Launch the rocket!'"],
    ['a missing row without a note', { state: 'missing' }, 'a missing row needs a note'],
  ])('reports %s', (_what, change, problem) => {
    expect(problemsOf(withRow(change))).toEqual([`x.yaml ${change.id ?? row.id}: ${problem}`]);
  });

  test('finds rows that a record names alone and in a range', () => {
    const named = ['L2.8.12', 'L2.8.13', 'L2.8.18', 'T4.1.06'];
    const others = ['L2.8.11', 'L2.8.19', 'L12.8.12', 'T4.1.07'];
    const text = 'Open (L2.8.12–18, T4.1.06).';
    expect([...named, ...others].filter((id) => namesRow(text, id))).toEqual(named);
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
