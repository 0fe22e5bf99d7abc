import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBackupRuns } from '@kaksha/api/platform/backups/repo';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { createTemporaryDatabase, runOnServer, type TemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { openTestPostgres } from '@kaksha/api/test/test-database';
import { testStore } from '@kaksha/release/test-store';
import { fetchBackup } from './fetch-backup';
import { restore } from './restore';
import { type BackupRunner, runBackup } from './run-backup';

let folder: string;
let database: Awaited<ReturnType<typeof openTestPostgres>>;
let other: TemporaryDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-backup-postgres-'));
  database = await openTestPostgres();
  other = await createTemporaryDatabase();
  await database.execute(
    `insert into kept_mails ("to", subject, text, html) values ('a@kaksha.test', 'Hello', 't', 'h')`,
  );
});
afterAll(async () => {
  await database.close();
  await other.drop();
  await rm(folder, { recursive: true, force: true });
});

function runnerOn(databaseUrl: string, variables: NodeJS.ProcessEnv = {}): BackupRunner {
  const settings = readSettings({
    DEMO: '1',
    DATA_DIR: join(folder, 'site'),
    DATABASE_URL: databaseUrl,
    BACKUP_URL: join(folder, 'backups'),
    BACKUP_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...variables,
  });
  const { backup } = settings;
  if (!backup) throw new Error('BACKUP_URL is set');
  const store = testStore(join(folder, 'releases'));
  return { settings: { ...settings, backup }, store, db: database.db, now: () => new Date() };
}

test('a database in use is saved, restored into a database made for it, and restored elsewhere', async () => {
  const runner = runnerOn(database.url);
  const { name, rows } = await runBackup(runner);
  expect(await findBackupRuns(database.db, 1)).toMatchObject([{ name, rows, failure: null }]);
  await fetchBackup(runner.settings.backup, 'latest', join(folder, 'unpacked'));
  const elsewhere = runnerOn(other.url, { DATA_DIR: join(folder, 'restored') });
  const restored = await restore(elsewhere, join(folder, 'unpacked'), { replace: true });
  expect(restored.rows).toBe(rows);
  const { rows: left } = await database.execute(
    `select datname from pg_database where datname = current_database() || '_backup_check'`,
    [],
  );
  expect(left).toEqual([]);
});

test('a role that may not create databases says so, and uses the named scratch database', async () => {
  const role = `kaksha_role_${process.pid}`;
  await runOnServer(database.url, `create role ${role} login nosuperuser nocreatedb password 'secret'`);
  const url = Object.assign(new URL(database.url), { username: role, password: 'secret' });
  await runOnServer(database.url, `grant pg_read_all_data to ${role}`);
  try {
    await expect(runBackup(runnerOn(url.href))).rejects.toThrow('set BACKUP_SCRATCH_URL');
    const [run] = await findBackupRuns(database.db, 1);
    expect(run?.failure).toContain('may not create the database');
    await runBackup(runnerOn(url.href, { BACKUP_SCRATCH_URL: other.url }));
    expect(await findBackupRuns(database.db, 1)).toMatchObject([{ failure: null }]);
  } finally {
    await runOnServer(database.url, `drop owned by ${role}`);
    await runOnServer(database.url, `drop role ${role}`);
  }
});
