import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chapter, listOf, type Row, root, testOf } from './chapters';
import { titlesIn } from './test-titles';

const recordFiles = readdirSync(join(root, 'docs/decisions'));

/** The file of a decision record, by its number. */
export const recordFile = (number: string): string | undefined =>
  recordFiles.find((name) => name.startsWith(`${number}-`));

/** Reads each file once, because many rows name the same one. */
function remember<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const value = known.get(file) ?? read(file);
    known.set(file, value);
    return value;
  };
}

const exists = remember((file) => existsSync(join(root, file)));
const titles = remember((file) => titlesIn(join(root, file)));
const source = remember((file) => readFileSync(join(root, file), 'utf8'));

const fileOf = (anchor: string) => anchor.split('#')[0] ?? '';

const rowIds = /\b([LTM]\d+\.\d+)\.(\d\d)(?:–(\d\d))?/g;

/** Whether a text names a row, alone or in a range: `L2.8.12–18`. */
export function namesRow(text: string, id: string): boolean {
  return [...text.matchAll(rowIds)].some(([, group, first = '', last = first]) => {
    const [, number = ''] = id.split(`${group}.`);
    return id.startsWith(`${group}.`) && number >= first && number <= last;
  });
}

function recordProblems(row: Row): string[] {
  if (!row.record) return [];
  const file = recordFile(row.record);
  if (!file) return [`the decision record ${row.record} does not exist`];
  return namesRow(source(`docs/decisions/${file}`), row.id)
    ? []
    : [`the decision record ${row.record} does not name it`];
}

function codeProblems(row: Row): string[] {
  return listOf(row.code).flatMap((anchor) => {
    const [file = '', symbol] = anchor.split('#');
    if (!exists(file)) return [`the file ${file} does not exist`];
    return symbol && !source(file).includes(symbol) ? [`${file} has no ${symbol}`] : [];
  });
}

function testProblems(row: Row): string[] {
  return listOf(row.tests).flatMap((anchor) => {
    const { file, title } = testOf(anchor);
    if (!exists(file)) return [`the test file ${file} does not exist`];
    // Files without titles of their own get their tests from a shared function.
    if (!title) return titles(file).size > 0 ? [`${file} is named without the title of a test`] : [];
    return titles(file).has(title) ? [] : [`${file} has no test '${title}'`];
  });
}

const shared = /(?:^|[\s([{])'([^']+(?:'(?=\w)[^']*)*)'(?!\w)/g;

/** The quoted messages of a row, without the parts that a program fills in. */
export function quotedTexts(says: string): string[] {
  return [...says.matchAll(shared)].flatMap(([, text = '']) =>
    text.split(/…|\{[^}]*\}|<[^>]*>|\bn\b/).filter((part) => /\w/.test(part)),
  );
}

/** Escapes and typographic quotes differ between a statement, a source file and a page. */
const plain = (text: string) =>
  text
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/&amp;/g, '&')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ');

/** A message must occur in a test, so that a changed message fails. Rows without a test have it in the code. */
function quoteProblems(row: Row): string[] {
  const tests = listOf(row.tests).map((anchor) => testOf(anchor).file);
  const files = tests.length > 0 ? tests : listOf(row.code).map(fileOf);
  const texts = files.filter(exists).map((file) => plain(source(file)));
  return quotedTexts(row.says)
    .filter((quote) => !texts.some((text) => text.includes(plain(quote).trim())))
    .map((quote) => `no named ${tests.length > 0 ? 'test' : 'file'} contains '${quote.trim()}'`);
}

function rowProblems(row: Row): string[] {
  if (row.state === 'missing') return row.note ? [] : ['a missing row needs a note'];
  const anchored = [];
  if (!listOf(row.code).length) anchored.push('names no implementation');
  if (!listOf(row.tests).length && !row.record) anchored.push('names neither a test nor a decision record');
  if (/[|\n]/.test(row.says)) anchored.push('is not a single table cell');
  return [...anchored, ...recordProblems(row), ...codeProblems(row), ...testProblems(row), ...quoteProblems(row)];
}

/** The faults of the table, one line per fault, each with the row's id. */
export function problemsOf(chapters: Chapter[]): string[] {
  const groupIds = new Set<string>();
  return chapters.flatMap((chapter) =>
    chapter.groups.flatMap((group) => {
      const repeated = groupIds.has(group.id) ? [`${chapter.file}: the group ${group.id} exists twice`] : [];
      groupIds.add(group.id);
      const found = group.rows.flatMap((row, index) => {
        const id = `${group.id}.${String(index + 1).padStart(2, '0')}`;
        const misnumbered = row.id === id ? [] : [`has the id ${row.id} at the place of ${id}`];
        return [...misnumbered, ...rowProblems(row)].map((problem) => `${chapter.file} ${row.id}: ${problem}`);
      });
      return [...repeated, ...found];
    }),
  );
}
