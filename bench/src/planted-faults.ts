// npm run bench -- planted-faults [name …]   20 mistakes in a remote's sources: which ones `publish` refuses
// Edits a copy of this repository. Also measures a publication without mistakes, with and without its checks.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testKeysOf } from '@kaksha/release/test-store';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { runRelease } from '../../scripts/lib/release-cli/run';
import { copyLiveReleases } from './combinations/site-of-releases';
import { copyRepository } from './copy-repository';
import { type Fault, faults } from './planted-faults/faults';

const goal = 0.95;
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'kaksha-planted-'));
const copy = join(folder, 'repository');
const storeFolder = join(folder, 'store');
const only = process.argv.slice(2);
const chosen = faults.filter(({ name }) => only.length === 0 || only.includes(name));

try {
  copyRepository(copy);
  const store = await copyLiveReleases(root, storeFolder);
  let version = 0;
  const publish = async (part: string, ...more: string[]) => {
    version += 1;
    const begun = performance.now();
    const args = ['publish', part, '--version', `9.${version}.0`, ...more];
    const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() };
    const { code, error } = await runRelease(args, { root: copy, env, store, log: () => {} });
    return { code, error, seconds: (performance.now() - begun) / 1000 };
  };
  await publish('blog-admin', '--no-check');
  const without = await publish('blog-admin', '--no-check');
  const good = await publish('blog-admin');
  if (good.code !== 0) throw new Error(`a release without a mistake is refused: ${good.error}`);
  console.log(
    `without a mistake  ${good.seconds.toFixed(1)} s, without the smoke test ${without.seconds.toFixed(1)} s\n`,
  );
  let refused = 0;
  for (const fault of chosen) {
    const undo = plant(fault);
    const { code, error, seconds } = await publish(fault.part);
    undo();
    if (code !== 0) refused += 1;
    const why = code === 0 ? 'PASSED' : error.split('\n').slice(0, 2).join(' ').slice(0, 150);
    console.log(`  ${fault.name.padEnd(34)} ${seconds.toFixed(1).padStart(5)} s  ${why}`);
  }
  console.log(`\nrefused  ${refused} of ${chosen.length}`);
  if (refused < chosen.length * goal) process.exitCode = 1;
} finally {
  for (const each of [folder, testKeysOf(storeFolder)]) rmSync(each, { recursive: true, force: true, maxRetries: 3 });
}

/** @returns a function that takes the mistake back */
function plant({ name, edits }: Fault): () => void {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${name}: ${file} does not hold ${from}`);
    writeFileSync(join(copy, file), changed);
  }
  return () => {
    for (const [file, text] of before) writeFileSync(join(copy, file), text);
  };
}
