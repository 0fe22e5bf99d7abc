import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beginBackupRun, endBackupRun } from '@kaksha/api/platform/backups/repo';
import type { Database } from '@kaksha/api/platform/database/database';
import { openEmbedded } from '@kaksha/api/platform/database/embedded';
import type { BackupSettings } from '@kaksha/api/platform/settings/backup-settings';
import type { Settings } from '@kaksha/api/platform/settings/settings';
import { errorMessageOf } from '@kaksha/domain/typed';
import { sql } from 'drizzle-orm';
import { backUp, type Site } from './back-up';
import { type BackupDestination, backupNameAt, openDestination } from './destination';
import { readManifest } from './manifest';
import { loadPostgres, withScratchDatabase } from './postgres';
import { expiredBackups } from './retention';
import { requireSame, sumTables } from './table-sums';

export interface BackupRunner extends Site {
  settings: Settings & { backup: BackupSettings };
  /** Stores the record of the run. */
  db: Database;
  now(): Date;
  /** For tests. */
  destination?: BackupDestination;
}

export interface RunResult {
  name: string;
  bytes: number;
  rows: number;
  removed: string[];
}

/** Of `failure` in the answer of the API. */
const maxFailureLength = 1000;

/**
 * Saves the site in an encrypted backup, reads it back, restores its database into a scratch one, compares the rows of
 * every table, and removes expired backups. Records the run.
 * @throws Error when a step fails; the record has its message
 */
export async function runBackup(runner: BackupRunner): Promise<RunResult> {
  const { settings, db, now, destination = openDestination(settings.backup) } = runner;
  const startedAt = now();
  const name = backupNameAt(startedAt);
  const id = await beginBackupRun(db, { name, startedAt });
  // Beside the data, because /tmp may be in memory.
  const work = join(settings.dataFolder, 'backup-work');
  const outcome: Parameters<typeof endBackupRun>[2] = {
    ...{ finishedAt: null, savedAt: null, restoredAt: null, bytes: null, rows: null, failure: null },
  };
  try {
    await rm(work, { recursive: true, force: true });
    const saved = await backUp(runner, join(work, 'saved'));
    outcome.rows = saved.rows;
    outcome.bytes = await destination.store(name, join(work, 'saved'));
    await rm(join(work, 'saved'), { recursive: true });
    outcome.savedAt = now();
    await destination.fetch(name, join(work, 'restored'));
    await compareRestored(settings, join(work, 'restored'));
    await destination.markVerified(name);
    outcome.restoredAt = now();
    return { name, bytes: outcome.bytes, rows: saved.rows, removed: await prune(destination, settings.backup) };
  } catch (error) {
    outcome.failure = messageOf(error);
    // Backups of failed runs would fill the disk.
    await prune(destination, settings.backup).catch(() => {});
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
    await endBackupRun(db, id, { ...outcome, finishedAt: now() });
  }
}

/** With the cause, because an `ApiError` hides that of a bucket. */
function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? ` (${errorMessageOf(error.cause)})` : '';
  return `${errorMessageOf(error)}${cause}`.slice(0, maxFailureLength);
}

/** Restores the database of an unpacked backup into a scratch one. @throws Error when a table has other rows */
async function compareRestored({ database, backup }: BackupRunner['settings'], folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  if (database.kind === 'postgresql') {
    const load = (url: string) => loadPostgres(url, join(folder, 'database.dump'), manifest, true);
    const { scratchUrl } = backup;
    await (scratchUrl ? load(scratchUrl) : withScratchDatabase(database.directUrl ?? database.url, load));
    return;
  }
  const scratch = await openEmbedded({ kind: 'embedded', folder: join(folder, 'database') });
  try {
    await scratch.db.transaction(async (tx) => {
      requireSame(
        manifest,
        await sumTables(async (text) => (await tx.execute<Record<string, unknown>>(sql.raw(text))).rows),
      );
    });
  } finally {
    await scratch.close();
  }
}

/** @returns the names of the removed backups */
async function prune(destination: BackupDestination, { keep }: BackupSettings): Promise<string[]> {
  const names = expiredBackups(await destination.list(), keep).map(({ name }) => name);
  for (const name of names) await destination.remove(name);
  return names;
}
