import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeS3, startFakeS3 } from '@kaksha/api/media/fake-s3';
import { fakeBuild, noSource } from './fake-build';
import { openStore } from './open-store';
import { prune } from './prune';
import { liveReleasesFor, readManifests } from './read-live';
import type { ReleaseStore } from './store';

let s3: FakeS3;
let folder: string;
let store: ReleaseStore;

const open = (machine: string, keys = 'id:secret') =>
  openStore(
    {
      RELEASES_URL: `s3://${keys}@bucket/deep/er?region=here&endpoint=${encodeURIComponent(s3.address)}`,
      RELEASES_CACHE: join(folder, machine),
    },
    folder,
  );
const build = (name: string, version: string, facts = {}) => fakeBuild(join(folder, 'builds'), name, version, facts);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-s3-'));
  s3 = await startFakeS3({ accessKeyId: 'id', secretAccessKey: 'secret', region: 'here' });
  store = open('one');
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

test('serves releases of another machine from a verified local copy', async () => {
  await store.publish(build('shell', '1.0.0+a'), noSource);
  await store.promote('shell', '1.0.0+a', 'Asha');
  const other = open('two');
  const snapshot = await other.live();
  const { shell } = liveReleasesFor(snapshot, await readManifests(other, snapshot), null);
  expect(shell).toEqual({ version: '1.0.0+a' });
  const local = await other.local('shell', '1.0.0+a');
  expect(local).toContain(join(folder, 'two'));
  expect(readdirSync(local).sort()).toEqual([
    'release.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
    'sbom.json',
    'styles.css',
  ]);
  expect(await other.verify('shell', '1.0.0+a')).toEqual([]);
});

test('refuses the second of two concurrent publications of one version with different files', async () => {
  const [one, two] = [build('trainer', '1', { code: 'one' }), build('trainer', '1', { code: 'two' })];
  const ends = await Promise.allSettled([store.publish(one, noSource), open('two').publish(two, noSource)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'EXISTS' } });
  expect(await store.verify('trainer', '1')).toEqual([]);
});

test('loses no change of concurrent writers on several machines', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(
    names.map(async (name) => {
      const machine = open(name);
      await machine.publish(build(name, '1'), noSource);
      await machine.promote(name, '1', name);
    }),
  );
  expect(Object.keys((await store.live()).names).sort()).toEqual(names);
});

test('neither serves nor promotes a release with a file that was altered in the bucket', async () => {
  await store.publish(build('trainer', '1'), noSource);
  const key = [...s3.objects.keys()].find((each) => each.endsWith('remoteEntry.js')) ?? '';
  s3.objects.set(key, { bytes: Buffer.from('altered'), headers: {} });
  expect(await store.verify('trainer', '1')).toEqual(['remoteEntry.js']);
  await expect(store.promote('trainer', '1', null)).rejects.toMatchObject({ code: 'ALTERED' });
  await expect(store.local('trainer', '1')).rejects.toMatchObject({ code: 'ALTERED' });
});

test('an interrupted publication leaves no release, and can be repeated', async () => {
  const put = jest.spyOn(store.storage as never, 'put');
  await store.publish(build('trainer', '1'), noSource);
  for (const key of s3.objects.keys()) if (key.includes('/releases/')) s3.objects.delete(key);
  expect(await store.list()).toEqual([]);
  await expect(store.promote('trainer', '1', null)).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  await store.publish(build('trainer', '1'), noSource);
  expect(put).toHaveBeenCalledTimes(2);
  const before = s3.objects.size;
  await prune(store, { keep: 5, inUse: new Set(), youngerThanMs: 0 });
  // Files of the interrupted publication are removed; the release stays.
  expect(s3.objects.size).toBeLessThan(before);
  expect(await store.verify('trainer', '1')).toEqual([]);
});

test('prunes old releases with all their files', async () => {
  await store.publish(build('trainer', '1'), noSource);
  await store.publish(build('trainer', '2'), noSource);
  await store.promote('trainer', '2', null);
  expect(await prune(store, { keep: 0, inUse: new Set(), youngerThanMs: 0 })).toEqual([
    { name: 'trainer', version: '1' },
  ]);
  expect((await store.list()).map(({ version }) => version)).toEqual(['2']);
  expect([...s3.objects.keys()].filter((key) => key.endsWith('remoteEntry.js'))).toHaveLength(1);
});

test('reports an unreachable store and refused access', async () => {
  await expect(open('one', 'id:wrong').live()).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
  expect(() => openStore({ RELEASES_URL: 'ftp://somewhere' }, folder)).toThrow(
    'RELEASES_URL is an address of the form',
  );
});
