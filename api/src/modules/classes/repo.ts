import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { attendance } from '../../platform/database/schema/classes';
import { users } from '../../platform/database/schema/people';

/** Records that a learner joined a session. The first time counts. */
export async function recordAttendance(db: Database, row: typeof attendance.$inferInsert): Promise<void> {
  await db.insert(attendance).values(row).onConflictDoNothing();
}

/** Empty for a user without a name. */
export async function findUserName(db: Database, userId: number): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name?.trim() ?? '';
}
