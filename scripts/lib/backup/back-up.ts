import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '@kaksha/api/platform/database/database';
import { lockFolder } from '@kaksha/api/platform/database/folder-lock';
import { materialsOf, picturesOf } from '@kaksha/api/platform/media/open-storage';
import { type FileStorage, type StoredKind, storedMaterials, storedPictures } from '@kaksha/api/platform/media/storage';
import type { Settings } from '@kaksha/api/platform/settings/settings';
import { dayMs } from '@kaksha/domain/time-units';
import { releaseLimits } from '@kaksha/release/manifest';
import type { ReleaseStore } from '@kaksha/release/store';
import { sql } from 'drizzle-orm';
import { writeManifest } from './manifest';
import { dumpPostgres } from './postgres';
import { sumTables, type TableSums } from './table-sums';

export interface Site {
  settings: Settings;
  store: ReleaseStore;
  /** Of a site that runs on the embedded database, which no other process can open. */
  db?: Database | undefined;
}

/**
 * Saves the database, then the pictures, materials and releases: files that the saved rows name are stored before the
 * rows, and are kept for a day after them.
 * @param folder  is created
 * @throws Error when the folder exists, or another process has the embedded database open
 */
export async function backUp(
  { settings, store, db }: Site,
  folder: string,
): Promise<{ files: number; bytes: number; rows: number }> {
  const partial = `${folder}.partial`;
  if (await readdir(folder).catch(() => null)) throw new Error(`${folder} exists. Name a new folder.`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const createdAt = new Date().toISOString();
  const sums = await saveDatabase(settings, partial, db);
  await saveFiles(picturesOf(settings), storedPictures, join(partial, 'pictures'));
  await saveFiles(materialsOf(settings), storedMaterials, join(partial, 'materials'));
  await saveReleases(store, join(partial, 'releases'));
  const { files } = await writeManifest(partial, { createdAt, database: settings.database.kind, ...sums });
  await rename(partial, folder);
  const sizes = Object.values(files).map(({ bytes }) => bytes);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { files: sizes.length, bytes: sum(sizes), rows: sum(Object.values(sums.rows)) };
}

async function saveDatabase(
  { database, dataFolder, encryptionKeys }: Settings,
  to: string,
  db: Database | undefined,
): Promise<{ rows: TableSums['rows']; checksums?: TableSums['checksums'] }> {
  if (encryptionKeys.length === 0)
    await cp(join(dataFolder, 'encryption.key'), join(to, 'encryption.key')).catch(() => {});
  if (database.kind === 'postgresql')
    return dumpPostgres(database.directUrl ?? database.url, join(to, 'database.dump'));
  if (!database.folder) throw new Error('The database is in memory.');
  if (db) return copyLive(db, database.folder, join(to, 'database'));
  // Without a running site its files are complete.
  const unlock = lockFolder(database.folder);
  await cp(database.folder, join(to, 'database'), { recursive: true }).finally(unlock);
  return { rows: {} };
}

/**
 * Copies the files of the embedded database of this process. No other statement runs meanwhile, and every commit is in
 * the log, which the next start of the copy replays.
 */
async function copyLive(db: Database, folder: string, to: string): Promise<TableSums> {
  await db.execute(sql`checkpoint`);
  return db.transaction(async (tx) => {
    const sums = await sumTables(async (text) => (await tx.execute<Record<string, unknown>>(sql.raw(text))).rows);
    await cp(folder, to, { recursive: true });
    return sums;
  });
}

async function saveFiles(storage: FileStorage, { isFile }: StoredKind, to: string): Promise<void> {
  await mkdir(to);
  for await (const names of storage.list(new Date(Date.now() + dayMs))) {
    for (const name of names.filter(isFile)) {
      const file = await storage.read(name);
      // A job may have removed it since the listing.
      if (file) await pipeline(file.stream, createWriteStream(join(to, name), { mode: 0o600 }));
    }
  }
}

async function saveReleases({ storage }: ReleaseStore, to: string): Promise<void> {
  await mkdir(to);
  const { text } = await storage.readState();
  if (text) await writeFile(join(to, 'live.json'), text);
  for (const release of await storage.list()) {
    const folder = join(to, release.name, release.version);
    for (const file of await storage.files(release)) {
      const bytes = await storage.read(release, file, releaseLimits.fileBytes);
      if (!bytes) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), bytes);
    }
  }
}
