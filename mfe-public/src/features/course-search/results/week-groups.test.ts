import { batch, course } from '@kaksha/testing/factories';
import { groupByWeek } from './week-groups';

/** Saturday, 21 November 2026, in Kolkata. */
const now = new Date('2026-11-21T06:00:00Z');
const startingOn = (startDate: string) => course({ batches: [batch({ startDate, endDate: null, dayOfWeek: 3 })] });
const groupsOf = (...days: string[]) =>
  groupByWeek(days.map(startingOn), now).map(({ title, range, courses }) => [title, range, courses.length]);

test('names the coming weeks and shows their days', () => {
  expect(groupsOf('2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30', '2026-12-06')).toEqual([
    ['This week', '21 to 22 November', 1],
    ['Next week', '23 to 29 November', 2],
    ['The week after', '30 November to 6 December', 2],
  ]);
});

test('groups by month after two weeks, with the year when it differs', () => {
  expect(groupsOf('2026-12-07', '2026-12-31', '2027-01-11', '2027-02-01')).toEqual([
    ['Later in December', null, 2],
    ['In January 2027', null, 1],
    ['In February 2027', null, 1],
  ]);
});

test('groups running courses and courses without a date', () => {
  const courses = [startingOn('2026-11-02'), course({ batches: [] })];
  expect(groupByWeek(courses, now).map(({ title }) => title)).toEqual(['Already running', 'Date to be announced']);
});

test('groups by the first class: a moved one, and a weekend batch from a Friday', () => {
  const moved = batch({
    startDate: '2026-11-23',
    endDate: null,
    sessionChanges: [{ day: '2026-11-23', action: 'move', toDay: '2026-11-22', toTime: '18:30', reason: 'Holiday' }],
  });
  const friday = new Date('2026-11-20T06:00:00Z');
  const weekend = batch({ dayOfWeek: 2, startDate: '2026-11-27', endDate: null });
  const courses = [course({ batches: [moved] }), course({ batches: [weekend] })];
  expect(groupByWeek(courses, friday).map(({ title }) => title)).toEqual(['This week', 'Next week']);
  const sunday = new Date('2026-11-29T06:00:00Z');
  expect(groupByWeek([course({ batches: [{ ...weekend, startDate: '2026-11-30' }] })], sunday)[0]?.title).toBe(
    'Next week',
  );
});

test('treats Sunday as the last day of this week', () => {
  const sunday = new Date('2026-11-22T06:00:00Z');
  expect(groupByWeek([startingOn('2026-11-22')], sunday)[0]?.range).toBe('22 November');
});
