import { required } from '@kaksha/domain/typed';
import { and, asc, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments, orders, waitingList } from '../../platform/database/schema/payments';
import { users } from '../../platform/database/schema/people';
import { boolean } from '../../platform/database/typed-sql';

export type WaitingRow = typeof waitingList.$inferSelect;

/** The batch, locked until the transaction ends. Every change of its seats takes this lock first. */
export const lockBatch = (tx: Database, batchId: number) => lockWhere(tx, eq(batches.id, batchId));

/** The locked batch of an order of a payment provider. */
export function lockBatchOfOrder(
  tx: Database,
  { provider, providerOrderId }: { provider: string; providerOrderId: string },
) {
  const order = and(eq(sql`${orders.provider}`, provider), eq(orders.providerOrderId, providerOrderId));
  return lockWhere(tx, eq(batches.id, tx.select({ id: orders.batchId }).from(orders).where(order)));
}

async function lockWhere(tx: Database, where: SQL | undefined) {
  const [row] = await tx
    .select({ batch: batches, isPublic: boolean(sql`${courses.isPublic}`) })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .where(where)
    .for('no key update', { of: batches });
  return row ?? null;
}

/** Keeps an account from being deleted until the transaction ends. False when it is deleted. */
export async function keepAccount(tx: Database, userId: number): Promise<boolean> {
  const [row] = await tx
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return row !== undefined && row.blockedAt === null;
}

export type SeatCount = {
  /** Null is unlimited. */
  seats: number | null;
  seatsTaken: number;
};

/** The current counters, which triggers change during a transaction. */
export async function countSeats(tx: Database, batchId: number): Promise<SeatCount> {
  const [row] = await tx
    .select({ seats: batches.seats, seatsTaken: batches.seatsTaken })
    .from(batches)
    .where(eq(batches.id, batchId));
  return row ?? { seats: 0, seatsTaken: 0 };
}

type SeatWork = SeatCount & { hasOverdueHolds: boolean; hasOffers: boolean; hasWaiting: boolean };

/** The columns of `SeatWork` of a batch `b`. */
const seatWork = (at: SQL): SQL => sql`
  seats, seats_taken as "seatsTaken",
  exists (select from orders where batch_id = b.id and holds_seat and expires_at <= ${at}) as "hasOverdueHolds",
  exists (select from waiting_list where batch_id = b.id and status = 'offered') as "hasOffers",
  exists (select from waiting_list where batch_id = b.id and status = 'waiting') as "hasWaiting"`;

const timestamp = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;

/** What is left to settle in a batch, with its current counters, in one statement. */
export async function findSeatWork(tx: Database, batchId: number, now: Date): Promise<SeatWork | null> {
  const { rows } = await tx.execute<SeatWork>(
    sql`select ${seatWork(timestamp(now))} from batches b where b.id = ${batchId}`,
  );
  return rows[0] ?? null;
}

/** What `findSeatWork` finds, with the learner's offer, seat, and holds of other batches, in one statement. */
export async function findLearnerSeats(
  tx: Database,
  { userId, batchId }: { userId: number; batchId: number },
  now: Date,
) {
  const at = timestamp(now);
  const { rows } = await tx.execute<SeatWork & { offerId: number | null; hasSeat: boolean; otherHolds: number }>(sql`
    select ${seatWork(at)},
      (select id from waiting_list where user_id = ${userId} and batch_id = b.id and status = 'offered') as "offerId",
      exists (select from enrolments where user_id = ${userId} and batch_id = b.id and status <> 'Refunded') as "hasSeat",
      (select count(*)::int from orders o join batches other on other.id = o.batch_id
        where o.user_id = ${userId} and o.holds_seat and o.expires_at > ${at}
          and other.id <> b.id and other.seats is not null) as "otherHolds"
    from batches b where b.id = ${batchId}`);
  return required(rows[0], 'the batch');
}

