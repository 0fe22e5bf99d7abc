import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { enrolmentMoves, enrolments, orders } from '../../../db/schema/payments';

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
