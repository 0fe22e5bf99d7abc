// @ts-check
// npm run drill -- <name> [options]   runs scripts/drills/<name>.ts; without a name, lists the drills.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

const folder = join(import.meta.dirname, 'drills');
const [name, ...options] = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''));
if (!name || !names.includes(name)) {
  console.log('Usage: npm run drill -- <name> [options]\n');
  for (const each of names) console.log(`  ${each.padEnd(12)}${descriptionOf(each)}`);
  process.exitCode = !name || name === '--help' ? 0 : 2;
} else {
  ensureInstalled();
  const script = join(folder, `${name}.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...options], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * The description after the usage in the first line of a drill.
 * @param {string} drill
 */
function descriptionOf(drill) {
  const [first = ''] = readFileSync(join(folder, `${drill}.ts`), 'utf8').split('\n', 1);
  return / {2,}(.*)$/.exec(first)?.[1] ?? '';
}
