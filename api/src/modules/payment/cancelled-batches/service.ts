import { describeEnding, type OrderEnding } from '@kaksha/domain/payments';
import { inTransaction, type ServiceContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { emit } from '../../../platform/outbox/emit';
import { lockSeats } from '../../seats/service';
import { findPaymentOfOrder, type PaymentRow } from '../capture/repo';
import { endOpenOrders, giveSeatBack, lockOrder } from '../orders/repo';
import { sumRefunds } from '../refunds/repo';
import { lockOrderForRefund, requestRefund } from '../refunds/request-service';
import { countCancellation, lockCancelledEnrolments } from './repo';

const chunk = 50;

export type CancellationProgress = Awaited<ReturnType<typeof countCancellation>>;

/**
 * Requests the refund of every learner of a cancelled batch, regardless of the refund rule. Each chunk commits, so a
 * run after a crash continues with the learners that are left.
 */
export async function refundCancelledBatch(
  context: ServiceContext,
  { batchId, cancelledBy }: { batchId: number; cancelledBy: number },
): Promise<void> {
  let left = true;
  while (left) left = await refundChunk(context, batchId, cancelledBy);
}

/** Returns whether learners may be left. */
function refundChunk(context: ServiceContext, batchId: number, cancelledBy: number): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const { db } = tx;
    // A refund that ends meanwhile locks the batch before order and enrolment, too.
    await lockSeats(tx, batchId);
    const rows = await lockCancelledEnrolments(db, batchId, chunk);
    for (const { enrolmentId, orderId, payment, reason } of rows) {
      await emit(tx, {
        kind: 'enrolment.cancelled',
        payload: { enrolmentId },
        key: `enrolment-cancelled ${enrolmentId} ${orderId}`,
      });
      const why = describeEnding('batch-cancelled', reason);
      await refundEnrolment(tx, { orderId, payment, reason: why, requestedBy: cancelledBy });
    }
    return rows.length === chunk;
  });
}

/** Refunds an order regardless of the refund rule. A free seat is given back at once. */
export async function refundInFull(
  tx: ServiceContext,
  { orderId, ...request }: { orderId: number; reason: string; requestedBy: number },
): Promise<void> {
  await lockOrderForRefund(tx, orderId);
  await refundEnrolment(tx, { orderId, payment: await findPaymentOfOrder(tx.db, orderId), ...request });
}

async function refundEnrolment(
  tx: ServiceContext,
  {
    orderId,
    payment,
    reason,
    requestedBy,
  }: { orderId: number; payment: PaymentRow | null; reason: string; requestedBy: number },
): Promise<void> {
  const { db } = tx;
  if (!payment) {
    await giveSeatBack(db, orderId);
    return;
  }
  await lockOrder(db, orderId);
  const refund = await requestRefund(tx, payment, { reason, requestedBy });
  if (!refund) {
    // The bank took the payment back, or a refund is on its way and gives the seat back when it is accepted.
    if (!(await sumRefunds(db, payment.id)).isClosed) await giveSeatBack(db, orderId);
    return;
  }
  const detail = { amount: refund.amountMinor, beyondRule: true };
  await writeAudit(db, { actorId: requestedBy, action: 'order.ask-refund', entityId: orderId, detail });
}

/** Ends the open orders of locked batches. A payment that still arrives is refunded with the reason. */
export const endOrders = (
  { db }: Pick<ServiceContext, 'db'>,
  { batchIds, ending }: { batchIds: readonly number[]; ending: OrderEnding },
): Promise<void> => endOpenOrders(db, { batchIds }, ending);

/** How many learners of a cancelled batch are refunded. */
export function findCancellationProgress(
  { db }: Pick<ServiceContext, 'db'>,
  input: { batchId: number; cancelledAt: Date },
): Promise<CancellationProgress> {
  return countCancellation(db, input);
}
