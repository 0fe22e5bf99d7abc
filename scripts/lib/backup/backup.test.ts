import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testKeysOf, testStore } from '@kaksha/release/test-store';
import { backUp } from './back-up';
import { restore } from './restore';

const picture = 'abc123-960.webp';
let folder: string;

const settingsOf = (name: string) => readSettings({ DATA_DIR: join(folder, name) });

/** Another storage that trusts the same keys. */
const restoredStore = () =>
  testStore(join(folder, 'restored-releases'), { keys: testKeysOf(join(folder, 'releases')) });

/** A stopped site with the embedded database, one picture and one live release. */
async function makeSite() {
  const data = join(folder, 'site');
  mkdirSync(join(data, 'database'), { recursive: true });
  mkdirSync(join(data, 'uploads'));
  writeFileSync(join(data, 'database/rows'), 'rows');
  writeFileSync(join(data, 'uploads', picture), 'picture');
  const store = testStore(join(folder, 'releases'));
  await store.publish(fakeBuild(join(folder, 'builds'), 'shell', '1.0.0'), noSource);
  await store.promote('shell', '1.0.0', 'Asha');
  return { settings: settingsOf('site'), store };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a restored site has the same database, pictures and live releases', async () => {
  const backup = join(folder, 'backup');
  await backUp(await makeSite(), backup);
  const store = restoredStore();
  expect(await restore({ settings: settingsOf('restored'), store }, backup, { replace: false })).toEqual({
    rows: 0,
    pictures: 1,
    releases: 1,
  });
  expect(readFileSync(join(folder, 'restored/database/rows'), 'utf8')).toBe('rows');
  expect(readFileSync(join(folder, 'restored/uploads', picture), 'utf8')).toBe('picture');
  expect((await store.live()).names.shell?.version).toBe('1.0.0');
  expect(await store.verify('shell', '1.0.0')).toEqual([]);
});

test('a backup with a changed or a missing file is refused before anything is restored', async () => {
  const backup = join(folder, 'backup');
  await backUp(await makeSite(), backup);
  const site = { settings: settingsOf('restored'), store: restoredStore() };
  appendFileSync(join(backup, 'pictures', picture), '!');
  await expect(restore(site, backup, { replace: false })).rejects.toThrow(`pictures/${picture} has changed`);
  await rm(join(backup, 'pictures', picture));
  await expect(restore(site, backup, { replace: false })).rejects.toThrow('incomplete');
  expect(readdirSync(folder)).not.toContain('restored');
});

test('a site with data is replaced only on request, and no folder is overwritten by a backup', async () => {
  const backup = join(folder, 'backup');
  const site = await makeSite();
  await backUp(site, backup);
  await expect(backUp(site, backup)).rejects.toThrow('Name a new folder');
  writeFileSync(join(folder, 'site/database/later'), 'rows');
  await expect(restore(site, backup, { replace: false })).rejects.toThrow('--replace');
  await restore(site, backup, { replace: true });
  expect(readdirSync(join(folder, 'site/database'))).toEqual(['rows']);
});
