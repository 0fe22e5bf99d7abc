/**
 * `npm run types`: checks the types of every package, then those of the tests. Each package has a project of its own, so
 * browser code has no globals of Node or Jest, and the API has none of the browser.
 *
 * `npm run types -- mfe-trainer`: the types of one part and of the packages that it uses, without those of tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');

// A new remote is no reference of the root's configuration.
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

const [part, ...options] = process.argv.slice(2);
const projects = part
  ? [part, join(part, 'server')].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  : [...remotes, '.'];

const { status } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false', ...options, ...projects], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