/** Ends the holds of orders that were not paid in time. Skips orders that a payment is processing. */
export async function releaseOverdueHolds(tx: Database, batchId: number, now: Date): Promise<void> {
  const overdue = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.batchId, batchId), eq(orders.holdsSeat, true), lte(orders.expiresAt, now)))
    .for('update', { skipLocked: true });
  await tx.update(orders).set({ holdsSeat: false }).where(inArray(orders.id, overdue));
}

/** Ends the holds of a learner in a batch, e.g. because an order replaces them. */
export async function releaseHoldsOf(tx: Database, userId: number, batchId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ holdsSeat: false })
    .where(and(eq(orders.userId, userId), eq(orders.batchId, batchId), eq(orders.holdsSeat, true)));
}

/** Batches with limited seats in which the learner holds one by an unpaid order. */
export async function listHolds(db: Database, userId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ batchId: orders.batchId })
    .from(orders)
    .innerJoin(batches, eq(batches.id, orders.batchId))
    .where(
      and(eq(orders.userId, userId), eq(orders.holdsSeat, true), gt(orders.expiresAt, now), isNotNull(batches.seats)),
    );
  return rows.map(({ batchId }) => batchId);
}

/** Expires overdue offers. */
export async function endOverdueOffers(tx: Database, batchId: number, now: Date): Promise<WaitingRow[]> {
  return tx
    .update(waitingList)
    .set({ status: 'expired' })
    .where(and(eq(waitingList.batchId, batchId), eq(waitingList.status, 'offered'), lte(waitingList.offerEndsAt, now)))
    .returning();
}

/** Puts the learners with an offer back to their places in the list. Returns their entries. */
export async function withdrawOffers(tx: Database, batchId: number): Promise<WaitingRow[]> {
  return tx
    .update(waitingList)
    .set({ status: 'waiting', offeredAt: null, offerEndsAt: null })
    .where(and(eq(waitingList.batchId, batchId), eq(waitingList.status, 'offered')))
    .returning();
}

/** Ends the entries of learners who wait, with `offers` also of those who have an offer. Returns the entries. */
export async function endEntries(
  tx: Database,
  batchId: number,
  { offers }: { offers: boolean },
): Promise<WaitingRow[]> {
  return tx
    .update(waitingList)
    .set({ status: 'expired' })
    .where(
      and(
        eq(waitingList.batchId, batchId),
        offers ? inArray(waitingList.status, ['waiting', 'offered']) : eq(waitingList.status, 'waiting'),
      ),
    )
    .returning();
}

/** Batches with learners who wait or have an offer, of a course or of all courses of a trainer. */
export async function listAwaitedBatches(
  db: Database,
  of: { courseId: number } | { trainerId: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: batches.id })
    .from(waitingList)
    .innerJoin(batches, eq(batches.id, waitingList.batchId))
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .where(
      and(
        inArray(waitingList.status, ['waiting', 'offered']),
        'courseId' in of ? eq(courses.id, of.courseId) : eq(courses.trainerId, of.trainerId),
      ),
    )
    .orderBy(asc(batches.id));
  return rows.map(({ id }) => id);
}

