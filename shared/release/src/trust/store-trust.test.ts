import { mkdtempSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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
const open = (settings: Record<string, string> = {}, beginsAgain = false) =>
  openStore({ RELEASES_URL: join(base, 'store'), RELEASE_KEYS: join(base, 'keys'), ...settings }, base, {
    clock: () => now,
    beginsAgain,
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

test('production, a site without demo mode, a bucket and a given root have the store of a real site', () => {
  expect(open().isReal).toBe(false);
  const bucket = { RELEASES_URL: 's3://bucket/releases?region=r', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  const given = { RELEASE_ROOT: join(base, 'root.json') };
  const real: Record<string, string>[] = [{ NODE_ENV: 'production' }, { DEMO: '0' }, bucket, given];
  for (const settings of real) {
    expect(open(settings).isReal).toBe(true);
  }
});

test('a start with another DATA_DIR has the same releases', async () => {
  const startWith = (DATA_DIR: string) =>
    openStore({ RELEASES_URL: join(base, 'store'), DATA_DIR: join(base, DATA_DIR) }, base, { beginsAgain: true });
  await startWith('data').prepare();
  await startWith('data').publish(build('shell'), noSource);
  await startWith('data').promote('shell', '1.0.0', null);
  await startWith('other').prepare();
  expect((await startWith('other').live()).names.shell?.version).toBe('1.0.0');
  expect((await startWith('data').live()).names.shell?.version).toBe('1.0.0');
});

test('a start after months signs known metadata again', async () => {
  await start();
  now += 200 * dayMs;
  await expect(open().live()).rejects.toMatchObject({ code: 'EXPIRED' });
  await open().prepare();
  expect((await open().live()).names.shell?.version).toBe('1.0.0');
  now += 2000 * dayMs;
  await open().prepare();
  expect((await open().live()).names.shell?.version).toBe('1.0.0');
});

test('machines with the keys sign the metadata again once a day', async () => {
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

test('npm start begins a demo store without its keys anew, and unsigned releases are ignored', async () => {
  await start();
  await rm(join(base, 'keys'), { recursive: true });
  await open({}, true).prepare();
  expect((await open().live()).names).toEqual({});
  await expect(open().promote('shell', '1.0.0', null)).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  // The same files are signed again; others are refused.
  await open().publish(build('shell'), noSource);
  await open().promote('shell', '1.0.0', null);
});

test('other commands never begin a signed store anew: without a root they read and change nothing', async () => {
  await start();
  const before = await open().live();
  await rename(join(base, 'keys'), join(base, 'kept'));
  for (const change of [
    () => open().prepare(),
    () => open().live(),
    () => open().publish(build('trainer'), noSource),
    () => open().promote('shell', '1.0.0', null),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: 'KEYS', message: expect.stringMatching(/npm start/) });
  }
  await rm(join(base, 'keys'), { recursive: true, force: true });
  await rename(join(base, 'kept'), join(base, 'keys'));
  expect(await open().live()).toEqual(before);
});

test('a second store copies a release and signs it with its own keys', async () => {
  await start();
  const other = openStore({ RELEASES_URL: join(base, 'other'), RELEASE_KEYS: join(base, 'other-keys') }, base);
  await other.copyFrom(open(), { name: 'shell', version: '1.0.0' });
  await other.promote('shell', '1.0.0', null);
  expect(await other.verify('shell', '1.0.0')).toEqual([]);
});
