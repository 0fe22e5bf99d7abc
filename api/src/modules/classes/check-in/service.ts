import { daysBeforeSeat } from '@kaksha/domain/attendance';
import { describeBatch, hasClassroom } from '@kaksha/domain/batches';
import { type CheckInResult, checkInSessions, openedSession, readTicket } from '@kaksha/domain/check-in';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { batchOf } from '../../../platform/database/batch-of';
import { findTaughtBatch, taughtBatch } from '../../batches/taught-service';
import { issueForBatch } from '../../certificates/issuing-service';
import { lockSeats } from '../../seats/service';
import { notEnrolled } from '../errors';
import { noClassroom } from './errors';
import {
  addCheckIn,
  type CheckInRow,
  endCheckIn,
  findCheckIns,
  findCourseName,
  findOwnSeat,
  findPresent,
  findSeats,
  type SeatRow,
  setAbsent,
  setPresent,
} from './repo';
import { isOwnTicket, ticketOf } from './tickets';

/**
 * The ticket of the caller's seat, for the state of a classroom.
 * @throws ApiError BATCH_NOT_FOUND (404), NOT_ENROLLED (403), NO_CLASSROOM (409)
 */
export async function getTicket(context: UserContext, { batchId }: { batchId: number }) {
  const { batch } = await findTaughtBatch(context, { batchId });
  const seat = await findOwnSeat(context.db, { batchId, userId: context.principal.id });
  if (!seat || seat.status === 'Refunded') throw notEnrolled();
  if (!hasClassroom(batch)) throw noClassroom();
  return { batchId, name: seat.name, code: ticketOf(context, { batchId, orderId: seat.orderId }) };
}

/**
 * All that a device needs to check learners in without a network: the sessions of the next days, the seats with their
 * tickets, and who is there.
 * @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403), NO_CLASSROOM (409)
 */
export async function getCheckInList(context: UserContext, { batchId }: { batchId: number }) {
  const { db, clock } = context;
  const { batch } = await taughtBatch(context, { batchId });
  if (!hasClassroom(batch)) throw noClassroom();
  const sessions = checkInSessions(batchOf(batch), clock.now());
  const days = sessions.map(({ sessionDay }) => sessionDay);
  const [courseName, seats, present] = await Promise.all([
    findCourseName(db, batch.courseId),
    findSeats(db, batchId),
    findPresent(db, batchId, days),
  ]);
  return {
    batchId,
    courseId: batch.courseId,
    courseName,
    batchLabel: describeBatch(batchOf(batch), clock.now()),
    sessions,
    seats: seats.map((seat) => ({ ...seat, ticket: ticketOf(context, { batchId, orderId: seat.orderId }) })),
    present,
  };
}

export type CheckInList = Awaited<ReturnType<typeof getCheckInList>>;

interface CheckIn {
  /** Made by the device. */
  id: string;
  sessionDay: string;
  /** By the clock of the device. */
  at: Date;
  /** A scanned ticket, or the learner whom the trainer chose. */
  ticket?: string;
  userId?: number;
  /** Takes the check-in of this id back, also when it has not arrived yet. */
  undo?: boolean;
}

export interface CheckInOutcome {
  id: string;
  result: CheckInResult;
  /** Null when the ticket names no seat of the batch. */
  seat: SeatRow | null;
  /** When the learner was checked in; null when it did not happen. */
  at: Date | null;
}

/**
 * Records check-ins in their order. Sending one again changes nothing, and each has an outcome of its own.
 * @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403)
 */
export function recordCheckIns(
  context: UserContext,
  { batchId, checkIns }: { batchId: number; checkIns: readonly CheckIn[] },
): Promise<CheckInOutcome[]> {
  return inTransaction(context, async (tx) => {
    const { batch, courseTrainerId: trainerId } = await taughtBatch(tx, { batchId });
    // Refunds, moves and other devices wait, so that no check-in is decided on an old seat.
    await lockSeats(tx, batchId);
    const ids = checkIns.map(({ id }) => id);
    const days = [...new Set(checkIns.map(({ sessionDay }) => sessionDay))];
    const present = await findPresent(tx.db, batchId, days);
    const state: CallState = {
      context: tx,
      batch: batchOf(batch),
      now: tx.clock.now(),
      seats: await findSeats(tx.db, batchId),
      known: new Map((await findCheckIns(tx.db, batchId, ids)).map((row) => [row.id, row])),
      present: new Map(present.map((row) => [presenceKey(row), row.joinedAt ?? row.correctedAt])),
    };
    const outcomes: CheckInOutcome[] = [];
    for (const checkIn of checkIns) outcomes.push(await decide(state, checkIn));
    const detail = changesOf(checkIns, outcomes);
    if (detail) {
      await writeAudit(tx.db, {
        actorId: tx.principal.id,
        action: 'batch.check-in',
        entityId: batchId,
        requestId: tx.requestId,
        detail: { courseId: batch.courseId, trainerId, ...detail },
      });
      await issueForBatch(tx, batchId);
    }
    return outcomes;
  });
}

