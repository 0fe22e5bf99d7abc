import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { lockFolder } from '@kaksha/api/platform/database/folder-lock';
import { materialsOf, picturesOf, uploadsOf } from '@kaksha/api/platform/media/open-storage';
import type { FileStorage } from '@kaksha/api/platform/media/storage';
import type { Settings } from '@kaksha/api/platform/settings/settings';
import type { ReleaseStore } from '@kaksha/release/store';
import pg from 'pg';
import type { Site } from './back-up';
import { type Manifest, readManifest } from './manifest';
import { loadPostgres } from './postgres';

export interface Restored {
  /** 0 for the embedded database, whose files are restored. */
  rows: number;
  pictures: number;
  releases: number;
}

/**
 * Loads a backup. Pictures and releases that are stored already stay.
 * @throws Error when a file of the backup was changed, when the database holds data and `replace` is false, or when the
 * backup is of the other kind of database
 */
export async function restore(
  { settings, store }: Site,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const manifest = await readManifest(folder);
  if (manifest.database !== settings.database.kind) {
    throw new Error(
      `The backup is of a database that is ${manifest.database}; the settings name one that is ${settings.database.kind}.`,
    );
  }
  // Pictures and releases first: a page of the restored rows then finds them.
  const pictures = await restoreFiles(picturesOf(settings), join(folder, 'pictures'));
  await restoreFiles(materialsOf(settings), join(folder, 'materials'));
  const releases = await restoreReleases(store, join(folder, 'releases'));
  await restoreDatabase(settings, folder, manifest, replace);
  return { rows: Object.values(manifest.rows).reduce((sum, count) => sum + count, 0), pictures, releases };
}

async function restoreDatabase(settings: Settings, from: string, manifest: Manifest, replace: boolean): Promise<void> {
  const { database, dataFolder } = settings;
  if (database.kind === 'postgresql') {
    const url = database.directUrl ?? database.url;
    await loadPostgres(url, join(from, 'database.dump'), manifest, replace);
    if (!settings.bucket) await adoptFolder(url, uploadsOf(settings));
    return;
  }
  if (!database.folder) throw new Error('The database is in memory.');
  await mkdir(dirname(database.folder), { recursive: true });
  const unlock = lockFolder(database.folder);
  try {
    if (await readdir(database.folder).catch(() => null)) {
      if (!replace) throw new Error(`${database.folder} exists. Choose another DATA_DIR, or --replace to delete it.`);
      await rm(database.folder, { recursive: true });
    }
    const draft = `${database.folder}.restored`;
    await rm(draft, { recursive: true, force: true });
    await cp(join(from, 'database'), draft, { recursive: true });
    await rename(draft, database.folder);
  } finally {
    unlock();
  }
  await cp(join(from, 'encryption.key'), join(dataFolder, 'encryption.key'), { force: replace }).catch(() => {});
}

/** The database knows the id of its pictures' folder; see media/uploads-folder.ts. */
async function adoptFolder(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ value: string }>(`select value from facts where name = 'uploads-folder'`)
    .finally(() => client.end());
  if (!rows[0]) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.kaksha-folder'), rows[0].value);
}

/** A backup of an earlier version has no materials. */
async function restoreFiles(storage: FileStorage, from: string): Promise<number> {
  const names = await readdir(from).catch(() => []);
  for (const name of names) await storage.write(name, await readFile(join(from, name)));
  return names.length;
}

async function restoreReleases({ storage }: ReleaseStore, from: string): Promise<number> {
  let count = 0;
  const folders = (await readdir(from, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    for (const version of await readdir(join(from, name))) {
      await storage.put({ name, version }, await filesOf(join(from, name, version)));
      count += 1;
    }
  }
  const live = await readFile(join(from, 'live.json'), 'utf8').catch(() => null);
  const current = await storage.readState();
  // What is live now stays: a restore must not bring back a release that was rolled back.
  if (live && current.text === null) await storage.writeState(live, current.tag);
  return count;
}

async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path), await readFile(path));
  }
  return files;
}
