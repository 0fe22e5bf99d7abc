// npm run pictures              compares the stored pictures of all stories and screens with the present ones
// npm run pictures -- --update  stores the present ones; --only kit|screens takes a part of them
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { update: { type: 'boolean' }, only: { type: 'string' } } });
const files = { kit: 'journeys/kit', screens: 'journeys/every-screen' };
const pattern = values.only ? files[values.only] : `(${Object.values(files).join('|')})`;
if (!pattern) throw new Error('--only is kit or screens');

ensureInstalled();
const environment = {
  TEST_EVERY_CASE: '1',
  CHROMIUM_PATH: ensureBrowser(),
  E2E_PICTURES: values.update ? 'update' : 'compare',
};
run(['--import', 'tsx', join(root, 'scripts/lib/build-for-tests.ts')]);
run([join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects=e2e', '--maxWorkers=2', '--', pattern]);

function run(words) {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
