import { heldSessions, ownAttendanceText } from './attendance';
import type { Batch } from './catalogue';

const batch = {
  dayOfWeek: 3,
  weekdays: null,
  startDate: '2026-01-05',
  endDate: '2026-01-08',
  startTime: '10:00',
  endTime: '11:00',
  timeZone: 'UTC',
  state: 'open',
  sessionChanges: [],
} as unknown as Batch;

test('a session counts from its start on; none of a cancelled batch', () => {
  const days = (now: string) => heldSessions(batch, new Date(now)).map(({ day }) => day);
  expect(days('2026-01-06T09:59:00Z')).toEqual(['2026-01-05']);
  expect(days('2026-01-06T10:00:00Z')).toEqual(['2026-01-05', '2026-01-06']);
  expect(heldSessions({ ...batch, state: 'cancelled' }, new Date('2026-02-01'))).toEqual([]);
});

test('a skipped session is not held, and a moved one keeps its planned day', () => {
  const change = { reason: '', action: 'skip' as const, day: '2026-01-05', toDay: null, toTime: null };
  const moved = { ...change, action: 'move' as const, day: '2026-01-06', toDay: '2026-01-20', toTime: '12:00' };
  const held = heldSessions({ ...batch, sessionChanges: [change, moved] }, new Date('2026-01-31'));
  expect(held.map(({ day, plannedDay }) => [day, plannedDay])).toEqual([
    ['2026-01-07', '2026-01-07'],
    ['2026-01-08', '2026-01-08'],
    ['2026-01-20', '2026-01-06'],
  ]);
});

test.each([
  [3, 3, 'You attended all 3 sessions'],
  [1, 1, 'You attended the session'],
  [2, 0, 'None of 2 sessions attended'],
  [4, 3, 'You attended 3 of 4 sessions'],
])('%i held, %i attended: says how many', (held, attended, text) => {
  expect(ownAttendanceText({ held, attended })).toBe(text);
});
