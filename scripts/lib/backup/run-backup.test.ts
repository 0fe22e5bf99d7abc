import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBackupRuns, findLastBackup, findLastGoodBackup } from '@kaksha/api/platform/backups/repo';
import { type EmbeddedDatabase, openEmbedded } from '@kaksha/api/platform/database/embedded';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { readTemplate } from '@kaksha/api/test/test-database';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testKeysOf, testStore } from '@kaksha/release/test-store';
import { type BackupDestination, openDestination } from './destination';
import { fetchBackup } from './fetch-backup';
import { writeManifest } from './manifest';
import { restore } from './restore';
import { type BackupRunner, runBackup } from './run-backup';

const key = Buffer.alloc(32, 1);
const otherKey = Buffer.alloc(32, 2);
const picture = 'abc123-960.webp';

let folder: string;
let database: EmbeddedDatabase;
let runner: BackupRunner;
let destination: BackupDestination;
let now: Date;
/** Of a good run. */
let made: Awaited<ReturnType<typeof runBackup>>;

// Each run makes and restores embedded databases, which takes seconds of processor time.
jest.setTimeout(90_000);

/** A running site with the embedded database, one picture and one live release. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-run-backup-'));
  const data = join(folder, 'site');
  mkdirSync(join(data, 'uploads'), { recursive: true });
  writeFileSync(join(data, 'uploads', picture), 'picture');
  database = await openEmbedded({ kind: 'embedded', folder: join(data, 'database'), template: await readTemplate() });
  await database.execute(
    `insert into kept_mails ("to", subject, text, html) values ('a@kaksha.test', 'Secret words', 't', 'h')`,
  );
  const store = testStore(join(folder, 'releases'));
  await store.publish(fakeBuild(join(folder, 'builds'), 'shell', '1.0.0'), noSource);
  await store.promote('shell', '1.0.0', 'Asha');
  const settings = readSettings({
    DATA_DIR: data,
    BACKUP_URL: join(folder, 'backups'),
    BACKUP_KEY: key.toString('base64'),
    BACKUP_DAILY: '2',
    BACKUP_WEEKLY: '1',
    BACKUP_MONTHLY: '1',
  });
  const { backup } = settings;
  if (!backup) throw new Error('BACKUP_URL is set');
  destination = openDestination(backup, { partBytes: 200_000 });
  runner = { settings: { ...settings, backup }, store, db: database.db, now: () => now, destination };
  mkdirSync(join(folder, 'random'));
  writeFileSync(join(folder, 'random/bytes'), randomBytes(500_000));
  now = new Date('2026-11-29T02:00:00.000Z');
  made = await runBackup(runner);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const backupFiles = () => readdirSync(join(folder, 'backups'));
const nextDay = () => {
  now = new Date(now.getTime() + 86_400_000);
};

test('a running site is stored encrypted, restored elsewhere, compared and recorded', async () => {
  const { name, bytes, rows } = made;
  expect(rows).toBeGreaterThan(10);
  expect(await findBackupRuns(database.db, 5)).toEqual([
    { name, startedAt: now, finishedAt: now, savedAt: now, restoredAt: now, bytes, rows, failure: null },
  ]);
  expect(await findLastBackup(database.db)).toEqual({ finishedAt: now, ok: true });
  const parts = backupFiles().filter((file) => file.endsWith('.bin'));
  expect(parts.length).toBeGreaterThan(2);
  for (const file of parts) {
    expect(readFileSync(join(folder, 'backups', file), 'latin1')).not.toMatch(/Secret words|PG_VERSION|manifest/);
    expect(statSync(join(folder, 'backups', file)).mode & 0o077).toBe(0);
  }
  expect(readdirSync(join(folder, 'site'))).not.toContain('backup-work');
});

test('the backup is restored with the key, with the rows, pictures and releases of the site', async () => {
  const store = testStore(join(folder, 'restored-releases'), { keys: testKeysOf(join(folder, 'releases')) });
  const settings = readSettings({ DATA_DIR: join(folder, 'restored') });
  const unpacked = join(folder, 'unpacked');
  expect(await fetchBackup(runner.settings.backup, 'latest', unpacked)).toBe(made.name);
  await restore({ settings, store }, unpacked, { replace: false });
  const restored = await openEmbedded({ kind: 'embedded', folder: join(folder, 'restored/database') });
  const { rows } = await restored.execute('select subject from kept_mails', []);
  await restored.close();
  expect(rows).toEqual([{ subject: 'Secret words' }]);
  expect(readFileSync(join(folder, 'restored/uploads', picture), 'utf8')).toBe('picture');
  expect((await store.live()).names.shell?.version).toBe('1.0.0');
});

test('another key is refused with a clear error', async () => {
  const backup = { ...runner.settings.backup, key: otherKey };
  await expect(fetchBackup(backup, made.name, join(folder, 'refused'))).rejects.toThrow(
    /^backup-\w+ was encrypted with the key [\da-f]{8}, and BACKUP_KEY is another one\.$/,
  );
});

test.each([
  ['a byte that changed', (bytes: Buffer) => bytes.fill(bytes.at(-1) === 1 ? 2 : 1, bytes.length - 1), 'has changed'],
  ['a part that was cut', (bytes: Buffer) => bytes.subarray(0, 20), 'has changed'],
  ['a part that is missing', () => null, 'is missing'],
])('%s is found', async (_fault, damage, message) => {
  const name = 'backup-20260101t020000z';
  await destination.store(name, join(folder, 'random'));
  const file = join(folder, 'backups', `${name}-000001.bin`);
  const damaged = damage(readFileSync(file));
  if (damaged) writeFileSync(file, damaged);
  else await rm(file);
  await expect(destination.fetch(name, join(folder, 'damaged'))).rejects.toThrow(`part 2 of ${name} ${message}`);
  await destination.remove(name);
});

test('a damaged backup is recorded as a failure, which is no good backup', async () => {
  nextDay();
  const damaging: typeof destination = {
    ...destination,
    async store(name, from) {
      const bytes = await destination.store(name, from);
      writeFileSync(join(folder, 'backups', `${name}-000001.bin`), 'damaged');
      return bytes;
    },
  };
  await expect(runBackup({ ...runner, destination: damaging })).rejects.toThrow('has changed');
  const [run] = await findBackupRuns(database.db, 1);
  expect(run).toMatchObject({ finishedAt: now, savedAt: now, restoredAt: null });
  expect(run?.failure).toContain('part 2 of');
  expect(await findLastBackup(database.db)).toMatchObject({ finishedAt: now, ok: false });
  expect(await findLastGoodBackup(database.db)).toMatchObject({ name: made.name });
});

test('a database that is restored with other rows is found', async () => {
  nextDay();
  const changing: typeof destination = {
    ...destination,
    async fetch(name, to) {
      await destination.fetch(name, to);
      const copy = await openEmbedded({ kind: 'embedded', folder: join(to, 'database') });
      await copy.execute(`update kept_mails set subject = 'Secret work'`);
      await copy.close();
      await rewriteManifest(to);
    },
  };
  await expect(runBackup({ ...runner, destination: changing })).rejects.toThrow(
    'Tables with other rows than in the backup: public.kept_mails',
  );
});

/** As if the hashes had been made of the changed files. */
async function rewriteManifest(to: string): Promise<void> {
  const file = join(to, 'manifest.json');
  const { createdAt, database: kind, rows, checksums } = JSON.parse(readFileSync(file, 'utf8'));
  await rm(join(to, 'database.lock.1'), { force: true });
  await writeManifest(to, { createdAt, database: kind, rows, checksums });
}

test('expired backups are removed after the run, and a failed run removes no good one', async () => {
  const stored = ['backup-20260101t020000z', 'backup-20260102t020000z', 'backup-20260103t020000z'];
  for (const name of stored) {
    await destination.store(name, join(folder, 'random'));
    await destination.markVerified(name);
  }
  nextDay();
  const failing = { ...destination, fetch: () => Promise.reject(new Error('out of reach')) };
  await expect(runBackup({ ...runner, destination: failing })).rejects.toThrow('out of reach');
  // The last two days, of which one is the last of its week and its month; and the failed one.
  const kept = (await destination.list()).map(({ name, isVerified }) => [name, isVerified]);
  expect(kept).toEqual([
    [stored[2], true],
    [made.name, true],
    [expect.any(String), false],
  ]);
  nextDay();
  const { name, removed } = await runBackup(runner);
  expect(removed).toEqual([stored[2], kept[2]?.[0]]);
  expect((await destination.list()).map((each) => each.name)).toEqual([made.name, name]);
});
