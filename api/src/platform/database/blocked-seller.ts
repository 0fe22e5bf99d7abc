import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { trainers, users } from './schema/people';

/** Whether the account that registered the trainer or institute is blocked or deleted. */
export async function isSellerBlocked(db: Database, trainerId: number): Promise<boolean> {
  const [row] = await db
    .select({ blockedAt: users.blockedAt })
    .from(trainers)
    .innerJoin(users, eq(users.id, trainers.userId))
    .where(eq(trainers.id, trainerId));
  return row !== undefined && row.blockedAt !== null;
}
