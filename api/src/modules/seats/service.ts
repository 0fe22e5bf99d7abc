import * as limits from '@kaksha/domain/limits';
import { hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { unauthorized } from '../../platform/http/api-error';
import { emit } from '../../platform/outbox/emit';
import type { EventPayloads } from '../../platform/outbox/events';
import { batchFull, tooManyHolds } from './errors';
import {
  closeEntry,
  countSeats,
  endEntries,
  endOverdueOffers,
  extendOffer,
  findLearnerSeats,
  hasSeat as findSeat,
  findSeatWork,
  findUnsettledBatches,
  keepAccount,
  listAwaitedBatches,
  listHolds,
  lockBatch,
  lockBatchesOfCourse,
  lockBatchOfOrder,
  mayFindSeat,
  offerSeats,
  releaseHoldsOf,
  releaseOverdueHolds,
  type SeatCount,
  withdrawOffers,
} from './repo';

/** A batch with what decides about its seats. */
export type SeatRow = NonNullable<Awaited<ReturnType<typeof lockBatch>>>;

interface Seat {
  batchId: number;
  userId: number;
}

/** Per run of the job; the rest waits for the next run. */
const maxBatchesPerRun = 200;

/** Whether the learner has a seat that was not refunded. */
export const hasSeat = ({ db }: Pick<ServiceContext, 'db'>, { userId, batchId }: Seat): Promise<boolean> =>
  findSeat(db, userId, batchId);

/** The free seats; null is unlimited. */
export const seatsLeft = ({ seats, seatsTaken }: SeatCount): number | null =>
  seats === null ? null : Math.max(0, seats - seatsTaken);

/** When the waiting list of a batch closes. */
export const waitingListClosesAt = ({ startsAt }: { startsAt: Date }): Date =>
  new Date(startsAt.getTime() - limits.waitingList.closesHours * hourMs);

/**
 * Ends overdue holds and offers of a locked batch, and offers its free seats to the learners who wait. Call it after
 * each change that can free a seat, in the same transaction. Returns the free seats; null is unlimited.
 */
export async function settleSeats(context: ServiceContext, { batch, isPublic }: SeatRow): Promise<number | null> {
  const { db, clock } = context;
  const now = clock.now();
  const work = await findSeatWork(db, batch.id, now);
  // The orders of a batch wait for its lock, so the usual case costs one statement.
  if (work && !needsWork(work)) return seatsLeft(work);
  await releaseOverdueHolds(db, batch.id, now);
  for (const { id } of await endOverdueOffers(db, batch.id, now)) {
    await emit(context, { kind: 'seat-offer.ended', payload: { entryId: id } });
  }
  const closesAt = waitingListClosesAt(batch);
  const end = batch.state === 'cancelled' ? 'cancelled' : isPublic ? (closesAt <= now ? 'begins' : null) : 'withdrawn';
  if (!batch.active && !(end === 'cancelled' || end === 'withdrawn')) await takeOffersBack(context, batch.id);
  if (end) await endWaitingList(context, batch.id, end);
  else if (batch.active) await offerFreeSeats(context, batch.id, closesAt);
  return seatsLeft(await countSeats(db, batch.id));
}

async function takeOffersBack(context: ServiceContext, batchId: number): Promise<void> {
  for (const { id } of await withdrawOffers(context.db, batchId)) {
    await emit(context, { kind: 'seat-offer.ended', payload: { entryId: id } });
  }
}

/** Ends the waiting list of a locked batch and notifies its learners. When the batch begins, open offers go on. */
export async function endWaitingList(
  context: ServiceContext,
  batchId: number,
  reason: EventPayloads['waiting-list.ended']['reason'],
): Promise<void> {
  for (const { id } of await endEntries(context.db, batchId, { offers: reason !== 'begins' })) {
    await emit(context, { kind: 'waiting-list.ended', payload: { entryId: id, reason } });
  }
}

/** Locks the batches of a course that is deleted. Returns their ids. */
export const lockSeatsOfCourse = ({ db }: Pick<ServiceContext, 'db'>, courseId: number): Promise<number[]> =>
  lockBatchesOfCourse(db, courseId);

/** Ends the waiting lists of courses that visitors cannot see any more. */
export async function settleHidden(
  context: ServiceContext,
  of: { courseId: number } | { trainerId: number },
): Promise<void> {
  for (const batchId of await listAwaitedBatches(context.db, of)) await lockAndSettle(context, batchId);
}

const needsWork = (work: { hasOverdueHolds: boolean; hasOffers: boolean; hasWaiting: boolean }): boolean =>
  work.hasOverdueHolds || work.hasOffers || work.hasWaiting;

async function offerFreeSeats(context: ServiceContext, batchId: number, closesAt: Date): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const max = seatsLeft(await countSeats(db, batchId));
  if (max === 0) return;
  const endsAt = new Date(Math.min(now.getTime() + limits.waitingList.offerHours * hourMs, closesAt.getTime()));
  for (const { id } of await offerSeats(db, batchId, { max, now, endsAt })) {
    await emit(context, { kind: 'seat.offered', payload: { entryId: id } });
  }
}

/**
 * Locks a batch until the transaction ends. Every change of its seats takes this lock first. Null when it does not
 * exist.
 */
export const lockSeats = ({ db }: Pick<ServiceContext, 'db'>, batchId: number): Promise<SeatRow | null> =>
  lockBatch(db, batchId);

