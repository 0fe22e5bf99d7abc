import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/database/schema/people';

export async function findEmail(db: Database, userId: number): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}
