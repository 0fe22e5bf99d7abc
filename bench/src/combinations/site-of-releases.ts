import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { required } from '@kaksha/domain/typed';
import { openStore } from '@kaksha/release/open-store';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import { publishStale } from '../../../scripts/site/publish-stale';
import { goodFixture, writeFixture } from './fixture';

const by = { commit: null, author: 'the benchmark' };

/** A copy of the project's live releases in a store of its own. Builds them first if there are none. */
export async function copyLiveReleases(root: string, folder: string): Promise<ReleaseStore> {
  const from = openStore(process.env, root);
  if (!(await from.live()).names.shell) await publishStale(root, from, console.error);
  const store = testStore(folder);
  const refs = Object.entries((await from.live()).names).map(([name, { version }]) => ({ name, version }));
  for (const ref of refs) await store.copyFrom(from, ref);
  await store.promoteTogether(refs, by.author);
  return store;
}

/** Publishes a copy of a release with changed files. */
export async function publishCopy(
  store: ReleaseStore,
  work: string,
  { name, version }: { name: string; version: string },
  to: string,
  change: (file: string, text: string) => string,
): Promise<void> {
  const { files, encodings: _encodings, publishedAt: _at, ...facts } = await store.release(name, version);
  const from = await store.local(name, version);
  const dist = join(work, `${name}-${to}`);
  for (const file of Object.keys(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    if (/\.(?:js|cjs|css)$/.test(file))
      writeFileSync(join(dist, file), change(file, readFileSync(join(from, file), 'utf8')));
    else cpSync(join(from, file), join(dist, file));
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ ...facts, version: to }));
  await store.publish(dist, by);
}

/** A share that only newer hosts provide. */
const withNewShare = (text: string) =>
  text.replace(/(["'])zustand\/vanilla\1:/g, (key) => `"bench/new-share":{value:1},${key}`);

/**
 * Gives each part three distinct versions (live, canary, last good) and makes the fixture live. Canaries of hosts and
 * live hosts provide a share that the last good one lacks, and canaries of a remote mark their page.
 */
export async function giveThreeVersions(store: ReleaseStore, work: string): Promise<void> {
  const { names } = await store.live();
  for (const [name, { version }] of Object.entries(names)) {
    const ref = { name, version };
    const { entry } = await store.release(name, version);
    const live = (file: string, text: string) => (name === 'shell' && /\.c?js$/.test(file) ? withNewShare(text) : text);
    const mark = name === 'shell' ? '' : "\ndocument.documentElement.dataset.benchCanary = '';";
    await publishCopy(
      store,
      work,
      ref,
      '2.0.0',
      (file, text) => `${live(file, text)}${file === entry ? '\n/* 2 */' : ''}`,
    );
    await publishCopy(
      store,
      work,
      ref,
      '2.1.0',
      (file, text) => `${live(file, text)}${file === entry ? `\n/* 2.1 */${mark}` : ''}`,
    );
  }
  await store.publish(writeFixture(join(work, 'reports-1.0.0'), goodFixture('1.0.0')), by);
  const all = Object.keys(names);
  await store.promoteTogether(
    [{ name: 'reports', version: '1.0.0' }, ...all.map((name) => ({ name, version: '2.0.0' }))],
    by.author,
  );
  for (const name of all) await store.startCanary(name, '2.1.0', 10, by.author);
  const shell = await store.release('shell', '2.0.0');
  const code = readFileSync(join(await store.local('shell', '2.0.0'), required(shell.server, 'server bundle')), 'utf8');
  if (!code.includes('bench/new-share')) throw new Error('the host holds no list of shares to extend');
}
