import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { meetings } from '../../../platform/database/schema/classes';

export async function findMeetingUrl(db: Database, batchId: number): Promise<string | null> {
  const [row] = await db.select({ url: meetings.url }).from(meetings).where(eq(meetings.batchId, batchId));
  return row?.url ?? null;
}

export async function saveMeeting(
  db: Database,
  row: typeof meetings.$inferInsert & { updatedAt: Date },
): Promise<void> {
  const { url, updatedBy, updatedAt } = row;
  await db
    .insert(meetings)
    .values(row)
    .onConflictDoUpdate({ target: meetings.batchId, set: { url, updatedBy, updatedAt } });
}

export async function deleteMeeting(db: Database, batchId: number): Promise<void> {
  await db.delete(meetings).where(eq(meetings.batchId, batchId));
}
