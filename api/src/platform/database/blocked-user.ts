import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from './database';
import { users } from './schema/people';

/** Whether the account is blocked or deleted. */
export async function isUserBlocked(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.blockedAt)))) > 0;
}
