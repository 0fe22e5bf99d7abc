import { isOver } from '@kaksha/domain/batch-sessions';
import { refundEligibility } from '@kaksha/domain/refunds';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { batchOf } from '../../../platform/database/batch-of';
import { alreadyEnrolled } from '../../../platform/http/common-errors';
import { emit } from '../../../platform/outbox/emit';
import { acceptOffer, endHolds, hasSeat, lockSeats, requireSeat, type SeatRow, settleSeats } from '../../seats/service';
import { batchEnded, batchNotFound, couponForOtherBatch, enrolmentNotFound, seatFixed } from '../errors';
import { giveSeatBack, moveOrder } from '../orders/repo';
import { couponLimits } from './coupon-limits';
import { findEnrolment, storeMove } from './repo';

type Found = NonNullable<Awaited<ReturnType<typeof findEnrolment>>>;

/**
 * Moves the caller's seat to another open batch of the same course while seats are left there, and frees the old one.
 * Possible until more sessions are over than a refund allows, and to batches of the coupon with which it was bought.
 * @throws ApiError ENROLMENT_NOT_FOUND, BATCH_NOT_FOUND (404), BATCH_ENDED, BATCH_FULL, ALREADY_ENROLLED,
 * COUPON_NOT_VALID, SEAT_FIXED (409)
 */
export async function moveSeat(
  context: UserContext,
  { enrolmentId, batchId }: { enrolmentId: number; batchId: number },
): Promise<void> {
  const before = await findOwn(context, enrolmentId);
  const fromId = before.enrolment.batchId;
  if (fromId === batchId) return;
  await inTransaction(context, async (tx) => {
    const { db, clock, requestId, principal } = tx;
    // Two learners may change places, so both lock in the order of the ids.
    const locked = new Map<number, SeatRow>();
    for (const id of [fromId, batchId].sort((a, b) => a - b)) {
      const row = await lockSeats(tx, id);
      if (row) locked.set(id, row);
    }
    const [from, to] = [locked.get(fromId), locked.get(batchId)];
    const { enrolment, order } = await findOwn(tx, enrolmentId, { lock: true });
    if (!from || !to || enrolment.batchId !== fromId) throw seatFixed();
    const now = clock.now();
    const isOffered = to.batch.courseId === enrolment.courseId && to.batch.active && to.isPublic;
    if (!isOffered) throw batchNotFound();
    if (isOver(batchOf(to.batch), now)) throw batchEnded();
    if (enrolment.status !== 'Active' || hasProgressed(from, now)) throw seatFixed();
    const seat = { batchId, userId: principal.id };
    if (await hasSeat(tx, seat)) throw alreadyEnrolled();
    const limit = (await couponLimits(tx)).get(enrolmentId);
    if (limit && !limit.batchIds.includes(batchId)) throw couponForOtherBatch(limit.code, order.amountMinor === 0);
    await endHolds(tx, seat);
    await settleSeats(tx, to);
    await requireSeat(tx, seat);
    await acceptOffer(tx, seat);
    await storeMove(db, enrolment, { batchId });
    await settleSeats(tx, from);
    const detail = { from: fromId, to: batchId };
    await writeAudit(db, {
      actorId: principal.id,
      action: 'order.change-batch',
      entityId: order.id,
      detail,
      requestId,
    });
    await emit(tx, { kind: 'enrolment.moved', payload: { orderId: order.id, fromBatchId: fromId } });
  });
}

/**
 * Gives back the caller's seat of a free course. A paid seat is given back by a refund.
 * @throws ApiError ENROLMENT_NOT_FOUND (404), SEAT_FIXED (409)
 */
export async function giveBackSeat(context: UserContext, { enrolmentId }: { enrolmentId: number }): Promise<void> {
  const before = await findOwn(context, enrolmentId);
  await inTransaction(context, async (tx) => {
    const { db, principal, requestId } = tx;
    const batch = await lockSeats(tx, before.enrolment.batchId);
    const { enrolment, order } = await findOwn(tx, enrolmentId, { lock: true });
    if (order.provider !== 'free' || enrolment.status !== 'Active') throw seatFixed();
    await giveSeatBack(db, order.id);
    await moveOrder(db, order.id, 'refunded');
    if (batch) await settleSeats(tx, batch);
    await writeAudit(db, { actorId: principal.id, action: 'order.give-back', entityId: order.id, requestId });
    await emit(tx, { kind: 'enrolment.given-back', payload: { orderId: order.id } });
  });
}

async function findOwn(
  { db, principal }: UserContext,
  enrolmentId: number,
  options?: { lock: boolean },
): Promise<Found> {
  const found = await findEnrolment(db, enrolmentId, options);
  if (found?.enrolment.userId !== principal.id) throw enrolmentNotFound();
  return found;
}

/** Whether so many sessions are over that the seat could not be refunded for that reason. */
function hasProgressed({ batch }: SeatRow, now: Date): boolean {
  return refundEligibility(now, batchOf(batch), now).reason === 'progressed';
}
