// npm run release -- <command>; see --help.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

await ensureInstalled();
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(import.meta.dirname, 'lib/release-cli.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
child.on('exit', (code) => process.exit(code ?? 1));
