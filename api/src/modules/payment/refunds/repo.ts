import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { enrolments, orders, payments, refunds } from '../../../db/schema/payments';
import { integer } from '../../../db/typed-sql';
import type { PaymentRow } from '../capture/repo';

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

/** The batch in which the order of a refund has or had its seat. */
export async function findBatchOfRefund(db: Database, refundId: number): Promise<number | null> {
  const [row] = await db
    .select({ batchId: integer(sql`coalesce(${enrolments.batchId}, ${orders.batchId})`) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
    .where(eq(refunds.id, refundId));
  return row?.batchId ?? null;
}

export async function findRefund(db: Database, paymentId: number): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return row ?? null;
}

/** Requests a refund, again when an earlier one failed. Null when one is requested or done. */
export async function requestRefund(
  tx: Database,
  { id: paymentId, amountMinor }: PaymentRow,
  { reason, requestedBy }: { reason: string; requestedBy: number },
): Promise<RefundRow | null> {
  const [row] = await tx
    .insert(refunds)
    .values({ paymentId, amountMinor, reason, requestedBy })
    .onConflictDoUpdate({
      target: refunds.paymentId,
      set: { status: 'requested', reason, requestedBy, updatedAt: sql`now()` },
      setWhere: eq(refunds.status, 'failed'),
    })
    .returning();
  return row ?? null;
}

export async function changeRefund(
  tx: Database,
  id: number,
  change: Partial<Pick<RefundRow, 'status' | 'providerRefundId'>>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}
