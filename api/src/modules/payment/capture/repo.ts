import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { batchChanges } from '../../../platform/database/schema/batch-changes';
import { orders, payments } from '../../../platform/database/schema/payments';
import type { Payment, PaymentProvider } from '../../../platform/payment-providers/provider';
import type { OrderRow } from '../orders/repo';

export type PaymentRow = typeof payments.$inferSelect;

/** Stores a payment. A failed one can become captured later, a captured one never becomes failed. */
export async function savePayment(
  tx: Database,
  { id: orderId, provider }: OrderRow,
  { paymentId, amountMinor, currency, method }: Payment,
  status: 'captured' | 'failed',
): Promise<PaymentRow | null> {
  const [row] = await tx
    .insert(payments)
    .values({ orderId, provider, providerPaymentId: paymentId, amountMinor, currency, method, status })
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerPaymentId],
      set: { status, method, updatedAt: sql`now()` },
      setWhere: and(eq(payments.orderId, orderId), eq(payments.status, 'failed')),
    })
    .returning();
  return row ?? null;
}

/** The captured payment of an order, refunded or not. */
export async function findPaymentOfOrder(db: Database, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['captured', 'refunded'])));
  return row ?? null;
}

export async function findPaymentOfProvider(
  db: Database,
  provider: PaymentProvider['name'],
  providerPaymentId: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)));
  return row ?? null;
}

/** A payment with its order. The order stays locked until the transaction ends. */
export async function lockPaymentOfProvider(
  tx: Database,
  provider: PaymentProvider['name'],
  providerPaymentId: string,
) {
  const [row] = await tx
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)))
    .for('update', { of: orders });
  return row ?? null;
}

export async function markPaymentRefunded(tx: Database, paymentId: number): Promise<void> {
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, paymentId));
}

/** The last move of a batch since an order for it was placed. */
export async function findMoveSince(
  db: Database,
  { batchId, createdAt }: { batchId: number; createdAt: Date },
): Promise<number | null> {
  const [row] = await db
    .select({ id: batchChanges.id })
    .from(batchChanges)
    .where(and(eq(batchChanges.batchId, batchId), gte(batchChanges.createdAt, createdAt)))
    .orderBy(desc(batchChanges.id))
    .limit(1);
  return row?.id ?? null;
}
