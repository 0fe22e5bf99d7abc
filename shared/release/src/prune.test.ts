import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from './fake-build';
import { prunable, prune } from './prune';
import type { ReleaseStore } from './store';
import { testStore } from './test-store';

const day = 86_400_000;
let now: number;
let folder: string;
let store: ReleaseStore;
const options = { keep: 0, inUse: new Set<string>(), youngerThanMs: day };

beforeEach(() => {
  now = Date.parse('2026-01-01T00:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'kaksha-prune-'));
  store = testStore(join(folder, 'store'), { clock: () => now });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Publishes versions, a day after each other. */
async function publish(...versions: string[]) {
  for (const version of versions) {
    await store.publish(fakeBuild(join(folder, 'builds'), 'trainer', version), noSource);
    now += day;
  }
}
const versions = async () => (await store.list('trainer')).map(({ version }) => version);

test('keeps live versions, canaries, rollback targets, new releases and releases of open tabs', async () => {
  await publish('1', '2', '3', '4', '5', '6', '7');
  for (const version of ['1', '3', '4']) await store.promote('trainer', version, null);
  await store.startCanary('trainer', '5', 10, null);
  now += 10 * day;
  expect(await prune(store, { ...options, keep: 1, inUse: new Set(['trainer@2']) })).toEqual([
    { name: 'trainer', version: '6' },
    { name: 'trainer', version: '1' },
  ]);
  expect(await versions()).toEqual(['7', '5', '4', '3', '2']);
});

test('keeps a young release, because its promotion may follow', async () => {
  await publish('1');
  expect(await prune(store, { ...options, youngerThanMs: 2 * day })).toEqual([]);
  now += 2 * day;
  expect(await prune(store, { ...options, youngerThanMs: 2 * day })).toHaveLength(1);
});

test('lists the releases that a prune would remove', async () => {
  await publish('1', '2');
  const found = prunable(await store.live(), await store.list(), now + day, { ...options, keep: 1 });
  expect(found).toEqual([{ name: 'trainer', version: '1' }]);
  expect(await versions()).toEqual(['2', '1']);
});

test('refuses to promote or publish a release that is being pruned; a later prune finishes an interrupted one', async () => {
  await publish('1', '2');
  now += day;
  jest.spyOn(store.storage, 'remove').mockRejectedValueOnce(new Error('the machine stopped'));
  await expect(prune(store, { ...options, keep: 1 })).rejects.toThrow('the machine stopped');

  await expect(store.promote('trainer', '1', null)).rejects.toMatchObject({ code: 'BEING_PRUNED' });
  const again = fakeBuild(join(folder, 'builds'), 'trainer', '1');
  await expect(store.publish(again, noSource)).rejects.toMatchObject({ code: 'BEING_PRUNED' });
  await expect(prune(store, options)).rejects.toMatchObject({ code: 'BUSY' });

  now += 3 * 60_000;
  expect(await prune(store, { ...options, keep: 2 })).toEqual([{ name: 'trainer', version: '1' }]);
  expect(await versions()).toEqual(['2']);
  await store.publish(again, noSource);
  await store.promote('trainer', '1', null);
});

test('removes every release of a withdrawn name', async () => {
  await publish('1', '2');
  await store.promote('trainer', '2', null);
  await store.withdraw('trainer');
  now += day;
  expect(await prune(store, { ...options, keep: 5 })).toHaveLength(2);
});

test('a removed release is not a rollback target', async () => {
  await publish('1', '2', '3');
  for (const version of ['1', '2', '3']) await store.promote('trainer', version, null);
  now += day;
  await prune(store, options);
  expect(await versions()).toEqual(['3', '2']);
  await store.rollback('trainer', null);
  await expect(store.rollback('trainer', null)).rejects.toMatchObject({ code: 'NO_PREVIOUS' });
});
