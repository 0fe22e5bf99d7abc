import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { orders, payments, refunds } from '../../../platform/database/schema/payments';
import { trainers } from '../../../platform/database/schema/people';

export type HeldRefundRow = Awaited<ReturnType<typeof listHeldRefunds>>[number];

const isHeld = and(eq(refunds.isHeld, true), eq(refunds.status, 'requested'));

/** Refunds that wait for an approval, earliest first. */
export function listHeldRefunds(db: Database, max: number) {
  return db
    .select({ refund: refunds, payment: payments, order: orders, trainerName: trainers.name })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(trainers, eq(trainers.id, orders.trainerId))
    .where(isHeld)
    .orderBy(asc(refunds.id))
    .limit(max);
}

/** A held refund with its payment and order; null when it is not held. */
export async function findHeldRefund(db: Database, refundId: number) {
  const [row] = await db
    .select({ refund: refunds, payment: payments, order: orders })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(refunds.id, refundId), isHeld));
  return row ?? null;
}
