/// <reference types="jest" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const document = readFileSync(join(__dirname, '../../docs/open-orders.md'), 'utf8');

/** The rows of a table of docs/open-orders.md: the change and its outcome. */
function rowsOf(heading: string): Map<string, string> {
  const section = document.split('\n## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    rows.slice(1).map((line) => {
      const [, change = '', outcome = ''] = line.split('|').map((cell) => cell.trim());
      return [change, outcome];
    }),
  );
}

/** Runs a test for each row of a table. Fails for a row without a test, and for a test without a row. */
export function describeTable(heading: string, tests: Record<string, () => Promise<void>>): void {
  const rows = rowsOf(heading);
  describe(heading, () => {
    test('docs/open-orders.md has a row for each test, and each row has a test', () => {
      expect(Object.keys(tests)).toEqual([...rows.keys()]);
    });
    for (const [change, run] of Object.entries(tests)) test(`${change}: ${rows.get(change)}`, run);
  });
}
