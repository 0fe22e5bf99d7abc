// npm run release -- <command>; see --help. The commands are defined in lib/release-cli/commands.ts.
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

await ensureInstalled();
(await import('tsx/esm/api')).register();
const { runRelease } = await import('./lib/release-cli/run.ts');
const { code, out, error } = await runRelease(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '..'),
  env: process.env,
  log: (line) => console.error(line),
});
if (out) console.log(out);
if (error) console.error(error);
process.exitCode = code;
