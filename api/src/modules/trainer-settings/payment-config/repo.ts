import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { paymentConfigs } from '../../../platform/database/schema/payments';

export type PaymentConfigRow = typeof paymentConfigs.$inferSelect;

export async function findPaymentConfig(db: Database, trainerId: number): Promise<PaymentConfigRow | null> {
  const [row] = await db.select().from(paymentConfigs).where(eq(paymentConfigs.trainerId, trainerId));
  return row ?? null;
}

export async function upsertPaymentConfig(db: Database, values: Omit<PaymentConfigRow, 'updatedAt'>): Promise<void> {
  const row = { ...values, updatedAt: new Date() };
  await db.insert(paymentConfigs).values(row).onConflictDoUpdate({ target: paymentConfigs.trainerId, set: row });
}

export async function setRouteAccountId(tx: Database, trainerId: number, routeAccountId: string | null): Promise<void> {
  await tx.update(paymentConfigs).set({ routeAccountId }).where(eq(paymentConfigs.trainerId, trainerId));
}
