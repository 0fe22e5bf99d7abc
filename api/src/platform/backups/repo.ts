import { desc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { backupRuns } from '../database/schema/platform';

export type BackupRun = Omit<typeof backupRuns.$inferSelect, 'id'>;

/** A run whose backup was stored, restored into a scratch database and compared. */
export interface GoodBackup {
  name: string;
  startedAt: Date;
  finishedAt: Date;
}

export async function beginBackupRun(db: Database, run: { name: string; startedAt: Date }): Promise<number> {
  const [row] = await db.insert(backupRuns).values(run).returning({ id: backupRuns.id });
  return row?.id ?? 0;
}

export async function endBackupRun(
  db: Database,
  id: number,
  outcome: Pick<BackupRun, 'finishedAt' | 'savedAt' | 'restoredAt' | 'bytes' | 'rows' | 'failure'>,
): Promise<void> {
  await db.update(backupRuns).set(outcome).where(eq(backupRuns.id, id));
}

/** Latest first. */
export function findBackupRuns(db: Database, max: number): Promise<BackupRun[]> {
  const { id, ...columns } = getTableColumns(backupRuns);
  return db.select(columns).from(backupRuns).orderBy(desc(backupRuns.startedAt), desc(backupRuns.id)).limit(max);
}

/** The last run that ended, good or not; null without one. */
export async function findLastBackup(db: Database): Promise<{ finishedAt: Date; ok: boolean } | null> {
  const { startedAt, finishedAt } = backupRuns;
  const [row] = await db.select().from(backupRuns).where(isNotNull(finishedAt)).orderBy(desc(startedAt)).limit(1);
  return row?.finishedAt ? { finishedAt: row.finishedAt, ok: row.restoredAt !== null } : null;
}

export async function findLastGoodBackup(db: Database): Promise<GoodBackup | null> {
  const { startedAt, restoredAt } = backupRuns;
  const [row] = await db.select().from(backupRuns).where(isNotNull(restoredAt)).orderBy(desc(startedAt)).limit(1);
  return row?.restoredAt
    ? { name: row.name, startedAt: row.startedAt, finishedAt: row.finishedAt ?? row.restoredAt }
    : null;
}
