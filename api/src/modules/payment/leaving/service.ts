import type { ServiceContext, UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { emit } from '../../../platform/outbox/emit';
import { lockSeats, type SeatRow, settleSeats } from '../../seats/service';
import { getBatchChanges } from '../batch-changes/service';
import { findPaymentOfOrder } from '../capture/repo';
import { endOpenOrders, giveSeatBack, lockOrder, moveOrder } from '../orders/repo';
import type { OrderView } from '../orders/view-repo';
import { requestRefund } from '../refunds/request-service';
import { getRefundOffer } from '../refunds/service';
import { countBelongings, listBatchesOf, listSeatOrders } from './repo';

/** A seat of a learner who leaves, with what goes back to the learner. */
export interface LeftSeat {
  view: OrderView;
  /** Minor units; 0 for a free seat and when the refund rule gives nothing. */
  refundMinor: number;
  /** Why it is refunded or not, for the learner. */
  message: string;
}

/** What a learner gives up with the account. */
export async function previewLeaving(context: UserContext) {
  const seats = await seatsOf(context);
  return { seats, ...(await countBelongings(context.db, context.principal.id)) };
}

/** The seats of batches that are not over, with the refund rule as it applies now. */
async function seatsOf(context: UserContext): Promise<LeftSeat[]> {
  const { db, principal } = context;
  const moved = await getBatchChanges(context);
  const seats: LeftSeat[] = [];
  for (const orderId of await listSeatOrders(db, principal.id)) {
    const { eligible, message, left, view } = await getRefundOffer(context, { orderId });
    const isMoved = left > 0 && moved.some(({ enrolment }) => enrolment.orderId === orderId);
    seats.push({
      view,
      refundMinor: eligible || isMoved ? left : 0,
      message: isMoved ? 'The trainer moved this batch, so you get a full refund.' : message,
    });
  }
  return seats;
}

/**
 * Locks all batches that a learner leaves, in the order of their ids, as every transaction locks batches before orders
 * and users.
 */
export async function lockBatchesOf(tx: ServiceContext, userId: number): Promise<SeatRow[]> {
  const locked: SeatRow[] = [];
  for (const batchId of await listBatchesOf(tx.db, userId)) {
    const row = await lockSeats(tx, batchId);
    if (row) locked.push(row);
  }
  return locked;
}

/** Whether all batches that the learner leaves are locked. */
export async function areAllLocked(
  { db }: ServiceContext,
  userId: number,
  locked: readonly SeatRow[],
): Promise<boolean> {
  const ids = await listBatchesOf(db, userId);
  return ids.every((id) => locked.some(({ batch }) => batch.id === id));
}

/**
 * Gives back the seats, holds and open orders of the caller in locked batches, and offers the seats to the learners who
 * wait. Payments go back as the refund rule says. Returns the seats.
 */
export async function leaveBatches(tx: UserContext, locked: readonly SeatRow[]): Promise<LeftSeat[]> {
  const { db, principal, requestId } = tx;
  const seats = await seatsOf(tx);
  await endOpenOrders(db, { userId: principal.id }, 'account-deleted');
  for (const { view, refundMinor } of seats) {
    const orderId = view.order.id;
    await lockOrder(db, orderId);
    if (refundMinor > 0) await refundSeat(tx, orderId);
    await giveSeatBack(db, orderId);
    if (view.order.provider === 'free') await moveOrder(db, orderId, 'refunded');
    await writeAudit(db, { actorId: principal.id, action: 'order.give-back', entityId: orderId, requestId });
    await emit(tx, { kind: 'enrolment.given-back', payload: { orderId } });
  }
  for (const row of locked) await settleSeats(tx, row);
  return seats;
}

async function refundSeat(tx: UserContext, orderId: number): Promise<void> {
  const payment = await findPaymentOfOrder(tx.db, orderId);
  const reason = 'The account was deleted.';
  if (payment) await requestRefund(tx, payment, { reason, requestedBy: tx.principal.id });
}
