// npm run release -- <command>; what each does stands in release-cli/help.ts.
import { resolve } from 'node:path';
import { runRelease } from './release-cli/run';

const { code, out, error } = await runRelease(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '../..'),
  env: process.env,
  say: (line) => console.error(line),
});
if (out) console.log(out);
if (error) console.error(error);
process.exitCode = code;
