import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { batches } from '../../../platform/database/schema/courses';
import { enrolments, payments, refunds } from '../../../platform/database/schema/payments';
import { integer } from '../../../platform/database/typed-sql';

/** Learners of a cancelled batch without a refund, with their captured payment; null for a free enrolment. */
export function lockCancelledEnrolments(tx: Database, batchId: number, max: number) {
  return tx
    .select({
      enrolmentId: enrolments.id,
      orderId: enrolments.orderId,
      payment: payments,
      reason: batches.cancelReason,
    })
    .from(enrolments)
    .innerJoin(batches, and(eq(batches.id, enrolments.batchId), eq(batches.state, 'cancelled')))
    .leftJoin(payments, and(eq(payments.orderId, enrolments.orderId), eq(payments.status, 'captured')))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), refunds.closesOrder))
    .where(and(eq(enrolments.batchId, batchId), eq(enrolments.status, 'Active'), isNull(refunds.id)))
    .orderBy(asc(enrolments.id))
    .limit(max)
    .for('update', { of: enrolments });
}

/** Counts the learners that were enrolled when the batch was cancelled. */
export async function countCancellation(
  db: Database,
  { batchId, cancelledAt }: { batchId: number; cancelledAt: Date },
): Promise<{ learners: number; refunded: number; pending: number; failed: number }> {
  const isRefunded = sql`${enrolments.status} = 'Refunded'`;
  const isFailed = sql`${refunds.status} = 'failed'`;
  const [row] = await db
    .select({
      learners: integer(sql`count(*)`),
      refunded: integer(sql`count(*) filter (where ${isRefunded})`),
      pending: integer(sql`count(*) filter (where not ${isRefunded} and ${isFailed} is not true)`),
      failed: integer(sql`count(*) filter (where not ${isRefunded} and ${isFailed})`),
    })
    .from(enrolments)
    .leftJoin(payments, and(eq(payments.orderId, enrolments.orderId), sql`${payments.status} <> 'failed'`))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), refunds.closesOrder))
    .where(
      and(
        eq(enrolments.batchId, batchId),
        sql`(${enrolments.status} <> 'Refunded' or ${enrolments.updatedAt} >= ${cancelledAt.toISOString()}::timestamptz)`,
      ),
    );
  return row ?? { learners: 0, refunded: 0, pending: 0, failed: 0 };
}
