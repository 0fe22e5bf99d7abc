// npm run build [-- --not-live]   compiles the server into dist/, and builds and publishes the releases that are stale.
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openStore } from '@kaksha/release/open-store';
import { Command } from 'commander';
import { versionOf } from '../lib/version-of.mjs';
import { versionFile } from './built-version';
import { compile } from './compile-server.mjs';
import { publishBuilt, publishStale } from './publish-stale';

const { notLive } = new Command('npm run build --')
  .description('Compiles the server into dist/, and builds and publishes the releases that are stale.')
  .option('--not-live', 'publishes the releases and leaves those live that are', false)
  .parse()
  .opts<{ notLive: boolean }>();

const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'dist');

rmSync(out, { recursive: true, force: true });
await compile({ root, out, main: 'scripts/site/production.ts' });
writeFileSync(join(out, versionFile), versionOf(root));
console.log('compiled the server into dist/');
const store = openStore(process.env, root, { beginsAgain: true });
await (notLive ? publishBuilt(root, store, console.log) : publishStale(root, store, console.log));
