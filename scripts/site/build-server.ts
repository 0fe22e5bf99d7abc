// npm run build   compiles the server into dist/, and builds and publishes the releases that are stale.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openStore } from '@kaksha/release/open-store';
import { compile } from './compile-server.mjs';
import { publishStale } from './publish-stale';

const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'dist');

rmSync(out, { recursive: true, force: true });
await compile({ root, out, main: 'scripts/site/production.ts' });
console.log('compiled the server into dist/');
await publishStale(root, openStore(process.env, root, { beginsAgain: true }), console.log);
