import { sessionsHeld } from './batch-sessions';
import { batchProgress, describeBatch, describeByDate, firstBatch, openBatches, totalHours, weeksOf } from './batches';
import type { Batch } from './catalogue';
import { addDays, ianaZone, instantOf, weekdayOf } from './dates';
import {
  classDays,
  firstClassDay,
  isDayCode,
  lastClassDay,
  scheduleLabel,
  sessionCount,
  sessionMinutes,
} from './timetable';

const batch = (over: Partial<Batch> = {}): Batch => ({
  id: 1,
  courseId: 1,
  trainerId: 1,
  dayOfWeek: 1,
  startDate: '2026-11-23',
  endDate: '2027-01-01',
  duration: '2 hours',
  startTime: '19:00',
  endTime: '21:00',
  timeZone: 'IST',
  timePart: 'Evening',
  mode: 'Online',
  area: null,
  seats: null,
  seatsLeft: null,
  waiting: 0,
  state: 'open',
  weekdays: null,
  sessionChanges: [],
  ...over,
});
const now = new Date('2026-11-21T06:00:00Z');

describe('day codes', () => {
  test('current and legacy codes map to the same days', () => {
    expect([1, 9].map((code) => scheduleLabel({ dayOfWeek: code as 1 }))).toEqual([
      'Weekday(Mon-Fri)',
      'Weekday(Mon-Fri)',
    ]);
    expect([2, 8].map((code) => scheduleLabel({ dayOfWeek: code as 2 }))).toEqual([
      'Weekend(Sat,Sun)',
      'Weekend(Sat,Sun)',
    ]);
    expect([3, 10].map((code) => scheduleLabel({ dayOfWeek: code as 3 }))).toEqual(['Any Days', 'Everyday']);
    expect(classDays({ dayOfWeek: 8 })).toEqual([6, 7]);
    expect(classDays({ dayOfWeek: 10 })).toHaveLength(7);
    expect([4, 7, 0, 11].some(isDayCode)).toBe(false);
  });
});

describe('the first batch', () => {
  test('is the next upcoming one in a list of any order', () => {
    const list = [
      batch({ id: 1, startDate: '2027-01-04' }),
      batch({ id: 2, startDate: '2026-10-12' }),
      batch({ id: 3, startDate: '2026-11-23' }),
    ];
    expect(firstBatch(list, now)?.id).toBe(3);
  });

  test('is the last one when all batches have started', () => {
    const list = [batch({ id: 1, startDate: '2026-10-12' }), batch({ id: 2, startDate: '2026-09-01' })];
    expect(firstBatch(list, now)?.id).toBe(1);
    expect(firstBatch([], now)).toBeNull();
  });

  test('includes a batch on its first day in its own zone', () => {
    const late = new Date('2026-11-22T20:00:00Z'); // 23 November in India, 22 November in Los Angeles
    const inIndia = batch({ id: 1, dayOfWeek: 3, startDate: '2026-11-22' });
    const inLosAngeles = batch({ id: 2, dayOfWeek: 3, startDate: '2026-11-22', timeZone: 'PST' });
    expect(firstBatch([inIndia, inLosAngeles], late)?.id).toBe(2);
    expect(firstBatch([inIndia, inLosAngeles], now)?.id).toBe(1);
  });
});

describe('sessions', () => {
  test('a weekday batch of six weeks has 30 sessions and 60 hours', () => {
    expect(weeksOf(batch())).toBe(6);
    expect(sessionCount(batch())).toBe(30);
    expect(totalHours(batch())).toBe(60);
    expect(lastClassDay(batch())).toBe('2027-01-01');
  });

  test('a weekend batch has a session on each Saturday and Sunday', () => {
    const weekend = batch({ dayOfWeek: 2, startDate: '2026-12-05', endDate: '2027-02-07' });
    expect(weeksOf(weekend)).toBe(10);
    expect(sessionCount(weekend)).toBe(20);
  });

  test('the count matches the calendar for every start day', () => {
    for (let shift = 0; shift < 7; shift += 1) {
      for (let length = 0; length < 20; length += 1) {
        const startDate = addDays('2026-11-23', shift);
        const days = Array.from({ length: length + 1 }, (_, day) => addDays(startDate, day));
        const expected = days.filter((day) => weekdayOf(day) >= 6).length;
        expect(sessionCount(batch({ dayOfWeek: 2, startDate, endDate: addDays(startDate, length) }))).toBe(expected);
      }
    }
  });

  test('the first and last sessions are on class days when the dates are not', () => {
    const loose = batch({ startDate: '2026-11-21', endDate: '2026-12-06' });
    expect(firstClassDay(loose)).toBe('2026-11-23');
    expect(lastClassDay(loose)).toBe('2026-12-04');
  });

  test('weeks, sessions and hours are null without an end date', () => {
    const open = batch({ endDate: null });
    expect([weeksOf(open), sessionCount(open), totalHours(open), lastClassDay(open)]).toEqual([null, null, null, null]);
  });

  test('uses the clock times for the session length, else the duration text', () => {
    expect(sessionMinutes(batch({ startTime: '23:00', endTime: '00:30' }))).toBe(90);
    expect(sessionMinutes(batch({ endTime: null, duration: '1.5 hours' }))).toBe(90);
    expect(sessionMinutes(batch({ endTime: null, duration: '1 hour 45 minutes' }))).toBe(105);
    expect(sessionMinutes(batch({ endTime: null, duration: '90 min' }))).toBe(90);
    expect(sessionMinutes(batch({ endTime: null, duration: 'as agreed' }))).toBeNull();
  });
});

