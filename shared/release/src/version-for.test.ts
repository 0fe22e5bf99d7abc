import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from './fake-build';
import { liveReleasesFor, positionOf, readManifests, versionFor } from './read-live';
import type { ReleaseStore } from './store';
import { testStore } from './test-store';

let folder: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-canary-'));
  store = testStore(join(folder, 'store'));
  await put('shell', '1.0.0', { provides: {} });
  await store.promote('shell', '1.0.0', null);
  await put('trainer', '1.0.0');
  await store.promote('trainer', '1.0.0', null);
  await put('trainer', '1.1.0');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string, version: string, facts: Parameters<typeof fakeBuild>[3] = {}) =>
  store.publish(fakeBuild(join(folder, 'builds'), name, version, facts), noSource);

const visitors = Array.from({ length: 2000 }, (_, i) => `visitor-${i}`);
async function given(): Promise<Map<string, string>> {
  const snapshot = await store.live();
  const manifests = await readManifests(store, snapshot);
  return new Map(
    visitors.map((each) => [each, liveReleasesFor(snapshot, manifests, each).remotes.trainer?.version ?? '']),
  );
}

test('gives a canary to its share of visitors, the same ones each time, and to no visitor without a cookie', async () => {
  await store.startCanary('trainer', '1.1.0', 20, 'Asha');
  const first = await given();
  const share = [...first.values()].filter((version) => version === '1.1.0').length / visitors.length;
  expect(share).toBeGreaterThan(0.16);
  expect(share).toBeLessThan(0.24);
  expect(await given()).toEqual(first);
  const snapshot = await store.live();
  const live = liveReleasesFor(snapshot, await readManifests(store, snapshot), null);
  expect(live.remotes.trainer?.version).toBe('1.0.0');
});

test('raising the share keeps its visitors; promoting ends the canary', async () => {
  await store.startCanary('trainer', '1.1.0', 10, null);
  const before = await given();
  await store.startCanary('trainer', '1.1.0', 50, null);
  const after = await given();
  for (const [visitor, version] of before) if (version === '1.1.0') expect(after.get(visitor)).toBe('1.1.0');
  await store.promote('trainer', '1.1.0', null);
  expect((await store.live()).names.trainer).toMatchObject({ version: '1.1.0', previous: '1.0.0', canary: null });
  expect(new Set((await given()).values())).toEqual(new Set(['1.1.0']));
});

test('each release meets different visitors first', () => {
  const entry = (version: string) => ({
    version: '1.0.0',
    previous: null,
    history: [],
    canary: { version, percent: 10, since: '', by: null },
  });
  const inFor = (version: string) =>
    visitors.filter((each) => versionFor(each, 'trainer', entry(version)) === version).join();
  expect(inFor('1.1.0')).not.toBe(inFor('1.2.0'));
  expect(positionOf('visitor-1', 'trainer', '1.1.0')).toBe(positionOf('visitor-1', 'trainer', '1.1.0'));
});

test('a canary falls back to the live version', async () => {
  await store.startCanary('trainer', '1.1.0', 99, null);
  const visitor = [...(await given())].find(([, version]) => version === '1.1.0')?.[0] ?? '';
  const snapshot = await store.live();
  const { trainer } = liveReleasesFor(snapshot, await readManifests(store, snapshot), visitor).remotes;
  expect(trainer).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
});

test('ending a canary keeps the live version and is recorded in the history', async () => {
  await store.startCanary('trainer', '1.1.0', 10, 'Asha');
  await store.startCanary('trainer', '1.1.0', 30, 'Asha');
  await store.rollback('trainer', 'Ravi', 'too slow');
  const entry = (await store.live()).names.trainer;
  expect(entry).toMatchObject({ version: '1.0.0', canary: null });
  expect(entry?.history.map(({ kind, version, percent, by, reason }) => [kind, version, percent, by, reason])).toEqual([
    ['promoted', '1.0.0', undefined, null, 'promoted'],
    ['canary', '1.1.0', 10, 'Asha', 'for 10% of visitors'],
    ['canary', '1.1.0', 30, 'Asha', 'for 30% of visitors'],
    ['canary-ended', '1.0.0', undefined, 'Ravi', 'too slow'],
  ]);
});

test.each([0, 100, -1, 120, Number.NaN])('refuses a share of %p percent', async (percent) => {
  await expect(store.startCanary('trainer', '1.1.0', percent, null)).rejects.toMatchObject({ code: 'USAGE' });
});

test('refuses a canary of the live version, and of a name without a live release', async () => {
  await put('learner', '1.0.0');
  await expect(store.startCanary('trainer', '1.0.0', 10, null)).rejects.toMatchObject({ code: 'USAGE' });
  await expect(store.startCanary('learner', '1.0.0', 10, null)).rejects.toMatchObject({ code: 'NOT_LIVE' });
});

test('a promoted release must fit the canaries of other names', async () => {
  await put('trainer', '2.0.0', { routes: ['patron', 'studio'] });
  await store.startCanary('trainer', '2.0.0', 5, null);
  await put('learner', '1.0.0', { routes: ['studio'] });
  await expect(store.promote('learner', '1.0.0', null)).rejects.toThrow('claims /studio, which trainer 2.0.0 has');
});