interface CallState {
  context: UserContext;
  batch: ReturnType<typeof batchOf>;
  now: Date;
  seats: readonly SeatRow[];
  /** Check-ins that arrived before, by id. */
  known: Map<string, CheckInRow>;
  /** Since when each learner is at each session, by `presenceKey`. */
  present: Map<string, Date | null>;
}

const presenceKey = ({ userId, sessionDay }: { userId: number; sessionDay: string }) => `${userId} ${sessionDay}`;

async function decide(state: CallState, checkIn: CheckIn): Promise<CheckInOutcome> {
  const { context, batch, now, seats, known, present } = state;
  const { id, sessionDay, undo } = checkIn;
  const before = known.get(id);
  if (before) return undo ? takeBack(state, before) : outcomeOf(state, before);
  const found = seatOf(state, checkIn);
  if (typeof found === 'string') return { id, result: found, seat: null, at: null };
  const refuse = (result: CheckInResult, at: Date | null = null) => ({ id, result, seat: found, at });
  const session = openedSession(batch, sessionDay, now);
  if (!session) return refuse('not-open');
  const checkedInAt = new Date(Math.min(Math.max(checkIn.at.getTime(), session.opensAt.getTime()), now.getTime()));
  const row = {
    batchId: batch.id,
    id,
    sessionDay,
    userId: found.userId,
    checkedInAt,
    checkedInBy: context.principal.id,
    undoneAt: undo ? now : null,
  };
  if (!undo) {
    if (found.status === 'Refunded') return refuse('refunded');
    // The learner took the seat when this session was over.
    if (daysBeforeSeat(batch, found.since).includes(sessionDay)) return { ...refuse('no-seat'), seat: null };
    const since = present.get(presenceKey(row));
    if (since !== undefined) return refuse('already', since);
    await setPresent(context.db, row);
    present.set(presenceKey(row), checkedInAt);
  }
  await addCheckIn(context.db, row);
  known.set(id, row);
  return outcomeOf({ seats }, row);
}

function outcomeOf(
  { seats }: Pick<CallState, 'seats'>,
  { id, userId, undoneAt, checkedInAt }: CheckInRow,
): CheckInOutcome {
  const seat = seats.find((each) => each.userId === userId) ?? null;
  return undoneAt ? { id, result: 'undone', seat, at: null } : { id, result: 'checked-in', seat, at: checkedInAt };
}

async function takeBack(state: CallState, row: CheckInRow): Promise<CheckInOutcome> {
  const { context, now, known, present } = state;
  if (row.undoneAt) return outcomeOf(state, row);
  await setAbsent(context.db, row, context.principal.id, now);
  await endCheckIn(context.db, row, now);
  present.delete(presenceKey(row));
  const ended = { ...row, undoneAt: now };
  known.set(row.id, ended);
  return outcomeOf(state, ended);
}

/** The seat that a check-in means, or why it means none of this batch. */
function seatOf(
  { context, batch, seats }: CallState,
  { ticket, userId }: CheckIn,
): SeatRow | 'no-seat' | 'wrong-batch' {
  if (ticket === undefined) return seats.find((seat) => seat.userId === userId) ?? 'no-seat';
  const read = readTicket(ticket);
  if (!read || !isOwnTicket(context, read)) return 'no-seat';
  if (read.batchId !== batch.id) return 'wrong-batch';
  return seats.find(({ orderId }) => orderId === read.orderId) ?? 'no-seat';
}

/** Learners by what the call did, for the audit log; null when it did nothing. */
function changesOf(checkIns: readonly CheckIn[], outcomes: readonly CheckInOutcome[]) {
  const usersWith = (wanted: CheckInResult) =>
    outcomes.flatMap(({ result, seat }) => (result === wanted && seat ? [seat.userId] : []));
  const [checkedIn, undone] = [usersWith('checked-in'), usersWith('undone')];
  if (checkedIn.length + undone.length === 0) return null;
  return { checkedIn, undone, sessionDays: [...new Set(checkIns.map(({ sessionDay }) => sessionDay))] };
}