/** Locks the batch of an order of a payment provider. Null when the provider's order id is unknown. */
export const lockSeatsOfOrder = (
  { db }: Pick<ServiceContext, 'db'>,
  order: { provider: string; providerOrderId: string },
): Promise<SeatRow | null> => lockBatchOfOrder(db, order);

/**
 * Call it before a learner gets a hold, a seat or a place in a list of a locked batch: the deletion of the account waits
 * for the transaction and gives back what it added. @throws ApiError UNAUTHORIZED (401) for a deleted account
 */
export async function requireAccount({ db }: Pick<ServiceContext, 'db'>, userId: number): Promise<void> {
  if (!(await keepAccount(db, userId))) throw unauthorized();
}

/** Locks a batch until the transaction ends and settles its seats. Null when the batch does not exist. */
export async function lockAndSettle(context: ServiceContext, batchId: number): Promise<SeatRow | null> {
  const row = await lockBatch(context.db, batchId);
  if (row) await settleSeats(context, row);
  return row;
}

/** What decides whether a learner can have a seat of a locked batch. */
export type LearnerSeats = Awaited<ReturnType<typeof findLearnerSeats>>;

/**
 * Settles the seats of a locked batch, and returns what decides about a seat for a learner. One statement in the usual
 * case, because all orders of a batch wait for its lock.
 */
export async function settleForLearner(context: ServiceContext, row: SeatRow, userId: number): Promise<LearnerSeats> {
  const { db, clock } = context;
  const find = () => findLearnerSeats(db, { userId, batchId: row.batch.id }, clock.now());
  const found = await find();
  if (!needsWork(found)) return found;
  await settleSeats(context, row);
  return find();
}

/**
 * Checks that a learner can have a seat of a locked batch: a free one, or the one that an offer holds for the learner.
 * Returns the id of the offer. @throws ApiError BATCH_FULL (409)
 */
export async function requireSeat({ db, clock }: ServiceContext, seat: Seat): Promise<number | null> {
  return requireSeatOf(await findLearnerSeats(db, seat, clock.now()));
}

/** Like `requireSeat`, for a state that was read since the last change. @throws ApiError BATCH_FULL (409) */
export function requireSeatOf({ offerId, ...count }: LearnerSeats): number | null {
  if (offerId === null && seatsLeft(count) === 0) throw batchFull();
  return offerId;
}

/** Whether a learner can have a seat of a locked batch now. See `requireSeat`. */
export async function canHaveSeat({ db, clock }: ServiceContext, seat: Seat): Promise<boolean> {
  const { offerId, ...count } = await findLearnerSeats(db, seat, clock.now());
  return offerId !== null || seatsLeft(count) !== 0;
}

/**
 * Refuses a learner without waiting for the lock of a full batch.
 * @throws ApiError BATCH_FULL (409)
 */
export async function refuseWhenFull({ db, clock }: ServiceContext, seat: Seat, count: SeatCount): Promise<void> {
  if (seatsLeft(count) === 0 && !(await mayFindSeat(db, seat, clock.now()))) throw batchFull();
}

/** Whether the learner holds a seat of the batch by an unpaid order. */
export async function holdsSeat({ db, clock }: ServiceContext, { userId, batchId }: Seat): Promise<boolean> {
  return (await listHolds(db, userId, clock.now())).includes(batchId);
}

/**
 * A learner holds seats of a few batches at a time, so that one account cannot block all.
 * @throws ApiError CONFLICT (409)
 */
export function refuseTooManyHolds({ otherHolds }: LearnerSeats): void {
  if (otherHolds >= limits.seats.maxHolds) throw tooManyHolds();
}

/**
 * Takes a learner who gets a seat off the waiting list. Call it before the enrolment, because an offer counts as a
 * seat.
 */
export async function acceptOffer({ db }: ServiceContext, seat: Seat): Promise<void> {
  await closeEntry(db, seat, 'taken');
}

/** Takes a learner off the waiting list. False when the learner was not on it. */
export async function closeWaiting({ db }: ServiceContext, seat: Seat): Promise<boolean> {
  return (await closeEntry(db, seat, 'left')) !== null;
}

/** Ends the holds of a learner in a batch, because an order or an enrolment replaces them. */
export async function endHolds({ db }: ServiceContext, { userId, batchId }: Seat): Promise<void> {
  await releaseHoldsOf(db, userId, batchId);
}

/** Extends an offer to the end of the order that accepts it. */
export async function keepOffer(
  { db }: ServiceContext,
  { offerId, endsAt }: { offerId: number; endsAt: Date },
): Promise<void> {
  await extendOffer(db, offerId, endsAt);
}

/** Settles the batches whose holds or offers ended. Several processes may run this at the same time. */
export async function settleDueSeats(context: ServiceContext): Promise<void> {
  const now = context.clock.now();
  const listClosesBefore = new Date(now.getTime() + limits.waitingList.closesHours * hourMs);
  const due = await findUnsettledBatches(context.db, { now, listClosesBefore, max: maxBatchesPerRun });
  for (const batchId of due) {
    await inTransaction(context, (tx) => lockAndSettle(tx, batchId)).catch((error: unknown) =>
      context.log.error({ code: 'SEATS_NOT_SETTLED', batchId, err: error }, 'seats of a batch not settled'),
    );
  }
}
