/**
 * `npm run types`: checks the types of every package, then those of the tests. Each package has a project of its own, so
 * browser code has no globals of Node or Jest, and the API has none of the browser.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');

// A new remote is no reference of the root's configuration.
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

const { status } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false', ...remotes, '.'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
