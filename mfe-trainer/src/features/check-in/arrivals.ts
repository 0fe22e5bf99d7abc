import type { CheckIn, CheckInList, CheckInOutcome, SeatToCheckIn } from '@kaksha/api-client/check-in';
import { type CheckInResult, readTicket } from '@kaksha/domain/check-in';
import { isolated } from '@kaksha/domain/isolated';

/** A learner who is there. */
export interface Arrived {
  /** ISO 8601, UTC. */
  at: string;
  /** Null when the learner joined online, or the trainer corrected the attendance. */
  checkInId: string | null;
  isSent: boolean;
}

const seatOf = ({ seats }: CheckInList, { userId, ticket }: Pick<CheckIn, 'userId' | 'ticket'>) =>
  seats.find((seat) => (ticket === undefined ? seat.userId === userId : seat.ticket === ticket));

/** Who is at the session by user id: as the API said, with what this device has not sent. */
export function arrivalsOf(
  list: CheckInList,
  unsent: readonly CheckIn[],
  sessionDay: string,
): ReadonlyMap<number, Arrived> {
  const arrived = new Map<number, Arrived>();
  for (const { userId, at, checkInId, ...of } of list.present) {
    if (of.sessionDay === sessionDay) arrived.set(userId, { at, checkInId, isSent: true });
  }
  for (const { id, undo, at, ...of } of unsent) {
    const seat = of.sessionDay === sessionDay && seatOf(list, of);
    if (!seat) continue;
    if (undo) arrived.delete(seat.userId);
    else if (!arrived.has(seat.userId)) arrived.set(seat.userId, { at, checkInId: id, isSent: false });
  }
  return arrived;
}

/** What a scan or a press means on this device. `unknown`: a ticket of the batch whose seat came after the list. */
export type Verdict =
  | { kind: 'checked-in' | 'refunded'; seat: SeatToCheckIn }
  | { kind: 'already'; seat: SeatToCheckIn; at: string }
  | { kind: 'unknown' | 'wrong-batch' | 'no-ticket' };

/** @param arrived  of the session */
export function verdictOn(
  list: CheckInList,
  arrived: ReadonlyMap<number, Arrived>,
  batchId: number,
  given: { userId: number } | { ticket: string },
): Verdict {
  const seat = seatOf(list, given);
  if (!seat) {
    const ticket = 'ticket' in given ? readTicket(given.ticket) : null;
    if (!ticket) return { kind: 'no-ticket' };
    return { kind: ticket.batchId === batchId ? 'unknown' : 'wrong-batch' };
  }
  if (seat.refunded) return { kind: 'refunded', seat };
  const before = arrived.get(seat.userId);
  return before ? { kind: 'already', seat, at: before.at } : { kind: 'checked-in', seat };
}

/** The list after the API answered. */
export function withOutcomes(
  list: CheckInList,
  sent: readonly CheckIn[],
  outcomes: readonly CheckInOutcome[],
): CheckInList {
  let { present } = list;
  for (const { id, result, userId, at } of outcomes) {
    const sessionDay = sent.find((each) => each.id === id)?.sessionDay;
    if (userId === null || !sessionDay) continue;
    const others = present.filter((each) => each.userId !== userId || each.sessionDay !== sessionDay);
    if (result === 'undone') present = others;
    const isThere = present.length > others.length;
    if (!isThere && at && (result === 'checked-in' || result === 'already')) {
      present = [...others, { userId, sessionDay, at, checkInId: result === 'checked-in' ? id : null }];
    }
  }
  return { ...list, present };
}

/** Results of check-ins that the API did not record, which the trainer must know. */
const refusals: Partial<Record<CheckInResult, string>> = {
  refunded: 'the seat was refunded',
  'no-seat': 'there is no seat for this ticket',
  'wrong-batch': 'the ticket is for another batch',
  'not-open': 'this class is not open for check-ins',
};

/** `Asha Rao: the seat was refunded`; null for a result that needs no attention. */
export function refusalText({ result, name }: CheckInOutcome): string | null {
  const reason = refusals[result];
  return reason ? `${isolated(name ?? 'A scanned ticket')}: ${reason}` : null;
}
