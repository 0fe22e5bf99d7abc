import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { attendance, meetings } from '../../platform/database/schema/classes';
import { users } from '../../platform/database/schema/people';

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

/** Records that a learner joined a session. The first time counts. */
export async function recordAttendance(db: Database, row: typeof attendance.$inferInsert): Promise<void> {
  await db.insert(attendance).values(row).onConflictDoNothing();
}

/** Empty for a user without a name. */
export async function findUserName(db: Database, userId: number): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name?.trim() ?? '';
}
