import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { enrolments } from '../../../platform/database/schema/payments';
import { trainerSupport } from '../../../platform/database/schema/support';

export type SupportRow = typeof trainerSupport.$inferSelect;

export async function isEnrolledWith(db: Database, userId: number, trainerId: number): Promise<boolean> {
  const theirs = and(eq(enrolments.userId, userId), eq(enrolments.trainerId, trainerId));
  return (await db.$count(enrolments, and(theirs, ne(enrolments.status, 'Refunded')))) > 0;
}

export async function findSupport(db: Database, trainerId: number): Promise<SupportRow | null> {
  const [row] = await db.select().from(trainerSupport).where(eq(trainerSupport.trainerId, trainerId));
  return row ?? null;
}

export async function saveSupport(db: Database, values: Omit<SupportRow, 'updatedAt'>): Promise<void> {
  const row = { ...values, updatedAt: new Date() };
  await db.insert(trainerSupport).values(row).onConflictDoUpdate({ target: trainerSupport.trainerId, set: row });
}
