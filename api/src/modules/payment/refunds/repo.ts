import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { orders, payments, refunds } from '../../../db/schema/payments';
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
