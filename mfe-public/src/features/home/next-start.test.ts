import { batch, course } from '@kaksha/testing/factories';
import { describeStart, findNextStart } from './next-start';

const now = new Date('2026-11-21T06:00:00Z');

test('skips a class that started today', () => {
  const begun = course({ id: 1, batches: [batch({ dayOfWeek: 3, startDate: '2026-11-21', startTime: '09:00' })] });
  const tonight = course({ id: 2, batches: [batch({ dayOfWeek: 3, startDate: '2026-11-21', startTime: '20:00' })] });
  expect(findNextStart([begun, tonight], now)?.course.id).toBe(2);
  expect(findNextStart([begun], now)).toBeNull();
});

test('a weekend batch from a Friday does not start today', () => {
  const friday = new Date('2026-11-20T06:00:00Z');
  const weekend = course({ batches: [batch({ dayOfWeek: 2, startDate: '2026-11-20', startTime: '10:00' })] });
  const next = findNextStart([weekend], friday);
  expect(next && describeStart(next.first.start, friday)).toBe('tomorrow at 10:00 AM');
});

test('a moved first class starts at its own hour', () => {
  const change = {
    day: '2026-11-23',
    action: 'move',
    toDay: '2026-11-22',
    toTime: '18:30',
    reason: 'Holiday',
  } as const;
  const moved = course({ batches: [batch({ startDate: '2026-11-23', sessionChanges: [change] })] });
  const next = findNextStart([moved], now);
  expect(next && describeStart(next.first.start, now)).toBe('tomorrow at 6:30 PM');
});

test.each([
  ['2026-11-21T14:30:00Z', 'today at 8:00 PM'],
  ['2026-11-22T01:00:00Z', 'tomorrow at 6:30 AM'],
  ['2026-11-23T01:00:00Z', 'Monday at 6:30 AM'],
  ['2026-12-05T05:30:00Z', 'on 5 Dec at 11:00 AM'],
])('describes a start at %s as %s', (at, message) => {
  expect(describeStart(new Date(at), now)).toBe(message);
});

test('names the same moment by another clock', () => {
  expect(describeStart(new Date('2026-11-23T01:00:00Z'), now, 'America/New_York')).toBe('tomorrow at 8:00 PM');
});
