import {
  currentSession,
  firstSession,
  isOver,
  lastSession,
  nextSession,
  sessionHours,
  sessionHoursIn,
  sessionMoment,
  sessionNumber,
  sessionsHeld,
  sessionsWithin,
  shownSession,
  usualHours,
  usualHoursIn,
} from './batch-sessions';
import type { Batch } from './catalogue';

/** Thursday noon in Kolkata. */
const now = new Date('2026-01-15T06:30:00Z');

/** Weekday evenings in Kolkata for four weeks from the Monday after `now`. */
const batch = (overrides: Partial<Batch> = {}): Batch => ({
  id: 1,
  courseId: 1,
  trainerId: 3,
  dayOfWeek: 1,
  startDate: '2026-01-19',
  endDate: '2026-02-13',
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
  ...overrides,
});

test.each([
  ['one that has not begun meets on its first day', { startDate: '2026-01-19' }, '2026-01-19'],
  [
    'a weekend batch that begins on a Monday meets on the Saturday',
    { dayOfWeek: 2, startDate: '2026-01-19' },
    '2026-01-24',
  ],
  ['a running one meets tonight', { startDate: '2026-01-05' }, '2026-01-15'],
  ['or tomorrow, when today is over', { startDate: '2026-01-05', startTime: '09:00' }, '2026-01-16'],
  [
    'after Friday morning it meets on Monday',
    { startDate: '2026-01-05', startTime: '09:00', dayOfWeek: 1 },
    '2026-01-16',
  ],
  ['its last day counts', { startDate: '2026-01-05', endDate: '2026-01-15' }, '2026-01-15'],
  [
    'after its last session it meets no more',
    { startDate: '2026-01-05', endDate: '2026-01-15', startTime: '09:00' },
    null,
  ],
  ['with an open end it goes on', { startDate: '2025-01-06', endDate: null }, '2026-01-15'],
] as const)('%s', (_name, overrides, day) => {
  expect(nextSession(batch(overrides), now)?.day ?? null).toBe(day);
});

const running = { startDate: '2026-01-05' };

test.each([
  ['one that goes on is the current one', { ...running, startTime: '11:00', endTime: '13:00' }, '2026-01-15'],
  ['that ended is not', { ...running, startTime: '09:00', endTime: '11:00' }, '2026-01-16'],
  ['nor one that ended this very moment', { ...running, startTime: '11:00', endTime: '12:00' }, '2026-01-16'],
  ['one far ahead is, when there is none before', { startDate: '2026-09-05', endDate: null }, '2026-09-07'],
  ['after the last there is none', { ...running, endDate: '2026-01-14' }, null],
] as const)('%s', (_name, overrides, day) => {
  expect(currentSession(batch(overrides), now)?.day ?? null).toBe(day);
});

test('a session past midnight is still current after its day', () => {
  const night = batch({ ...running, startTime: '22:00', endTime: '01:00' });
  const past = new Date('2026-01-15T19:00:00Z');
  expect(currentSession(night, past)).toMatchObject({
    day: '2026-01-15',
    start: new Date('2026-01-15T16:30:00Z'),
    end: new Date('2026-01-15T19:30:00Z'),
    change: null,
  });
});

test('a week includes today and the six days after it', () => {
  const days = sessionsWithin(batch(running), now, 7).map(({ day }) => day);
  expect(days).toEqual(['2026-01-15', '2026-01-16', '2026-01-19', '2026-01-20', '2026-01-21']);
  expect(sessionsWithin(batch(), now, 7).map(({ day }) => day)).toEqual(['2026-01-19', '2026-01-20', '2026-01-21']);
  expect(sessionsWithin(batch({ startDate: '2026-01-22' }), now, 7)).toEqual([]);
});

test('numbers sessions from 1', () => {
  const first = batch(running);
  const session = currentSession(first, now);
  expect(session && sessionNumber(first, session)).toBe(9);
  const lengthUnknown = batch({ ...running, endTime: null, duration: '' });
  expect(session && sessionNumber(lengthUnknown, session)).toBe(9);
});

const skip = (day: string) => ({ day, action: 'skip' as const, toDay: null, toTime: null, reason: 'x' });
const move = (day: string, toDay: string, toTime: string) => ({
  ...skip(day),
  action: 'move' as const,
  toDay,
  toTime,
});

test('the first session is the earliest that takes place, with its own day and time', () => {
  const moved = batch({ sessionChanges: [skip('2026-01-19'), move('2026-01-21', '2026-01-18', '18:30')] });
  expect(firstSession(moved)).toMatchObject({
    day: '2026-01-18',
    time: '18:30',
    plannedDay: '2026-01-21',
    start: new Date('2026-01-18T13:00:00Z'),
    end: new Date('2026-01-18T15:00:00Z'),
  });
  expect(firstSession(batch({ dayOfWeek: 2, startDate: '2026-01-16' }))?.day).toBe('2026-01-17');
  const noneLeft = { startDate: '2026-01-19', endDate: '2026-01-19', sessionChanges: [skip('2026-01-19')] };
  expect([firstSession(batch(noneLeft)), lastSession(batch(noneLeft))]).toEqual([null, null]);
  expect(isOver(batch(noneLeft), now)).toBe(true);
});

