import type { Batch } from './catalogue';
import { describeRefund, refundEligibility } from './refunds';

/** Ten weekend sessions that start on Saturday, 28 November. */
const batch: Batch = {
  id: 1,
  courseId: 1,
  trainerId: 1,
  dayOfWeek: 2,
  startDate: '2026-11-28',
  endDate: '2026-12-27',
  duration: '',
  startTime: '10:00',
  endTime: '12:00',
  timeZone: 'IST',
  timePart: 'Morning',
  mode: 'Online',
  area: null,
  seats: null,
  seatsLeft: null,
  waiting: 0,
  state: 'open',
  weekdays: null,
  sessionChanges: [],
};
const enrolledAt = new Date('2026-11-27T10:00:00Z');
const at = (now: string, over: Partial<Batch> = {}) =>
  refundEligibility(enrolledAt, { ...batch, ...over }, new Date(now));

test('allows a refund for exactly 7 × 24 hours', () => {
  expect(at('2026-11-27T10:00:00Z')).toMatchObject({ eligible: true, reason: null, held: 0, total: 10 });
  expect(at('2026-12-04T10:00:00Z').eligible).toBe(true);
  expect(at('2026-12-04T10:00:01Z')).toMatchObject({ eligible: false, reason: 'late' });
});

test('allows a refund while at most 20% of the sessions are over', () => {
  expect(at('2026-11-29T06:30:00Z')).toMatchObject({ eligible: true, held: 2 });
  const short = { endDate: '2026-12-06' };
  expect(at('2026-11-28T06:29:59Z', short)).toMatchObject({ eligible: true, held: 0, total: 4 });
  expect(at('2026-11-28T06:30:00Z', short)).toMatchObject({ eligible: false, reason: 'progressed', held: 1, total: 4 });
});

test('refuses a refund for a batch that was nearly over at the enrolment', () => {
  expect(refundEligibility(new Date('2026-12-20T08:00:00Z'), batch, new Date('2026-12-20T09:00:00Z'))).toMatchObject({
    eligible: false,
    reason: 'progressed',
    held: 8,
  });
});

test('checks only the days for a batch without an end date', () => {
  expect(at('2026-12-03T10:00:00Z', { endDate: null })).toMatchObject({ eligible: true, held: 2, total: null });
  expect(at('2026-12-05T10:00:00Z', { endDate: null }).reason).toBe('late');
});

test('the message states the deadline or the reason for the refusal', () => {
  expect(describeRefund(at('2026-11-28T00:00:00Z'), 'Asia/Kolkata')).toBe(
    'You can ask for a refund until 4 Dec 2026, 3:30 PM, while the course is not completed beyond 20%.',
  );
  expect(describeRefund(at('2026-12-05T00:00:00Z'), 'Asia/Kolkata')).toBe(
    'Refunds are possible within 7 days of enrolling; that was until 4 Dec 2026, 3:30 PM.',
  );
  expect(describeRefund(at('2026-12-01T00:00:00Z', { endDate: '2026-12-06' }), 'Asia/Kolkata')).toBe(
    'Refunds are possible while the course is not completed beyond 20%; 2 of 4 sessions are over.',
  );
});
