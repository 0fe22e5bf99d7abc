// What `npm run new` runs once the packages are there.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { makeRemote } from './new-remote';

const root = resolve(import.meta.dirname, '../../..');

try {
  process.exitCode = await makeRemote(process.argv.slice(2), {
    root,
    say: (line) => console.log(line),
    tool: (script, ...words) =>
      spawnSync(process.execPath, [join(root, 'node_modules', script), ...words], { cwd: root, stdio: 'inherit' })
        .status,
    install: ensureInstalled,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
