import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { trainers, users } from '../../../platform/database/schema/people';

/** A trainer and their phone, locked until the transaction ends: the user first, as a save of the user's profile does. */
export async function lockTrainer(
  tx: Database,
  trainerId: number,
): Promise<{ trainer: typeof trainers.$inferSelect; contactNo: string | null } | null> {
  const owner = tx.select({ id: trainers.userId }).from(trainers).where(eq(trainers.id, trainerId));
  const [user] = await tx
    .select({ contactNo: users.contactNo })
    .from(users)
    .where(inArray(users.id, owner))
    .for('no key update');
  const [trainer] = await tx.select().from(trainers).where(eq(trainers.id, trainerId)).for('no key update');
  return user && trainer ? { trainer, ...user } : null;
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
