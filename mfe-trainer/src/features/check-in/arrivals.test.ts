import type { CheckIn, CheckInList } from '@kaksha/api-client/check-in';
import { arrivalsOf, refusalText, verdictOn, withOutcomes } from './arrivals';

const day = '2026-01-15';
const at = '2026-01-15T12:30:00.000Z';
const ticketOf = (orderId: number, batchId = 7) => `KAKSHA-${batchId}-${orderId}-${'A1'.repeat(16)}`;
const list: CheckInList = {
  courseId: 9,
  courseName: 'Soldering',
  batchLabel: 'Every day',
  sessions: [],
  seats: [
    { userId: 1, name: 'Asha Rao', ticket: ticketOf(41), refunded: false },
    { userId: 2, name: 'Ravi Kumar', ticket: ticketOf(42), refunded: true },
  ],
  present: [{ userId: 1, sessionDay: day, at, checkInId: 'a' }],
};
const empty = { ...list, present: [] };
const checkIn = (over: Partial<CheckIn>): CheckIn => ({ id: 'b', sessionDay: day, at, ...over });

test('check-ins and undos that wait change who is there', () => {
  expect(arrivalsOf(list, [], day).get(1)).toEqual({ at, checkInId: 'a', isSent: true });
  expect(arrivalsOf(list, [], '2026-01-16').size).toBe(0);
  expect(arrivalsOf(list, [checkIn({ id: 'a', userId: 1, undo: true })], day).size).toBe(0);
  expect(arrivalsOf(empty, [checkIn({ ticket: ticketOf(41) })], day).get(1)).toMatchObject({ isSent: false });
  expect(arrivalsOf(empty, [checkIn({ ticket: ticketOf(99) })], day).size).toBe(0);
});

test.each([
  ['a ticket of the list', { ticket: ticketOf(41) }, 'checked-in'],
  ['a learner of the list', { userId: 1 }, 'checked-in'],
  ['a refunded seat', { ticket: ticketOf(42) }, 'refunded'],
  ['a newer seat of the batch', { ticket: ticketOf(99) }, 'unknown'],
  ['another batch', { ticket: ticketOf(41, 8) }, 'wrong-batch'],
  ['another code', { ticket: 'https://example.com' }, 'no-ticket'],
])('%s', (_, given, kind) => {
  expect(verdictOn(empty, arrivalsOf(empty, [], day), 7, given).kind).toBe(kind);
});

test('a learner who is present is shown with the time of the check-in', () => {
  expect(verdictOn(list, arrivalsOf(list, [], day), 7, { userId: 1 })).toMatchObject({ kind: 'already', at });
});

test('answers of the API change the list', () => {
  const sent = [checkIn({ userId: 1 })];
  const outcome = { id: 'b', userId: 1, name: 'Asha Rao', at };
  const after = withOutcomes(empty, sent, [{ ...outcome, result: 'checked-in' }]);
  expect(after.present).toEqual([{ userId: 1, sessionDay: day, at, checkInId: 'b' }]);
  expect(withOutcomes(after, sent, [{ ...outcome, result: 'already' }])).toEqual(after);
  expect(withOutcomes(after, sent, [{ ...outcome, result: 'undone', at: null }]).present).toEqual([]);
  expect(withOutcomes(empty, sent, [{ ...outcome, result: 'refunded', at: null }]).present).toEqual([]);
});

test('only results without a record need attention', () => {
  const outcome = { id: 'b', userId: null, name: null, at: null };
  expect(refusalText({ ...outcome, result: 'no-seat' })).toBe('A scanned ticket: there is no seat for this ticket');
  for (const result of ['checked-in', 'already', 'undone'] as const)
    expect(refusalText({ ...outcome, result })).toBeNull();
});
