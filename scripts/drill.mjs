// @ts-check
// npm run drill -- <name> [options]   runs scripts/drills/<name>.ts; without a name, lists the drills.
// npm run drills                      runs all but the security scan, the image and the upgrade, one after the other.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

/** Drills that take many minutes and that `npm run drills` leaves out. */
const apart = ['scan', 'image', 'upgrade'];
const folder = join(import.meta.dirname, 'drills');
const [name, ...options] = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''));
if (name === '--all') {
  const results = names.filter((each) => !apart.includes(each)).map(timed);
  console.table(results);
  const failed = results.filter(({ holds }) => !holds).map(({ drill }) => drill);
  console.log(failed.length > 0 ? `These drills failed: ${failed.join(', ')}.` : 'All drills hold.');
  process.exitCode = failed.length > 0 ? 1 : 0;
} else if (name && names.includes(name)) {
  process.exitCode = run(name, options);
} else {
  console.log('Usage: npm run drill -- <name> [options]\n');
  for (const each of names) console.log(`  ${each.padEnd(14)}${descriptionOf(each)}`);
  process.exitCode = !name || name === '--help' ? 0 : 2;
}

/** @param {string} drill */
function timed(drill) {
  console.log(`\n── ${drill}`);
  const began = Date.now();
  const holds = run(drill) === 0;
  return { drill, holds, seconds: Math.round((Date.now() - began) / 1000) };
}

/**
 * @param {string} drill
 * @param {string[]} [words] options of the drill
 * @returns {number} the exit code
 */
function run(drill, words = []) {
  ensureInstalled();
  const script = join(folder, `${drill}.ts`);
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...words], { stdio: 'inherit' }).status ?? 1;
}

/**
 * The description after the usage in the first line of a drill.
 * @param {string} drill
 */
function descriptionOf(drill) {
  const [first = ''] = readFileSync(join(folder, `${drill}.ts`), 'utf8').split('\n', 1);
  return / {2,}(.*)$/.exec(first)?.[1] ?? '';
}
