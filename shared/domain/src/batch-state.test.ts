import { lifeCycleOf, possibleActions } from './batch-state';
import type { Batch, BatchState } from './catalogue';

const now = new Date('2026-01-15T06:30:00Z');
const batch = (over: Partial<Batch>): Batch => ({
  id: 1,
  courseId: 1,
  trainerId: 3,
  dayOfWeek: 1,
  weekdays: null,
  sessionChanges: [],
  state: 'open',
  startDate: '2026-01-05',
  endDate: '2026-02-13',
  startTime: '19:00',
  endTime: '21:00',
  timeZone: 'IST',
  duration: '2 hours',
  timePart: 'Evening',
  mode: 'Online',
  area: null,
  seats: null,
  seatsLeft: null,
  waiting: 0,
  ...over,
});

test.each<[BatchState, string[]]>([
  ['open', ['close', 'cancel']],
  ['closed', ['open', 'cancel']],
  ['cancelled', []],
])('an %s batch with a session ahead can %j', (state, actions) => {
  expect(lifeCycleOf(batch({ state }), now)).toBe(state);
  expect(possibleActions(batch({ state }), now)).toEqual(actions);
});

test('a batch is finished after its last session, also when its end date is later', () => {
  const over = { endDate: '2026-01-18', startTime: '09:00', endTime: '10:00', startDate: '2026-01-05' };
  expect(lifeCycleOf(batch({ ...over, endDate: '2026-01-14' }), now)).toBe('finished');
  const friday = { day: '2026-01-16', action: 'skip' as const, toDay: null, toTime: null, reason: 'x' };
  expect(lifeCycleOf(batch(over), now)).toBe('open');
  expect(lifeCycleOf(batch({ ...over, sessionChanges: [friday] }), now)).toBe('finished');
  expect(possibleActions(batch({ ...over, sessionChanges: [friday] }), now)).toEqual([]);
});

test('a moved session after the end date keeps the batch from being finished', () => {
  const moved = { day: '2026-01-14', action: 'move' as const, toDay: '2026-01-20', toTime: '09:00', reason: 'x' };
  expect(lifeCycleOf(batch({ endDate: '2026-01-14', sessionChanges: [moved] }), now)).toBe('open');
});

test('a cancelled batch stays cancelled after its last day', () => {
  expect(lifeCycleOf(batch({ state: 'cancelled', endDate: '2026-01-07' }), now)).toBe('cancelled');
});
