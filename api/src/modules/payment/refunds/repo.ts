import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { enrolments, orders, payments, refunds } from '../../../platform/database/schema/payments';
import { boolean, integer } from '../../../platform/database/typed-sql';

export type RefundRow = typeof refunds.$inferSelect;

/** A refund with its payment and order. The order stays locked until the transaction ends. */
export async function lockRefund(tx: Database, refundId: number) {
  const [row] = await tx
    .select({ refund: refunds, payment: payments, order: orders })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(refunds.id, refundId))
    .for('update', { of: orders });
  return row ?? null;
}

/** The batch in which an order has or had its seat. */
export async function findBatchOfOrder(db: Database, orderId: number): Promise<number | null> {
  const [row] = await db
    .select({ batchId: integer(sql`coalesce(${enrolments.batchId}, ${orders.batchId})`) })
    .from(orders)
    .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return row?.batchId ?? null;
}

/** The refunded amount of a payment, in minor units. `isClosed`: a refund that did not fail pays back what was left. */
export async function sumRefunds(db: Database, paymentId: number) {
  const [row] = await db
    .select({
      requested: integer(sql`coalesce(sum(${refunds.amountMinor}) filter (where ${refunds.status} = 'requested'), 0)`),
      succeeded: integer(sql`coalesce(sum(${refunds.amountMinor}) filter (where ${refunds.status} = 'succeeded'), 0)`),
      isClosed: boolean(sql`coalesce(bool_or(${refunds.closesOrder} and ${refunds.status} <> 'failed'), false)`),
    })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row ?? { requested: 0, succeeded: 0, isClosed: false };
}

/**
 * The refund that an event of the provider is about: by its id, else the earliest one of the amount that waits for an
 * answer.
 */
export async function findRefundOfEvent(
  db: Database,
  paymentId: number,
  { refundId, amountMinor }: { refundId: string; amountMinor: number },
): Promise<RefundRow | null> {
  const isWaiting = and(
    isNull(refunds.providerRefundId),
    eq(refunds.status, 'requested'),
    eq(refunds.amountMinor, amountMinor),
  );
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), or(eq(refunds.providerRefundId, refundId), isWaiting)))
    .orderBy(asc(isNull(refunds.providerRefundId)), asc(refunds.id))
    .limit(1);
  return row ?? null;
}

/** Adds a refund. One that closes the order replaces an earlier one that failed; null when that did not fail. */
export async function addRefund(
  tx: Database,
  values: Pick<RefundRow, 'paymentId' | 'amountMinor' | 'closesOrder' | 'reason' | 'requestedBy' | 'isHeld'>,
): Promise<RefundRow | null> {
  const { amountMinor, reason, requestedBy, isHeld } = values;
  const [row] = await tx
    .insert(refunds)
    .values(values)
    .onConflictDoUpdate({
      target: refunds.paymentId,
      targetWhere: sql`closes_order`,
      set: { status: 'requested', amountMinor, reason, requestedBy, isHeld, updatedAt: sql`now()` },
      setWhere: eq(refunds.status, 'failed'),
    })
    .returning();
  return row ?? null;
}

/** The order of a refund; null when there is none. */
export async function findOrderOfRefund(db: Database, refundId: number): Promise<number | null> {
  const [row] = await db
    .select({ orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  return row?.orderId ?? null;
}

export async function changeRefund(
  tx: Database,
  id: number,
  change: Partial<Pick<RefundRow, 'status' | 'providerRefundId' | 'isHeld' | 'releasedBy'>>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}
