import {
  addDays,
  dayIn,
  daysBetween,
  formatActivityTime,
  formatClock,
  formatClockRange,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatWeekdayAndDay,
  ianaZone,
  instantOf,
  isDay,
  isTimeZone,
  ordinal,
  startOfWeek,
  timeUntil,
  wallClock,
  weekdayOf,
} from './dates';

test('reads the clock of zones without clock changes as the platform does', () => {
  for (const timeZone of ['Asia/Kolkata', 'UTC']) {
    const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    for (let at = Date.UTC(1946, 0, 1); at < Date.UTC(2150, 0, 1); at += 86_400_000 * 97 + 3_540_000) {
      const { day, time } = wallClock(new Date(at), timeZone);
      expect(`${day} ${time}`).toBe(formatter.format(new Date(at)));
    }
  }
});

describe('calendar days', () => {
  test('rejects days that do not exist', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2026-13-01')).toBe(false);
    expect(isDay('23-11-2026')).toBe(false);
  });

  test('counts days across months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-11-23', '2026-11-21')).toBe(-2);
  });

  test('a week starts on Monday', () => {
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
  });

  test('one instant can be different days in two zones', () => {
    const at = new Date('2026-11-21T20:00:00Z');
    expect(dayIn('Asia/Kolkata', at)).toBe('2026-11-22');
    expect(dayIn('America/Los_Angeles', at)).toBe('2026-11-21');
  });
});

describe('instants', () => {
  test('a class at 7 PM IST is at 13:30 UTC', () => {
    expect(instantOf('2026-11-23', '19:00', ianaZone('IST')).toISOString()).toBe('2026-11-23T13:30:00.000Z');
  });

  test('EST follows the summer time of New York', () => {
    expect(instantOf('2026-01-15', '09:00', ianaZone('EST')).toISOString()).toBe('2026-01-15T14:00:00.000Z');
    expect(instantOf('2026-07-15', '09:00', ianaZone('EST')).toISOString()).toBe('2026-07-15T13:00:00.000Z');
  });

  test('handles clock changes and reads a skipped time one hour later', () => {
    const zone = ianaZone('EST');
    expect(instantOf('2026-03-08', '01:30', zone).toISOString()).toBe('2026-03-08T06:30:00.000Z');
    expect(instantOf('2026-03-08', '03:30', zone).toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(instantOf('2026-03-08', '02:30', zone).toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });

  test('midnight belongs to the day that it starts', () => {
    expect(instantOf('2026-11-23', '00:00', 'Asia/Kolkata').toISOString()).toBe('2026-11-22T18:30:00.000Z');
    expect(dayIn('Asia/Kolkata', new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
  });
});

describe('date formats', () => {
  test('show the time until a day', () => {
    const until = (day: string) => timeUntil(day, '2026-11-21');
    expect(until('2026-11-21')).toBe('Today');
    expect(until('2026-11-22')).toBe('Tomorrow');
    expect(until('2026-11-23')).toBe('In 2 days');
    expect(until('2026-12-01')).toBe('In 10 days');
    expect(until('2026-12-05')).toBe('In 2 weeks');
    expect(until('2026-12-12')).toBe('In 3 weeks');
    expect(until('2027-02-20')).toBe('In 3 months');
    expect(until('2026-11-20')).toBeNull();
  });

  test('show short, weekday and long days, with the year only when it differs', () => {
    expect(formatDay('2026-11-23')).toBe('23 Nov');
    expect(formatDay('2026-11-23', '2026-01-01')).toBe('23 Nov');
    expect(formatDay('2027-01-01', '2026-11-23')).toBe('1 Jan 2027');
    expect(formatWeekdayAndDay('2026-11-23')).toBe('Mon, 23 Nov');
    expect(formatLongDay('2026-11-23')).toBe('Monday, 23 November');
  });

  test('show 12-hour times, with one AM or PM when both are the same', () => {
    expect(formatClock('00:05')).toBe('12:05 AM');
    expect(formatClock('12:00')).toBe('12:00 PM');
    expect(formatClockRange('06:30', '08:00')).toBe('6:30–8:00 AM');
    expect(formatClockRange('10:00', '13:00')).toBe('10:00 AM–1:00 PM');
    expect(formatClockRange('10:00', null)).toBe('10:00 AM');
  });

  test('show date and time', () => {
    expect(formatDateTime('2026-11-23T13:30:00Z', 'Asia/Kolkata')).toBe('23 Nov 2026, 7:00 PM');
    expect(formatDateTime('', 'UTC')).toBe('Date not available');
    expect(formatDateTime(null, 'UTC')).toBe('Date not available');
    expect(formatDateTime('yesterday', 'UTC')).toBe('Invalid Date');
    expect(formatActivityTime('2026-11-23T13:30:00Z', 'Asia/Kolkata')).toBe('Nov 23, 2026, 7:00 PM');
    expect(formatActivityTime(null, 'UTC')).toBe('Date not available');
  });

  test('show ordinals', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st',
    );
  });
});

test.each([
  ['Asia/Kolkata', true],
  ['America/New_York', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ['<script>', false],
])('%j is a time zone: %s', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});
