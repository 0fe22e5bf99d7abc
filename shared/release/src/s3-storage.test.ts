import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeS3, startFakeS3 } from '@kaksha/api/platform/media/fake-s3';
import { fakeBuild, noSource } from './fake-build';
import { openStore } from './open-store';
import { prune } from './prune';
import { liveReleasesFor, readManifests } from './read-live';
import type { ReleaseStore } from './store';
import type { Release } from './types';

let s3: FakeS3;
let folder: string;
let store: ReleaseStore;

const settingsOf = (machine: string, keys = 'id:secret') => ({
  RELEASES_URL: `s3://${keys}@bucket/deep/er?region=here&endpoint=${encodeURIComponent(s3.address)}`,
  RELEASES_CACHE: join(folder, machine),
  RELEASE_KEYS: join(folder, 'keys'),
});
const open = (machine: string, keys?: string) => openStore(settingsOf(machine, keys), folder);
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
    'provenance.json',
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

describe('a bucket that another party can write to', () => {
  const objectOf = (file: string) => [...s3.objects.keys()].find((each) => each.endsWith(file)) ?? '';
  const change = (file: string, update: (manifest: Release) => void) => {
    const manifest: Release = JSON.parse(s3.objects.get(objectOf('release.json'))?.bytes.toString() ?? '');
    update(manifest);
    s3.objects.set(objectOf(file), { bytes: Buffer.from(JSON.stringify(manifest)), headers: {} });
  };
  beforeEach(() => store.publish(build('trainer', '1'), noSource));

  test('does not serve a file whose hash was removed from the manifest', async () => {
    change('release.json', ({ files }) => delete files['remoteEntry.js']);
    await expect(open('two').local('trainer', '1')).rejects.toMatchObject({ code: 'ALTERED' });
  });

  test('does not copy a file that the manifest does not list', async () => {
    const key = objectOf('remoteEntry.js').replace('remoteEntry.js', 'extra.js');
    s3.objects.set(key, { bytes: Buffer.from('x'), headers: {} });
    expect(await store.verify('trainer', '1')).toEqual(['extra.js (not in the manifest)']);
    await expect(open('two').local('trainer', '1')).rejects.toThrow('extra.js (not in the manifest)');
  });

  test('does not write outside the folder of the release', async () => {
    const key = objectOf('remoteEntry.js').replace('remoteEntry.js', '../../../escaped.js');
    s3.objects.set(key, { bytes: Buffer.from('x'), headers: {} });
    await expect(open('two').local('trainer', '1')).rejects.toMatchObject({ code: 'ALTERED' });
    expect(existsSync(join(folder, 'escaped.js'))).toBe(false);
  });

  test('does not follow a marker that names another folder', async () => {
    const key = objectOf('releases/trainer/1.json');
    s3.objects.set(key, { bytes: Buffer.from(JSON.stringify({ folder: '../other' })), headers: {} });
    await expect(open('two').local('trainer', '1')).rejects.toThrow('names no folder of the store');
  });

  test('does not read a file beyond its listed size', async () => {
    s3.objects.set(objectOf('remoteEntry.js'), { bytes: Buffer.alloc(5_000_000), headers: {} });
    await expect(open('two').local('trainer', '1')).rejects.toThrow('altered in the store: remoteEntry.js');
  });

  test('does not serve a release with a missing file', async () => {
    s3.objects.delete(objectOf('styles.css'));
    await expect(open('two').local('trainer', '1')).rejects.toThrow('altered in the store: styles.css');
  });
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

test('a machine without the root of a signed bucket neither loads nor replaces it', async () => {
  await store.publish(build('shell', '1'), noSource);
  const other = openStore({ ...settingsOf('two'), RELEASE_KEYS: join(folder, 'other-keys') }, folder);
  await expect(other.live()).rejects.toMatchObject({ code: 'KEYS' });
  await expect(other.prepare()).rejects.toMatchObject({ code: 'KEYS' });
  expect((await store.release('shell', '1')).version).toBe('1');
});

test('reports an unreachable store and refused access', async () => {
  await expect(open('one', 'id:wrong').live()).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
  expect(() => openStore({ RELEASES_URL: 'ftp://somewhere' }, folder)).toThrow(
    'RELEASES_URL is an address of the form',
  );
});
