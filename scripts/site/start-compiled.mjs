// Runs serve.ts, compiled when its sources have changed.
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileStale } from './compile-server.mjs';

const root = resolve(import.meta.dirname, '../..');
// From Node 22 on.
module.enableCompileCache?.(join(root, '.cache/bytecode'));
const main = await compileStale({ root, out: join(root, '.cache/start'), main: 'scripts/site/serve.ts' });
await import(pathToFileURL(main).href);
