// npm run release -- <command>; the commands are defined in release-cli/commands.ts.
import { resolve } from 'node:path';
import { runRelease } from './release-cli/run';

const { code, out, error } = await runRelease(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '../..'),
  env: process.env,
  log: (line) => console.error(line),
});
if (out) console.log(out);
if (error) console.error(error);
process.exitCode = code;
