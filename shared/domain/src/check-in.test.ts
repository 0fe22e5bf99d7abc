import type { Batch } from './catalogue';
import { checkInPath, checkInSessions, openedSession, readTicket, writeTicket } from './check-in';

/** Weekday evenings in Kolkata. */
const batch: Batch = {
  id: 1,
  courseId: 1,
  trainerId: 3,
  dayOfWeek: 1,
  weekdays: null,
  startDate: '2026-01-05',
  endDate: '2026-02-13',
  duration: '2 hours',
  startTime: '19:00',
  endTime: '21:00',
  timeZone: 'IST',
  timePart: 'Evening',
  mode: 'Classroom(Offline)',
  area: 'Kothrud',
  seats: null,
  seatsLeft: null,
  waiting: 0,
  state: 'open',
  sessionChanges: [],
};

/** Thursday noon in Kolkata. */
const now = new Date('2026-01-15T06:30:00Z');

test('a ticket is read as it was written, and other texts are not', () => {
  const ticket = { batchId: 7, orderId: 41, signature: 'A1'.repeat(16) };
  expect(readTicket(` ${writeTicket(ticket)} `)).toEqual(ticket);
  for (const text of ['', 'https://example.com', 'KAKSHA-7-41', `KAKSHA-7-x-${'A1'.repeat(16)}`]) {
    expect(readTicket(text)).toBeNull();
  }
});

test('a device keeps the sessions from yesterday on for two weeks', () => {
  const days = checkInSessions(batch, now).map(({ sessionDay }) => sessionDay);
  expect([days[0], days[1], days.at(-1)]).toEqual(['2026-01-14', '2026-01-15', '2026-01-29']);
  const ahead = checkInSessions({ ...batch, startDate: '2026-01-26' }, now);
  expect([ahead[0]?.sessionDay, ahead.at(-1)?.sessionDay]).toEqual(['2026-01-26', '2026-02-09']);
  expect(checkInSessions({ ...batch, state: 'cancelled' }, now)).toEqual([]);
});

test('a session opens for check-ins at the start of its day in the time zone of the batch', () => {
  expect(openedSession(batch, '2026-01-15', now)?.opensAt.toISOString()).toBe('2026-01-14T18:30:00.000Z');
  expect(openedSession(batch, '2026-01-16', now)).toBeNull();
  expect(openedSession(batch, '2026-01-17', new Date('2026-01-18T06:00:00Z'))).toBeNull();
  expect(openedSession(batch, '2026-01-05', now)).not.toBeNull();
  expect(openedSession({ ...batch, state: 'cancelled' }, '2026-01-15', now)).toBeNull();
});

test('a moved session opens on its new day and keeps its name', () => {
  const move = { day: '2026-01-15', action: 'move', toDay: '2026-01-17', toTime: '10:00', reason: 'Ill' } as const;
  const moved = { ...batch, sessionChanges: [move] };
  expect(openedSession(moved, '2026-01-15', now)).toBeNull();
  expect(openedSession(moved, '2026-01-15', new Date('2026-01-17T03:00:00Z'))).toMatchObject({ date: '2026-01-17' });
});

test('the page of a batch is below the address that works without a network', () => {
  expect(checkInPath(7)).toBe('/patron/basicdetails/check-in/7');
});

test('a session that was moved to before the start date opens on its new day', () => {
  const move = { day: '2026-01-05', action: 'move', toDay: '2026-01-04', toTime: '10:00', reason: 'Ill' } as const;
  const moved = { ...batch, sessionChanges: [move] };
  expect(openedSession(moved, '2026-01-05', new Date('2026-01-04T03:00:00Z'))).toMatchObject({ date: '2026-01-04' });
});
