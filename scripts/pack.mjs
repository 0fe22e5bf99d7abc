// npm run pack [-- <folder>]   packs the packages for repositories of other teams into tarballs; dist/packages by
// default.
import { join, relative, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
await import('tsx');
const { packAll } = await import('./lib/pack/pack.ts');
const root = join(import.meta.dirname, '..');
const files = await packAll(root, resolve(process.argv[2] ?? join(root, 'dist/packages')));
for (const file of files) console.log(relative(process.cwd(), file));
