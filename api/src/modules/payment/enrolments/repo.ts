import type { CouponLimit } from '@kaksha/domain/payments';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { coupons, couponTargets } from '../../../platform/database/schema/coupons';
import { enrolmentMoves, enrolments, orders } from '../../../platform/database/schema/payments';

/**
 * An enrolment with its order; null when there is none. With `lock` no other transaction changes it until this one
 * ends.
 */
export async function findEnrolment(db: Database, id: number, { lock = false }: { lock?: boolean } = {}) {
  const query = db
    .select({ enrolment: enrolments, order: orders })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(eq(enrolments.id, id));
  const [row] = await (lock ? query.for('update', { of: enrolments }) : query);
  return row ?? null;
}

/**
 * Moves a seat to another batch and records the move. A refunded seat of the same learner there makes room; its order
 * keeps the history.
 */
export async function storeMove(
  tx: Database,
  { id, userId, batchId: fromBatchId }: { id: number; userId: number; batchId: number },
  { batchId }: { batchId: number },
): Promise<void> {
  await tx
    .delete(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.batchId, batchId), eq(enrolments.status, 'Refunded')));
  await tx.insert(enrolmentMoves).values({ enrolmentId: id, fromBatchId });
  await tx.update(enrolments).set({ batchId, updatedAt: sql`now()` }).where(eq(enrolments.id, id));
}

/** The coupons for single batches with which a learner's seats were bought, by enrolment. */
export async function listCouponLimits(db: Database, userId: number): Promise<Map<number, CouponLimit>> {
  const rows = await db
    .select({ enrolmentId: enrolments.id, code: coupons.code, batchId: couponTargets.batchId })
    .from(enrolments)
    .innerJoin(orders, and(eq(orders.id, enrolments.orderId), gt(orders.couponMinor, 0)))
    .innerJoin(coupons, and(eq(coupons.id, orders.couponId), eq(coupons.scope, 'batches')))
    .leftJoin(couponTargets, eq(couponTargets.couponId, coupons.id))
    .where(and(eq(enrolments.userId, userId), eq(enrolments.status, 'Active')))
    .orderBy(asc(couponTargets.batchId));
  const limits = new Map<number, CouponLimit & { batchIds: number[] }>();
  for (const { enrolmentId, code, batchId } of rows) {
    const limit = limits.get(enrolmentId) ?? { code, batchIds: [] };
    if (batchId !== null) limit.batchIds.push(batchId);
    limits.set(enrolmentId, limit);
  }
  return limits;
}
