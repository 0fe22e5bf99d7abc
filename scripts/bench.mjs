// npm run bench -- <name> [options]   runs bench/src/<name>; without a name, lists them.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

const folder = join(import.meta.dirname, '../bench/src');
const [name, ...options] = process.argv.slice(2);
const file = readdirSync(folder).find((entry) => entry === `${name}.mjs` || entry === `${name}.ts`);
if (!file) {
  const names = readdirSync(folder)
    .filter((entry) => /^(?!measure)[\w-]+\.(mjs|ts)$/.test(entry))
    .map((entry) => entry.replace(/\.\w+$/, ''));
  console.log(`npm run bench -- <name>, one of: ${names.join(', ')}`);
  process.exitCode = name ? 2 : 0;
} else {
  await ensureInstalled();
  const child = spawn(process.execPath, ['--import', 'tsx', join(folder, file), ...options], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
}
