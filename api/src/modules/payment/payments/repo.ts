import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { orders, paymentEvents, payments, refunds } from '../../../db/schema/payments';
import type { Payment, PaymentEvent } from '../../../payments/provider';
import type { OrderRow } from '../orders/repo';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
type Provider = OrderRow['provider'];

/** Writes a payment down; an attempt that failed before may turn out to have succeeded, never the other way round. */
export async function keepPayment(
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

/** The payment that settled an order, given back or not. */
export async function findPaymentOfOrder(db: Database, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['captured', 'refunded'])));
  return row ?? null;
}

/** A payment by the provider's number, with its order, which is locked until the transaction ends. */
export async function lockPaymentOfProvider(tx: Database, provider: Provider, providerPaymentId: string) {
  const [row] = await tx
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)))
    .for('update', { of: orders });
  return row ?? null;
}

/** A refund with its payment and order; the order is locked until the transaction ends. */
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

/** Asks for the money of a payment back; one that failed is asked for anew. Null when it is asked for already. */
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

export async function markRefunded(tx: Database, paymentId: number): Promise<void> {
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, paymentId));
}

/** Refunds that the provider has not taken on yet, because it did not answer or this process ended before it did. */
export async function unsentRefunds(db: Database, provider: Provider, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.status, 'requested'),
        isNull(refunds.providerRefundId),
        eq(payments.provider, provider),
        sql`${refunds.updatedAt} < now() - interval '1 minute'`,
      ),
    )
    .orderBy(refunds.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Writes a notice of the provider down. Answers its number, or null when it has been worked on before. */
export async function keepEvent(db: Database, provider: Provider, event: PaymentEvent): Promise<number | null> {
  const [row] = await db
    .insert(paymentEvents)
    .values({ provider, eventId: event.id, kind: event.name, payload: event })
    .onConflictDoUpdate({
      target: [paymentEvents.provider, paymentEvents.eventId],
      set: { kind: event.name },
      setWhere: isNull(paymentEvents.processedAt),
    })
    .returning({ id: paymentEvents.id });
  return row?.id ?? null;
}

export async function closeEvent(db: Database, id: number): Promise<void> {
  await db.update(paymentEvents).set({ processedAt: sql`now()` }).where(eq(paymentEvents.id, id));
}
