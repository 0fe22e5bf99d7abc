import type { Batch } from './catalogue';
import { addDays } from './dates';
import { firstClassDay, lastClassDay, namedDays, scheduleLabel, sessionCount, sessionsBetween } from './timetable';

/** 19 January 2026 is a Monday. */
const batch: Pick<Batch, 'dayOfWeek' | 'weekdays' | 'startDate' | 'endDate' | 'startTime' | 'sessionChanges'> = {
  dayOfWeek: 1,
  weekdays: [1, 3, 5],
  startDate: '2026-01-19',
  endDate: '2026-02-01',
  startTime: '19:00',
  sessionChanges: [],
};
const skip = (day: string) => ({ day, action: 'skip' as const, toDay: null, toTime: null, reason: 'x' });
const move = (day: string, toDay: string, toTime = '10:00') => ({
  day,
  action: 'move' as const,
  toDay,
  toTime,
  reason: 'x',
});
const days = (changed: Partial<typeof batch> = {}) =>
  sessionsBetween({ ...batch, ...changed }, { from: '2026-01-01', to: '2026-03-01' }).map(
    ({ day, time }) => `${day} ${time}`,
  );

test('a custom set has a session on each of its days', () => {
  expect(days().map((at) => at.slice(0, 10))).toEqual([
    ...['2026-01-19', '2026-01-21', '2026-01-23'],
    ...['2026-01-26', '2026-01-28', '2026-01-30'],
  ]);
  expect(scheduleLabel(batch)).toBe('Mon, Wed, Fri');
});

test('a set that a code names is stored as the code', () => {
  expect(namedDays([5, 4, 3, 2, 1])).toEqual({ dayOfWeek: 1, weekdays: null });
  expect(namedDays([7, 6])).toEqual({ dayOfWeek: 2, weekdays: null });
  expect(namedDays([5, 1])).toEqual({ dayOfWeek: 1, weekdays: [1, 5] });
  expect(namedDays([6])).toEqual({ dayOfWeek: 2, weekdays: [6] });
  expect(namedDays([1, 6])).toEqual({ dayOfWeek: 3, weekdays: [1, 6] });
});

test('a skipped session is gone, a moved one takes place at its new time', () => {
  const sessionChanges = [skip('2026-01-19'), move('2026-01-23', '2026-01-24')];
  expect(days({ sessionChanges }).slice(0, 3)).toEqual(['2026-01-21 19:00', '2026-01-24 10:00', '2026-01-26 19:00']);
  expect(sessionCount({ ...batch, sessionChanges })).toBe(5);
});

test('changes of days without a session do not count', () => {
  const sessionChanges = [skip('2026-01-20'), skip('2026-03-02'), move('2025-01-01', '2026-01-22')];
  expect(days({ sessionChanges })).toEqual(days());
  expect(sessionCount({ ...batch, sessionChanges })).toBe(6);
});

test('the first and the last session follow the changes', () => {
  const sessionChanges = [skip('2026-01-19'), skip('2026-01-21'), move('2026-01-30', '2026-02-14')];
  expect(firstClassDay({ ...batch, sessionChanges })).toBe('2026-01-23');
  expect(lastClassDay({ ...batch, sessionChanges })).toBe('2026-02-14');
  expect(firstClassDay({ ...batch, sessionChanges: [move('2026-01-28', '2026-01-18')] })).toBe('2026-01-18');
});

test('the count equals the listed sessions for every set, start and length', () => {
  for (const weekdays of [[1], [2, 4], [6, 7], [1, 3, 5, 7]]) {
    for (let length = 0; length < 20; length += 3) {
      for (let shift = 0; shift < 7; shift += 1) {
        const startDate = addDays('2026-01-19', shift);
        const dates = { weekdays, startDate, endDate: addDays(startDate, length) };
        const sessionChanges = [skip(addDays(startDate, 2)), move(addDays(startDate, 4), addDays(startDate, 9))];
        expect(sessionCount({ ...batch, ...dates, sessionChanges })).toBe(days({ ...dates, sessionChanges }).length);
      }
    }
  }
});
