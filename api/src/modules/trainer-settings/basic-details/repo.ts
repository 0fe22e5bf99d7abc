import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { trainers, users } from '../../../db/schema/people';

export async function findTrainer(db: Database, trainerId: number): Promise<typeof trainers.$inferSelect | null> {
  const [row] = await db.select().from(trainers).where(eq(trainers.id, trainerId));
  return row ?? null;
}

export async function changeTrainer(
  db: Database,
  trainerId: number,
  values: Partial<typeof trainers.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length > 0) await db.update(trainers).set(values).where(eq(trainers.id, trainerId));
}

export async function changePhone(db: Database, userId: number, contactNo: string | null): Promise<void> {
  await db.update(users).set({ contactNo }).where(eq(users.id, userId));
}
