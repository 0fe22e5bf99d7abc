import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section has. Source: OWASP ASVS 5.0.0, CSV file of the release. */
const sections = `1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2, 4.1 3, 4.2 1,
  4.3 2, 4.4 4, 5.1 1, 5.2 3, 5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4, 7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2,
  7.6 2, 8.1 2, 8.2 3, 8.3 1, 8.4 1, 9.1 3, 9.2 4, 10.1 2, 10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3, 11.1 2, 11.2 3, 11.3 3,
  11.4 4, 11.5 1, 11.6 1, 12.1 3, 12.2 2, 12.3 4, 13.1 1, 13.2 5, 13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3, 15.3 7,
  16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4, 17.3 2`;

const states = ['met', 'partly', 'not met', 'operator', 'n/a'];

interface Row {
  id: string;
  level: string;
  state: string;
  reason: string;
  evidence: string[];
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rows: Row[] = [...text.matchAll(/^\| \d+\.\d+\.\d+ .*$/gm)].map(([line]) => {
  const [id = '', level = '', state = '', reason = '', evidence = ''] = cellsOf(line);
  return { id, level, state, reason, evidence: [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) };
});

test('each requirement of levels 1 and 2 has one row, in their order', () => {
  const wanted = sections.split(',').flatMap((each) => {
    const [section, count] = each.trim().split(' ');
    return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`);
  });
  expect(rows.map(({ id }) => id)).toEqual(wanted);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
});

test('each row has a state and a reason, and files that exist', () => {
  expect(rows.filter(({ state, reason }) => !states.includes(state) || !reason)).toEqual([]);
  expect(rows.flatMap(({ evidence }) => evidence).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** These hold because the code has no such thing, which no file shows. */
const withoutEvidence = new Set(['1.4.1', '3.7.1', '6.4.2']);

test('each requirement that is met or partly met names its evidence', () => {
  const claims = rows.filter(({ state }) => state === 'met' || state === 'partly');
  const bare = claims.filter(({ id, evidence }) => evidence.length === 0 && !withoutEvidence.has(id));
  expect(bare).toEqual([]);
});

test('the table of chapters counts the rows', () => {
  const counted = (of: Row[]) => states.map((state) => String(of.filter((row) => row.state === state).length));
  const summary = text.match(/^\| (?:\d+ [^|]+|all) \|(?: \d+ \|)+$/gm) ?? [];
  expect(summary.map((line) => [cellsOf(line)[0]?.split(' ')[0], ...cellsOf(line).slice(1)])).toEqual([
    ...[...new Set(rows.map(({ id }) => id.split('.')[0]))].map((chapter) => [
      chapter,
      ...counted(rows.filter(({ id }) => id.startsWith(`${chapter}.`))),
    ]),
    ['all', ...counted(rows)],
  ]);
});
