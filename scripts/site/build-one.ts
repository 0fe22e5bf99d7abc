// Builds the shell or one remote in a separate process: build-one.ts <name> <out> <version>
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildRemote, buildShell } from '@kaksha/build/build';
import { readRemote } from '@kaksha/build/remotes';
import { errorMessageOf } from '@kaksha/domain/typed';

const [name = '', out = '', version = ''] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
const target = { root, out: resolve(out), version };
mkdirSync(target.out, { recursive: true });
try {
  await (name === 'shell' ? buildShell(target) : buildRemote(target, readRemote(join(root, `mfe-${name}`))));
} catch (error) {
  console.error(`${name} did not build:\n${errorMessageOf(error)}`);
  process.exitCode = 1;
}
