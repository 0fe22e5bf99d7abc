import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBrowser } from '../../lib/browser.mjs';

const root = resolve(import.meta.dirname, '../../..');

type Environment = Readonly<Record<string, string>>;

function run(words: readonly string[], environment: Environment): boolean {
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/**
 * Runs tests of one project of jest.
 * @param files  paths from the root; all tests of the project without them
 * @returns whether they pass
 */
export function runTests(
  project: 'node' | 'browser' | 'e2e',
  environment: Environment,
  files: readonly string[] = [],
): boolean {
  const browser: Environment = project === 'e2e' ? { CHROMIUM_PATH: ensureBrowser() } : {};
  const paths = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  const words = [join(root, 'node_modules/jest/bin/jest.js'), `--selectProjects=${project}`, '-w=2', ...paths];
  return run(words, { ...browser, ...environment });
}

/** Builds what the journeys need. */
export const buildForJourneys = (): boolean =>
  run(['--import', 'tsx', join(root, 'scripts/lib/build-for-tests.ts')], {});
