import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestResults } from './test-results.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(report) {
  const file = join(folder, 'report.json');
  const counts = { numTotalTests: 1, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  if (report) writeFileSync(file, JSON.stringify({ ...counts, ...report }));
  const results = readJestResults(file, 'unit tests');
  expect(existsSync(file)).toBe(false);
  return results;
}
const test1 = (status) => ({ status, fullName: 'adds up' });

test('counts passed and failed tests and lists the failures', () => {
  const testResults = [{ name: '/a.test.ts', status: 'failed', assertionResults: [test1('passed'), test1('failed')] }];
  expect(read({ numTotalTests: 2, numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['/a.test.ts: adds up'],
  });
});

test('counts a file that could not run as one failure', () => {
  const testResults = [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }];
  expect(read({ testResults })).toMatchObject({ failed: 1, failures: ['/a.test.ts: could not run'] });
});

test('counts a run without tests or without results as a failure', () => {
  expect(read({ numTotalTests: 0 })).toMatchObject({ failed: 1, failures: ['unit tests: found no tests'] });
  expect(read(null)).toMatchObject({ failed: 1, failures: ['unit tests: ended without results'] });
});
