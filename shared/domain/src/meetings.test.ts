import { currentSession } from './batch-sessions';
import type { Batch } from './catalogue';
import { timeUntil } from './dates';
import { joinableSession, joinOpensAt, meetingProvider, timeLeft, timeToSession } from './meetings';

/** Weekday evenings in Kolkata, 13:30 to 15:30 UTC. */
const batch: Batch = {
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
};

test.each([
  ['https://us02web.zoom.us/j/123?pwd=abc', 'Zoom'],
  ['https://meet.google.com/abc-defg-hij', 'Google Meet'],
  ['https://teams.microsoft.com/l/meetup-join/19', 'Microsoft Teams'],
  ['https://meet.jit.si/kaksha', 'Jitsi'],
  ['https://acme.webex.com/meet/asha', 'Webex'],
  ['https://notzoom.us/j/1', 'notzoom.us'],
  ['https://zoom.us.example.com/j/1', 'zoom.us.example.com'],
])('%s belongs to %s', (url, provider) => {
  expect(meetingProvider(url)).toBe(provider);
});

test('a session can be joined from 15 minutes before its start until its end', () => {
  const at = (time: string) => joinableSession(batch, new Date(`2026-01-20T${time}Z`))?.day ?? null;
  expect(at('13:14:59')).toBeNull();
  expect(at('13:15:00')).toBe('2026-01-20');
  expect(at('15:29:59')).toBe('2026-01-20');
  expect(at('15:30:00')).toBeNull();
  expect(joinOpensAt({ start: new Date('2026-01-20T13:30:00Z') })).toEqual(new Date('2026-01-20T13:15:00Z'));
});

test('no session of a cancelled batch can be joined', () => {
  expect(joinableSession({ ...batch, state: 'cancelled' }, new Date('2026-01-20T14:00:00Z'))).toBeNull();
});

test.each([
  [-1, null],
  [0, null],
  [0.5, '1 min'],
  [8, '8 min'],
  [60, '1 h'],
  [320, '5 h 20 min'],
  [24 * 60, '1 day'],
  [35 * 60, '1 day'],
  [36 * 60, '2 days'],
  [4 * 24 * 60 + 30, '4 days'],
])('%s minutes before a class it starts in %s', (count, text) => {
  const now = new Date('2026-01-15T06:30:00Z');
  expect(timeLeft(new Date(now.getTime() + count * 60_000), now)).toBe(text);
});

test.each([
  ['2026-01-18T13:00:00Z', '1 day', 'Tomorrow'],
  ['2026-01-17T19:16:00Z', '1 day', 'Tomorrow'],
  ['2026-01-17T10:00:00Z', '2 days', 'In 2 days'],
  ['2026-01-19T09:00:00Z', '4 h 30 min', 'Today'],
])('the first class on Monday evening in Kolkata, seen at %s, is in %s on each page', (now, left, day) => {
  const session = currentSession(batch, new Date(now));
  expect(session && timeToSession(session, new Date(now))).toBe(left);
  expect(
    timeUntil('2026-01-19', now > '2026-01-17T18:30' && now < '2026-01-18T18:30' ? '2026-01-18' : now.slice(0, 10)),
  ).toBe(day);
});
