import type { OrderEnding, OrderStatus } from '@kaksha/domain/payments';
import { required } from '@kaksha/domain/typed';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { enrolments, orders } from '../../../platform/database/schema/payments';
import { statusesBefore } from '../../../platform/payment-providers/order-states';

export type OrderRow = typeof orders.$inferSelect;

export async function findOrder(db: Database, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

export async function findOrderByKey(db: Database, userId: number, key: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return row ?? null;
}

/** The learner's orders for a batch that were not paid, and the one with the idempotency key, in one statement. */
export async function listUnpaidOrders(
  db: Database,
  { userId, batchId, key }: { userId: number; batchId: number; key: string | undefined },
): Promise<OrderRow[]> {
  const isUnpaid = and(eq(orders.batchId, batchId), inArray(orders.status, ['created', 'failed', 'expired']));
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), key === undefined ? isUnpaid : or(isUnpaid, eq(orders.idempotencyKey, key))));
}

export async function findOrderOfProvider(
  db: Database,
  provider: OrderRow['provider'],
  providerOrderId: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.providerOrderId, providerOrderId)));
  return row ?? null;
}

/** The order with the provider's order id, locked until the transaction ends. */
export async function lockOrderOfProvider(
  tx: Database,
  provider: OrderRow['provider'],
  providerOrderId: string,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.providerOrderId, providerOrderId)))
    .for('update');
  return row ?? null;
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function addOrder(tx: Database, values: typeof orders.$inferInsert): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(values).returning();
  return required(row, 'the order');
}

/** Extends the time of an open order, or stores the idempotency key of the latest call. */
export async function renewOrder(
  tx: Database,
  id: number,
  change: Partial<Pick<OrderRow, 'expiresAt' | 'holdsSeat' | 'idempotencyKey' | 'sessionChanges'>>,
): Promise<OrderRow> {
  const [row] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  return required(row, 'the order');
}

/** Stores the provider's order id, unless a concurrent call stored one. */
export async function setProviderOrder(db: Database, id: number, providerOrderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ providerOrderId })
    .where(and(eq(orders.id, id), isNull(orders.providerOrderId)));
}

/**
 * Changes the status if the current one allows it. Returns whether this call changed it. A failed order keeps its seat
 * until its time is over, so that the learner can try again.
 */
export async function moveOrder(
  tx: Database,
  id: number,
  to: OrderStatus,
  change: Partial<Pick<OrderRow, 'paidAt'>> = {},
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({ status: to, ...(to !== 'failed' && { holdsSeat: false }), ...change })
    .where(and(eq(orders.id, id), inArray(orders.status, statusesBefore(to))))
    .returning({ id: orders.id });
  return moved.length > 0;
}

/**
 * Ends the orders of locked batches, or of a learner whose batches are locked, that wait for a payment. A payment that
 * still arrives is refunded.
 */
export async function endOpenOrders(
  tx: Database,
  of: { batchIds: readonly number[] } | { userId: number },
  ending: OrderEnding,
): Promise<void> {
  const isOf = 'userId' in of ? eq(orders.userId, of.userId) : inArray(orders.batchId, [...of.batchIds]);
  await tx
    .update(orders)
    .set({
      ending,
      holdsSeat: false,
      status: sql`case ${orders.status} when 'created' then 'expired' else ${orders.status} end`,
    })
    .where(and(isOf, or(eq(orders.status, 'created'), eq(orders.holdsSeat, true))));
}

export async function setEnding(tx: Database, id: number, ending: OrderEnding): Promise<void> {
  await tx.update(orders).set({ ending }).where(eq(orders.id, id));
}

/** Enrols the learner, again after a refund. Returns null when the learner has a seat in the batch by another order. */
export async function takeSeat(tx: Database, order: OrderRow): Promise<number | null> {
  const { userId, courseId, trainerId, batchId, amountMinor, currency } = order;
  // The time of the payment, not of the start of the transaction: a change of the batch may have come in between.
  const enrolledAt = sql`clock_timestamp()`;
  const taken = { orderId: order.id, trainerId, amountMinor, currency, enrolledAt };
  const [row] = await tx
    .insert(enrolments)
    .values({ userId, courseId, batchId, ...taken })
    .onConflictDoUpdate({
      target: [enrolments.userId, enrolments.batchId],
      set: { ...taken, status: 'Active', updatedAt: sql`now()` },
      setWhere: eq(enrolments.status, 'Refunded'),
    })
    .returning({ id: enrolments.id });
  return row?.id ?? null;
}

/** Marks the enrolment of an order as refunded. Returns whether the order had one. */
export async function giveSeatBack(tx: Database, orderId: number): Promise<boolean> {
  const released = await tx
    .update(enrolments)
    .set({ status: 'Refunded' })
    .where(and(eq(enrolments.orderId, orderId), ne(enrolments.status, 'Refunded')))
    .returning({ id: enrolments.id });
  return released.length > 0;
}

/**
 * Claims up to `max` unpaid orders for a check at the provider: open ones every minute, failed and expired ones every
 * hour for three days. Two processes never claim the same order.
 */
export async function claimUnpaidOrders(
  db: Database,
  provider: OrderRow['provider'],
  max: number,
): Promise<OrderRow[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update orders set checked_at = now() where id in (
      select id from orders
      where provider = ${provider} and (
        (status = 'created' and created_at < now() - interval '1 minute'
          and (checked_at is null or checked_at < now() - interval '1 minute'))
        or (status in ('failed', 'expired') and created_at > now() - interval '3 days'
          and (checked_at is null or checked_at < now() - interval '1 hour')))
      order by created_at limit ${max} for update skip locked)
    returning id`);
  if (rows.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        rows.map(({ id }) => id),
      ),
    );
}

export async function completeEndedEnrolments(db: Database): Promise<void> {
  await db.execute(sql`
    update enrolments e set status = 'Completed', updated_at = now() from batches b
    where b.id = e.batch_id and e.status = 'Active' and b.state <> 'cancelled' and b.ends_at < now()`);
}
