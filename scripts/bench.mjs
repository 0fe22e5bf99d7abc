// @ts-check
// npm run bench -- <name> [options]   runs bench/src/<name>; without a name, lists the benchmarks.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

const folder = join(import.meta.dirname, '../bench/src');
const [name, ...options] = process.argv.slice(2);
const files = readdirSync(folder).filter((entry) => /^(?!measure)[\w-]+\.(mjs|ts)$/.test(entry));
const file = files.find((entry) => entry.replace(/\.\w+$/, '') === name);
if (!file) {
  console.log('Usage: npm run bench -- <name> [options]\n');
  for (const each of files) console.log(`  ${each.replace(/\.\w+$/, '').padEnd(18)}${descriptionOf(each)}`);
  process.exitCode = !name || name === '--help' ? 0 : 2;
} else {
  ensureInstalled();
  const child = spawn(process.execPath, ['--import', 'tsx', join(folder, file), ...options], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * The description after the usage in the first line of a benchmark.
 * @param {string} entry
 */
function descriptionOf(entry) {
  const [first = ''] = readFileSync(join(folder, entry), 'utf8').split('\n', 1);
  return / {2,}(.*)$/.exec(first)?.[1] ?? '';
}
