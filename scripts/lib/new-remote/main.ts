// Runs after the installation step of `npm run new`.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { CommanderError } from 'commander';
import { install } from '../install.mjs';
import { newRemote } from './new-remote';

const root = resolve(import.meta.dirname, '../../..');

try {
  await newRemote(process.argv.slice(2), {
    root,
    log: (line) => console.log(line),
    runTool: (script, ...args) =>
      spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' })
        .status,
    install,
  });
} catch (error) {
  // commander has printed its message already.
  if (!(error instanceof CommanderError)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
}
