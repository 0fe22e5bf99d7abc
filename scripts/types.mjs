/**
 * `npm run types`: checks the types of every package. Each folder with a `tsconfig.json` has one or more referenced
 * projects, so browser code has no globals of Node or Jest, and the API has none of the browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);
const nested = ['shared', 'shell'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
);
const projects = [...folders, ...nested].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));

const { status } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false', ...projects], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