describe('batch labels', () => {
  test('show the progress', () => {
    expect(batchProgress(batch(), now)).toBe('In 2 days');
    expect(batchProgress(batch({ dayOfWeek: 3, startDate: '2026-11-21' }), now)).toBe('Today');
    expect(batchProgress(batch({ startDate: '2026-11-21' }), now)).toBe('In 2 days');
    expect(batchProgress(batch({ startDate: '2026-10-12', endDate: '2026-12-05' }), now)).toBe('Running, week 6 of 8');
    expect(batchProgress(batch({ startDate: '2026-11-09', endDate: null }), now)).toBe('Running, week 2');
    expect(batchProgress(batch({ startDate: '2026-09-01', endDate: '2026-11-20' }), now)).toBe('Finished');
    expect(batchProgress(batch({ dayOfWeek: 3, startDate: '2026-09-01', endDate: '2026-11-21' }), now)).toMatch(
      /^Running/,
    );
  });
});

describe('sessions held', () => {
  const after = (day: string, time: string, over: Partial<Batch> = {}) =>
    sessionsHeld(batch(over), instantOf(day, time, ianaZone(over.timeZone ?? 'IST')));

  test('counts a session after its end in its own zone', () => {
    expect(after('2026-11-22', '12:00')).toBe(0);
    expect(after('2026-11-23', '20:59')).toBe(0);
    expect(after('2026-11-23', '21:00')).toBe(1);
    expect(after('2026-11-23', '20:59', { timeZone: 'PST' })).toBe(0);
    expect(after('2026-11-23', '21:00', { timeZone: 'PST' })).toBe(1);
  });

  test('ignores days without class and counts all sessions after the last day', () => {
    expect([after('2026-11-27', '23:00'), after('2026-11-30', '12:00')]).toEqual([5, 5]);
    expect(after('2027-06-01', '00:00')).toBe(sessionCount(batch()));
  });

  test('counts a session past midnight on the next day', () => {
    const late = { startTime: '23:00', endTime: '01:00' };
    expect([after('2026-11-24', '00:59', late), after('2026-11-24', '01:00', late)]).toEqual([0, 1]);
    expect(after('2027-01-02', '00:30', late)).toBe((sessionCount(batch()) as number) - 1);
  });

  test('counts without limit when there is no end date', () => {
    expect(after('2026-12-04', '23:00', { endDate: null })).toBe(10);
  });
});

test('the schedule text shows the first and last class days instead of the stored dates', () => {
  expect(describeByDate(batch(), now)).toBe('From 23 Nov 2026 to 1 Jan 2027, Weekday(Mon-Fri), 7:00–9:00 PM IST');
  expect(describeBatch(batch(), now)).toBe('Weekday(Mon-Fri), 7:00–9:00 PM IST, from 23 Nov 2026 to 1 Jan 2027');
  const weekends = batch({ dayOfWeek: 2, startTime: '10:00', endTime: '13:00', endDate: null });
  expect(describeBatch(weekends, now)).toBe('Weekend(Sat,Sun), 10:00 AM–1:00 PM IST, from 28 Nov 2026');
});

test('openBatches returns active batches that have not ended, soonest first', () => {
  const now = instantOf('2026-12-01', '12:00', 'Asia/Kolkata');
  const batches = [
    batch({ id: 1, startDate: '2027-01-04', endDate: '2027-02-05' }),
    batch({ id: 2 }),
    batch({ id: 3, startDate: '2026-10-05', endDate: '2026-11-30' }),
    batch({ id: 4, state: 'closed' }),
  ];
  expect(openBatches(batches, now).map(({ id }) => id)).toEqual([2, 1]);
});
