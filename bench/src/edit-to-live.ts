// npm run bench -- edit-to-live [remote]   time from an edit until new visitors get it
// Also names the files of other releases that changed.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openStore } from '@kaksha/release/open-store';
import { testKeysOf, testStore } from '@kaksha/release/test-store';
import { runRelease } from '../../scripts/lib/release-cli/run';
import { publishStale } from '../../scripts/site/publish-stale';
import { watchLiveReleases } from '../../shell/server/live-releases';

const root = resolve(import.meta.dirname, '../..');
const name = process.argv[2] ?? 'learner';
const folder = mkdtempSync(join(tmpdir(), 'kaksha-edit-to-live-'));

try {
  await measure();
} finally {
  for (const each of [folder, testKeysOf(folder)]) rmSync(each, { recursive: true, force: true });
}

/** Uses a copy of the project's release store, so the live releases do not change. */
async function measure() {
  const from = openStore(process.env, root);
  if (!(await from.live()).names.shell) await publishStale(root, from, console.error);
  const releases = Object.entries((await from.live()).names).map(([each, { version }]) => ({ name: each, version }));
  const store = testStore(folder);
  for (const release of releases) await store.copyFrom(from, release);
  await store.promoteTogether(releases, 'the benchmark');
  const before = hashes(releases.filter((release) => release.name !== name));

  // Follows the store like a site process.
  const site = await watchLiveReleases(store, console.error);
  const version = `0.1.0-edit-${Date.now()}`;
  const changed = new Promise<void>((done) =>
    site.onChange(() => site.current().live.remotes[name]?.version === version && done()),
  );
  const environment = { root, env: process.env, store, log: console.error };
  const run = async (...words: string[]) => {
    const begun = performance.now();
    const { code, out } = await runRelease([...words, '--json'], environment);
    if (code !== 0) throw new Error(out);
    return performance.now() - begun;
  };

  const publish = await run('publish', name, '--version', version);
  const promote = await run('promote', name, version);
  const begun = performance.now();
  await changed;
  const reach = performance.now() - begun;
  site.close();
  if ((await store.live()).names[name]?.version !== version) throw new Error('it is not live');

  const untouched = before === hashes(releases.filter((release) => release.name !== name));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(`built and published         ${seconds(publish)}
smoke-tested and promoted   ${seconds(promote)}
served to new visitors      ${seconds(reach)}
from edit to live           ${seconds(publish + promote + reach)}
files of all others         ${untouched ? 'untouched, by their hashes' : 'CHANGED'}`);
  if (!untouched) process.exitCode = 1;
}

function hashes(releases: readonly { name: string; version: string }[]): string {
  const hash = createHash('sha384');
  for (const release of releases) {
    const base = join(folder, release.name, release.version);
    for (const file of readdirSync(base, { recursive: true, encoding: 'utf8' }).sort()) {
      if (statSync(join(base, file)).isFile()) hash.update(file).update(readFileSync(join(base, file)));
    }
  }
  return hash.digest('hex');
}