test('the last session is the latest that takes place, far behind the planned end too', () => {
  const only = batch({
    startDate: '2026-01-19',
    endDate: '2026-01-19',
    sessionChanges: [move('2026-01-19', '2026-04-10', '22:00')],
  });
  expect(lastSession(only)?.start).toEqual(new Date('2026-04-10T16:30:00Z'));
  expect([nextSession(only, now)?.day, currentSession(only, now)?.day]).toEqual(['2026-04-10', '2026-04-10']);
  expect(nextSession(only, new Date('2026-02-20T00:00:00Z'))?.day).toBe('2026-04-10');
  expect(lastSession(batch({ endDate: null }))).toBeNull();
});

test('a batch is over at the end of its last session, which can pass midnight', () => {
  const night = batch({ ...running, endDate: '2026-01-15', startTime: '22:00', endTime: '01:00' });
  const last = lastSession(night);
  expect(last && sessionMoment(last, last.end)).toBe('Fri, 16 Jan, 1:00 AM');
  expect(isOver(night, new Date('2026-01-15T19:29:59Z'))).toBe(false);
  expect(isOver(night, new Date('2026-01-15T19:30:00Z'))).toBe(true);
  expect(isOver(batch({ endDate: null }), new Date('2030-01-01T00:00:00Z'))).toBe(false);
});

test('a session of unknown length lasts an hour in each answer', () => {
  const short = batch({ ...running, endDate: '2026-01-15', endTime: null, duration: 'as agreed' });
  const end = new Date('2026-01-15T14:30:00Z');
  expect(lastSession(short)?.end).toEqual(end);
  const before = new Date(end.getTime() - 1);
  expect([sessionsHeld(short, before), sessionsHeld(short, end)]).toEqual([8, 9]);
  expect([isOver(short, before), isOver(short, end)]).toEqual([false, true]);
});

describe('hours', () => {
  const mornings = batch({
    dayOfWeek: 3,
    startDate: '2026-10-20',
    startTime: '10:00',
    endTime: '13:00',
    endDate: null,
  });

  test('follow the clock change of the viewer', () => {
    const hours = (at: string) => usualHoursIn(mornings, new Date(at), 'America/New_York');
    expect(hours('2026-10-21T00:00:00Z')).toBe('12:30–3:30 AM in New York');
    expect(hours('2026-11-27T00:00:00Z')).toBe('11:30 PM–2:30 AM in New York, the day before');
    expect(usualHoursIn(mornings, now, 'Asia/Kolkata')).toBeNull();
  });

  test('name the zone as of the day', () => {
    const newYork = batch({ timeZone: 'EST', startDate: '2026-06-01', endDate: '2026-12-31' });
    expect(usualHours(newYork, new Date('2026-07-01T00:00:00Z'))).toBe('7:00–9:00 PM EDT');
    expect(usualHours(newYork, new Date('2026-12-01T00:00:00Z'))).toBe('7:00–9:00 PM EST');
    expect(usualHours({ ...newYork, timeZone: 'PST' }, new Date('2026-07-01T00:00:00Z'))).toBe('7:00–9:00 PM PDT');
    expect(usualHours({ ...newYork, timeZone: 'IST' }, new Date('2026-07-01T00:00:00Z'))).toBe('7:00–9:00 PM IST');
  });

  test('of a moved session are its own, and the usual ones stay', () => {
    const moved = batch({ sessionChanges: [move('2026-01-19', '2026-01-18', '18:30')] });
    const shown = shownSession(moved, now);
    expect(shown && [sessionHours(shown), sessionHoursIn(shown, 'Europe/London')]).toEqual([
      '6:30–8:30 PM IST',
      '1:00–3:00 PM in London',
    ]);
    expect(usualHours(moved, now)).toBe('7:00–9:00 PM IST');
    const only = { ...moved, endDate: '2026-01-19' };
    expect(usualHours(only, now)).toBe('6:30–8:30 PM IST');
  });

  test('of a batch that is over are those of its last session', () => {
    expect(shownSession(batch(), new Date('2027-01-01T00:00:00Z'))?.day).toBe('2026-02-13');
  });
});

test('a moved session at a time that the clock change skips comes after the one at three', () => {
  const moved = { day: '2027-03-12', action: 'move', toDay: '2027-03-14', toTime: '02:30', reason: 'Holiday' } as const;
  const nights = batch({
    timeZone: 'EST',
    startDate: '2027-03-01',
    endDate: '2027-03-31',
    weekdays: [5, 7],
    startTime: '03:00',
    endTime: '04:00',
    sessionChanges: [moved],
  });
  const evening = new Date('2027-03-13T20:00:00Z');
  expect(nextSession(nights, evening)?.start.toISOString()).toBe('2027-03-14T07:00:00.000Z');
  expect(shownSession(nights, evening)?.start.toISOString()).toBe('2027-03-14T07:00:00.000Z');
});
