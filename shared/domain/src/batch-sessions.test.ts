import { currentSession, nextSession, sessionEnd, sessionNumber, sessionsWithin } from './batch-sessions';
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
  expect(currentSession(night, past)).toEqual({
    day: '2026-01-15',
    at: new Date('2026-01-15T16:30:00Z'),
    change: null,
  });
  expect(sessionEnd(night, { at: new Date('2026-01-15T16:30:00Z') })).toEqual(new Date('2026-01-15T19:30:00Z'));
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
