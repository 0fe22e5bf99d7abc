import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from '../fake-build';
import { openStore } from '../open-store';

let base: string;
let now: number;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'kaksha-keys-'));
  now = Date.now();
});
afterEach(() => rm(base, { recursive: true, force: true }));

const dayMs = 86_400_000;
const open = (settings: Record<string, string> = {}) =>
  openStore({ RELEASES_URL: join(base, 'store'), RELEASE_KEYS: join(base, 'keys'), ...settings }, base, {
    clock: () => now,
  });
const build = (name: string) => fakeBuild(join(base, 'builds'), name, '1.0.0');

async function start() {
  await open().prepare();
  await open().publish(build('shell'), noSource);
  await open().promote('shell', '1.0.0', null);
}

test('the first start makes keys, later starts use them', async () => {
  await start();
  const before = open().trust.keys.ids();
  await open().prepare();
  expect(open().trust.keys.ids()).toEqual(before);
  expect((await open().live()).names.shell?.version).toBe('1.0.0');
});

test('a start after months signs the metadata again that this machine has seen', async () => {
  await start();
  now += 200 * dayMs;
  await expect(open().live()).rejects.toMatchObject({ code: 'EXPIRED' });
  await open().prepare();
  expect((await open().live()).names.shell?.version).toBe('1.0.0');
  now += 2000 * dayMs;
  await open().prepare();
  expect((await open().live()).names.shell?.version).toBe('1.0.0');
});

test('metadata are signed again once a day, by machines with the keys only', async () => {
  await start();
  expect(await open().refresh()).toBe(false);
  now += 2 * dayMs;
  const root = { RELEASE_ROOT: join(base, 'keys/root.json'), RELEASE_KEYS: join(base, 'other') };
  expect(await open(root).refresh()).toBe(false);
  expect(await open().refresh()).toBe(true);
  expect(await open().refresh()).toBe(false);
});

test('a machine with the root and without keys loads releases, and publishes nothing', async () => {
  await start();
  const site = open({
    RELEASE_ROOT: join(base, 'keys/root.json'),
    RELEASE_KEYS: join(base, 'other'),
    NODE_ENV: 'production',
  });
  expect((await site.release('shell', '1.0.0')).version).toBe('1.0.0');
  await site.local('shell', '1.0.0');
  await expect(site.publish(build('trainer'), noSource)).rejects.toMatchObject({ code: 'KEYS' });
  await expect(site.rollback('shell', null)).rejects.toThrow();
});

test('production makes no keys and trusts no root that it is not given', async () => {
  const production = open({ NODE_ENV: 'production' });
  await expect(production.prepare()).rejects.toMatchObject({ code: 'KEYS' });
  await expect(production.publish(build('shell'), noSource)).rejects.toMatchObject({ code: 'KEYS' });
  await start();
  const site = open({ NODE_ENV: 'production', RELEASE_KEYS: join(base, 'other') });
  await expect(site.live()).rejects.toMatchObject({ code: 'KEYS' });
});

test('a store that lost the keys of a demo begins again, and its unsigned releases do not count', async () => {
  await start();
  await rm(join(base, 'keys'), { recursive: true });
  await open().prepare();
  expect((await open().live()).names).toEqual({});
  await expect(open().promote('shell', '1.0.0', null)).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  // The same files are signed again; others are refused.
  await open().publish(build('shell'), noSource);
  await open().promote('shell', '1.0.0', null);
});

test('a second store copies a release and signs it with its own keys', async () => {
  await start();
  const other = openStore({ RELEASES_URL: join(base, 'other'), RELEASE_KEYS: join(base, 'other-keys') }, base);
  await other.copyFrom(open(), { name: 'shell', version: '1.0.0' });
  await other.promote('shell', '1.0.0', null);
  expect(await other.verify('shell', '1.0.0')).toEqual([]);
});