/** Locks the batches of a course until the transaction ends. */
export async function lockBatchesOfCourse(tx: Database, courseId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: batches.id })
    .from(batches)
    .where(eq(batches.courseId, courseId))
    .orderBy(asc(batches.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Offers seats to the learners who have waited longest; `max` null offers one to each. */
export async function offerSeats(
  tx: Database,
  batchId: number,
  { max, now, endsAt }: { max: number | null; now: Date; endsAt: Date },
): Promise<WaitingRow[]> {
  const query = tx
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(eq(waitingList.batchId, batchId), eq(waitingList.status, 'waiting')))
    .orderBy(asc(waitingList.id));
  const next = await (max === null ? query : query.limit(max));
  if (next.length === 0) return [];
  const ids = next.map(({ id }) => id);
  return tx
    .update(waitingList)
    .set({ status: 'offered', offeredAt: now, offerEndsAt: endsAt })
    .where(inArray(waitingList.id, ids))
    .returning();
}

/** Whether a learner has a seat that was not refunded. */
export async function hasSeat(db: Database, userId: number, batchId: number): Promise<boolean> {
  const seats = and(eq(enrolments.userId, userId), eq(enrolments.batchId, batchId), ne(enrolments.status, 'Refunded'));
  return (await db.$count(enrolments, seats)) > 0;
}

/** Extends an offer to the end of the order that accepts it. */
export async function extendOffer(tx: Database, id: number, endsAt: Date): Promise<void> {
  await tx
    .update(waitingList)
    .set({ offerEndsAt: sql`greatest(${waitingList.offerEndsAt}, ${endsAt.toISOString()}::timestamptz)` })
    .where(eq(waitingList.id, id));
}

/** Takes a learner off the waiting list. Returns the entry, or null when there was none. */
export async function closeEntry(
  tx: Database,
  { userId, batchId }: { userId: number; batchId: number },
  status: 'taken' | 'left',
): Promise<WaitingRow | null> {
  const [row] = await tx
    .update(waitingList)
    .set({ status })
    .where(
      and(
        eq(waitingList.userId, userId),
        eq(waitingList.batchId, batchId),
        inArray(waitingList.status, ['waiting', 'offered']),
      ),
    )
    .returning();
  return row ?? null;
}

/** Whether a learner may get an answer other than "full": by an own seat, hold or offer, or by one that is overdue. */
export async function mayFindSeat(
  db: Database,
  { userId, batchId }: { userId: number; batchId: number },
  now: Date,
): Promise<boolean> {
  const at = timestamp(now);
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from orders where batch_id = ${batchId} and holds_seat
        and (user_id = ${userId} or expires_at <= ${at}))
      or exists (select from waiting_list where batch_id = ${batchId} and status = 'offered'
        and (user_id = ${userId} or offer_ends_at <= ${at}))
      or exists (select from enrolments where user_id = ${userId} and batch_id = ${batchId} and status <> 'Refunded')
      as found`);
  return rows[0]?.found ?? false;
}

/** Batches with overdue holds or offers, or with learners who wait although a seat is free or the list has ended. */
export async function findUnsettledBatches(
  db: Database,
  { now, listClosesBefore, max }: { now: Date; listClosesBefore: Date; max: number },
): Promise<number[]> {
  const [at, closed] = [timestamp(now), timestamp(listClosesBefore)];
  const { rows } = await db.execute<{ id: number }>(sql`
    select batch_id as id from orders where holds_seat and expires_at <= ${at}
    union select batch_id from waiting_list where status = 'offered' and offer_ends_at <= ${at}
    union select b.id from batches b join courses c on c.id = b.course_id where b.waiting > 0 and (
      b.starts_at <= ${closed} or (b.active and c.is_public and (b.seats is null or b.seats_taken < b.seats)))
    union select w.batch_id from waiting_list w join batches b on b.id = w.batch_id join courses c on c.id = b.course_id
      where (w.status = 'offered' and not b.active)
        or (w.status in ('waiting', 'offered') and (b.state = 'cancelled' or not c.is_public))
    order by id limit ${max}`);
  return rows.map(({ id }) => id);
}

/** The seats of a batch, counted from their rows. For the proof that the counters are right. */
export async function recountSeats(db: Database, batchId: number): Promise<number> {
  const [enrolled, held, offered] = await Promise.all([
    db.$count(enrolments, and(eq(enrolments.batchId, batchId), ne(enrolments.status, 'Refunded'))),
    db.$count(orders, and(eq(orders.batchId, batchId), eq(orders.holdsSeat, true))),
    db.$count(waitingList, and(eq(waitingList.batchId, batchId), eq(waitingList.status, 'offered'))),
  ]);
  return enrolled + held + offered;
}
