import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { enrolments, paymentConfigs } from '../../db/schema/payments';
import { trainers, users } from '../../db/schema/people';
import { trainerSupport } from '../../db/schema/support';

export type SupportRow = typeof trainerSupport.$inferSelect;
export type PaymentConfigRow = typeof paymentConfigs.$inferSelect;

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

export async function findPaymentConfig(db: Database, trainerId: number): Promise<PaymentConfigRow | null> {
  const [row] = await db.select().from(paymentConfigs).where(eq(paymentConfigs.trainerId, trainerId));
  return row ?? null;
}

export async function savePaymentConfig(db: Database, values: Omit<PaymentConfigRow, 'updatedAt'>): Promise<void> {
  const row = { ...values, updatedAt: new Date() };
  await db.insert(paymentConfigs).values(row).onConflictDoUpdate({ target: paymentConfigs.trainerId, set: row });
}

/** The trainer's row and their user's id. */
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
