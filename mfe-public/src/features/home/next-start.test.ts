import { batch, course } from '@kaksha/testing/factories';
import { describeStart, findNextStart } from './next-start';

const now = new Date('2026-11-21T06:00:00Z');

test('skips a class that started today', () => {
  const begun = course({ id: 1, batches: [batch({ startDate: '2026-11-21', startTime: '09:00' })] });
  const tonight = course({ id: 2, batches: [batch({ startDate: '2026-11-21', startTime: '20:00' })] });
  expect(findNextStart([begun, tonight], now)?.course.id).toBe(2);
  expect(findNextStart([begun], now)).toBeNull();
});

test.each([
  ['2026-11-21T14:30:00Z', 'today at 8:00 PM'],
  ['2026-11-22T01:00:00Z', 'tomorrow at 6:30 AM'],
  ['2026-11-23T01:00:00Z', 'Monday at 6:30 AM'],
  ['2026-12-05T05:30:00Z', 'on Dec 5 at 11:00 AM'],
])('describes a start at %s as %s', (at, message) => {
  expect(describeStart(new Date(at), now)).toBe(message);
});

test('names the same moment by another clock', () => {
  expect(describeStart(new Date('2026-11-23T01:00:00Z'), now, 'America/New_York')).toBe('tomorrow at 8:00 PM');
});
