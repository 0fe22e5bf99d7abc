/** Counts the results in jest's `--json` output. A file that could not run counts as one failed test. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Results
 * @param {string} file
 * @param {string} stage name in the failure message of a run without results
 * @returns {Results}
 */
export function readJestResults(file, stage) {
  const nothing = (why) => ({ passed: 0, failed: 1, skipped: 0, failures: [`${stage}: ${why}`] });
  if (!existsSync(file)) return nothing('ended without results');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const suites = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
  );
  const failures = [...suites.map(({ name }) => `${name}: could not run`), ...tests];
  // A run without tests counts as a failure, because it would otherwise pass.
  if (report.numTotalTests === 0 && failures.length === 0) return nothing('found no tests');
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}
