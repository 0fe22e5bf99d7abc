import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '@kaksha/api/platform/database/open-database';
import type { BackupSettings } from '@kaksha/api/platform/settings/backup-settings';
import { readSettings, type Settings } from '@kaksha/api/platform/settings/settings';
import { openStore } from '@kaksha/release/open-store';
import { Command } from 'commander';
import { backUp, type Site } from './backup/back-up';
import { isBackupName, openDestination } from './backup/destination';
import { fetchBackup } from './backup/fetch-backup';
import { restore } from './backup/restore';
import { runBackup } from './backup/run-backup';

const root = resolve(import.meta.dirname, '../..');
const open = (): Site => ({ settings: readSettings(), store: openStore(process.env, root) });
const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function scheduled(settings: Settings): Settings & { backup: BackupSettings } {
  const { backup } = settings;
  if (!backup) throw new Error('Name a folder, or set BACKUP_URL and BACKUP_KEY.');
  return { ...settings, backup };
}

/** As the job of the worker does it; the embedded database of a running site is saved by its own process only. */
async function backUpNow({ settings, store }: Site): Promise<void> {
  const began = performance.now();
  const withBackup = scheduled(settings);
  const database = await openDatabase(settings.database);
  const runner = { settings: withBackup, store, db: database.db, now: () => new Date() };
  const { name, bytes, rows, removed } = await runBackup(runner).finally(() => database.close());
  console.log(`${name}: stored ${megabytes(bytes)}, restored and compared ${rows} rows, in ${seconds(began)}`);
  for (const each of removed) console.log(`removed ${each}`);
}

async function listBackups({ settings }: Site): Promise<void> {
  for (const { name, isVerified, createdAt } of await openDestination(scheduled(settings).backup).list()) {
    console.log(`${name}  ${!createdAt ? 'incomplete' : isVerified ? 'restored and compared' : 'not verified'}`);
  }
}

/** @returns the folder of the backup, unpacked when it is one at BACKUP_URL */
async function folderOf(settings: Settings, backup: string): Promise<string> {
  if (backup !== 'latest' && !isBackupName(backup)) return resolve(backup);
  const folder = join(settings.dataFolder, 'restore-work');
  const name = await fetchBackup(scheduled(settings).backup, backup, folder);
  console.log(`decrypted ${name}`);
  return folder;
}

const program = new Command();
program
  .command('backup [folder]')
  .description(
    'Saves the database, the pictures and the releases of the settings in a new folder; without one encrypted at BACKUP_URL.',
  )
  .option('--list', 'lists the backups at BACKUP_URL', false)
  .action(async (folder: string | undefined, { list }: { list: boolean }) => {
    const site = open();
    if (list) return listBackups(site);
    if (folder === undefined) return backUpNow(site);
    const began = performance.now();
    const { files, bytes } = await backUp(site, resolve(folder));
    console.log(`saved ${files} files, ${megabytes(bytes)}, in ${seconds(began)}`);
    console.log('Keep ENCRYPTION_KEYS elsewhere: without them the encrypted fields of the backup cannot be read.');
  });
program
  .command('restore <backup>')
  .description(
    'Loads a backup into the database, picture storage and release store of the settings: a folder, or the name of one at BACKUP_URL, or latest.',
  )
  .option('--replace', 'deletes the data of the database first', false)
  .action(async (backup: string, { replace }: { replace: boolean }) => {
    const began = performance.now();
    const site = open();
    const folder = await folderOf(site.settings, backup);
    const { rows, pictures, releases } = await restore(site, folder, { replace });
    if (folder !== resolve(backup)) await rm(folder, { recursive: true });
    console.log(`restored ${rows} rows, ${pictures} pictures and ${releases} releases in ${seconds(began)}`);
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
