import type { Batch, TimeZoneCode } from '@kaksha/domain/catalogue';
import { addDays, ianaZone, instantOf, weekdayOf } from '@kaksha/domain/dates';
import { classDays } from '@kaksha/domain/timetable';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { grammarFaults } from '../../../test/calendar-grammar';
import { type BatchOfCourse, batchEvent } from './batch-event';
import { type CalendarEvent, writeCalendar } from './ics';

const batch: Batch = {
  id: 7,
  courseId: 3,
  trainerId: 2,
  dayOfWeek: 2,
  startDate: '2026-11-23',
  endDate: '2027-01-05',
  duration: '3 hours',
  startTime: '10:00',
  endTime: '13:00',
  timeZone: 'IST',
  timePart: 'Morning',
  mode: 'Online',
  area: null,
  seats: null,
  seatsLeft: null,
  waiting: 0,
  state: 'open',
  weekdays: null,
  sessionChanges: [],
};

const ofCourse = (changes: Partial<Batch> = {}, more: Partial<BatchOfCourse> = {}): BatchOfCourse => ({
  batch: { ...batch, ...changes },
  courseName: 'Kubernetes, from Pods to Production',
  trainerName: 'Anita Rao',
  url: 'https://kaksha.example/course/kubernetes/3',
  change: { changedAt: new Date('2026-10-01T08:00:00Z'), version: 1 },
  now: new Date('2026-11-20T08:00:00Z'),
  ...more,
});

function eventOf(changes: Partial<Batch> = {}, more: Partial<BatchOfCourse> = {}): CalendarEvent {
  const event = batchEvent(ofCourse(changes, more), 'kaksha.example');
  if (!event) throw new Error('the batch has no session');
  return event;
}

/** Reads a file with an independent parser. */
function read(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

/** The instants at which a calendar program would show a session, at most `most`. */
function sessionsIn(ics: string, most = 400): Date[] {
  const [event, ...exceptions] = read(ics);
  for (const exception of exceptions) event!.relateException(exception);
  const sessions: Date[] = [];
  const each = event!.iterator();
  for (let at = each.next(); at && sessions.length < most; at = each.next()) {
    sessions.push(event!.getOccurrenceDetails(at).startDate.toJSDate());
  }
  return sessions;
}

const write = (...events: CalendarEvent[]) => writeCalendar({ name: 'My classes', events });

function classes({ dayOfWeek, startDate, endDate, startTime, timeZone }: Batch): Date[] {
  const instants: Date[] = [];
  for (let day = startDate; day <= (endDate as string); day = addDays(day, 1)) {
    if (classDays({ dayOfWeek }).includes(weekdayOf(day))) instants.push(instantOf(day, startTime, ianaZone(timeZone)));
  }
  return instants;
}

test.each<[TimeZoneCode, Partial<Batch>]>([
  ['IST', {}],
  ['IST', { dayOfWeek: 1, startTime: '06:30', endTime: '08:00' }],
  ['IST', { dayOfWeek: 3, startTime: '23:30', endTime: '00:30' }],
  ['UTC', { dayOfWeek: 9 }],
  ['EST', { dayOfWeek: 1, startDate: '2026-10-20', endDate: '2027-04-02', startTime: '19:00', endTime: null }],
  ['PST', { dayOfWeek: 10, startDate: '2027-03-01', endDate: '2027-11-30', startTime: '18:00' }],
])('shows every class of a batch in %s at its local time across daylight saving changes', (timeZone, changes) => {
  const changed = { ...batch, ...changes, timeZone };
  const sessions = sessionsIn(write(eventOf({ ...changes, timeZone })));
  expect(sessions).toEqual(classes(changed));
  expect(sessions.length).toBeGreaterThan(10);
});

test('repeats without an end when the batch has no end date', () => {
  expect(sessionsIn(write(eventOf({ endDate: null })), 300)).toHaveLength(300);
});

test('writes a single class as one event that does not repeat', () => {
  const ics = write(eventOf({ startDate: '2026-11-28', endDate: '2026-11-28' }));
  expect(ics).not.toContain('RRULE:FREQ=WEEKLY');
  expect(sessionsIn(ics)).toEqual([new Date('2026-11-28T04:30:00Z')]);
});

test('has no event for a batch without a class day', () => {
  expect(batchEvent(ofCourse({ startDate: '2026-11-23', endDate: '2026-11-27' }), 'kaksha.example')).toBeNull();
});

test('takes the length of a class from its hours, else from its duration, else one hour', () => {
  const lasts = (changes: Partial<Batch>) => read(write(eventOf(changes)))[0]!.duration.toSeconds() / 60;
  expect(lasts({})).toBe(180);
  expect(lasts({ startTime: '23:00', endTime: '00:30' })).toBe(90);
  expect(lasts({ endTime: null, duration: '2 hours' })).toBe(120);
  expect(lasts({ endTime: null, duration: 'as needed' })).toBe(60);
});

test('keeps the UID and raises the sequence when a batch changes', () => {
  const [before, after] = [
    eventOf(),
    eventOf({ startTime: '11:00' }, { change: { changedAt: new Date('2026-10-02T00:00:00Z'), version: 1 } }),
  ];
  expect(after.uid).toBe(before.uid);
  expect(write(after)).toContain('LAST-MODIFIED:20261002T000000Z\r\n');
  expect(read(write(after))[0]!.sequence).toBeGreaterThan(read(write(before))[0]!.sequence);
});

test('reminds 24 hours and one hour before each class, and not of a cancelled one', () => {
  const alarms = (ics: string) =>
    new ICAL.Component(ICAL.parse(ics))
      .getFirstSubcomponent('vevent')!
      .getAllSubcomponents('valarm')
      .map((alarm) => [alarm.getFirstPropertyValue('action'), String(alarm.getFirstPropertyValue('trigger'))]);
  expect(alarms(write(eventOf()))).toEqual([
    ['DISPLAY', '-P1D'],
    ['DISPLAY', '-PT1H'],
  ]);
  expect(alarms(write({ ...eventOf(), cancelled: true }))).toEqual([]);
});

test('confirms a batch that is closed for enrolment, because it still takes place', () => {
  expect(write(eventOf())).toContain('\r\nSTATUS:CONFIRMED\r\n');
  expect(write(eventOf({ state: 'closed' }))).toContain('\r\nSTATUS:CONFIRMED\r\n');
  expect(write({ ...eventOf(), cancelled: true })).toContain('\r\nSTATUS:CANCELLED\r\n');
});

test('writes the address of a classroom batch', () => {
  const [online] = read(write(eventOf()));
  const [room] = read(write(eventOf({ mode: 'Classroom(Offline)', area: '12, MG Road; Pune' })));
  expect(online!.location).toBe('Online');
  expect(room!.location).toBe('12, MG Road; Pune');
});

test('preserves any text, and no text can add a line', () => {
  const title = 'ताज़ा: C\\C++, "pointers"; 100% 🎓\r\nATTACH:file:///etc/passwd\nEND:VEVENT\u0007';
  const ics = write(eventOf({}, { courseName: title, trainerName: 'Zoë 👩‍🏫'.repeat(20) }));
  const [event] = read(ics);
  expect(event!.summary).toBe('ताज़ा: C\\C++, "pointers"; 100% 🎓\nATTACH:file:///etc/passwd\nEND:VEVENT');
  expect(event!.description).toContain('Zoë 👩‍🏫'.repeat(20));
  expect(ics.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(read(write(eventOf({}, { courseName: 'a\u2028b' })))[0]!.summary).toBe('a\nb');
  expect(writeCalendar({ name: title, events: [] }).match(/^(ATTACH|END:VEVENT)/gm)).toBeNull();
});

test('folds lines at 75 octets without splitting a character', () => {
  const ics = write(eventOf({}, { courseName: 'é'.repeat(300), trainerName: '👩‍🏫'.repeat(80) }));
  const lines = ics.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\uFFFD]/);
  }
});

test('an event that cannot be written is left out of a feed, and told', () => {
  const odd = { ...eventOf({ id: 1 }), startTime: 'no time' };
  const leftOut: string[] = [];
  const ics = writeCalendar({ name: 'My classes', events: [odd, eventOf({ id: 2 })] }, ({ uid }) => leftOut.push(uid));
  expect(read(ics).map(({ uid }) => uid)).toEqual(['batch-2@kaksha.example']);
  expect(leftOut).toEqual(['batch-1@kaksha.example']);
  expect(() => write(odd)).toThrow();
});

test('a file holds no characters that calendars refuse', () => {
  const ics = write(eventOf({}, { courseName: 'A\ufffe\uffff\ud83d\u0000\u0085B', trainerName: 'R\u2028ao\u0007' }));
  expect(ics).toContain('SUMMARY:AB');
  expect(ics.replace(/\r\n/g, '')).not.toMatch(/[\p{Control}\p{Surrogate}\ufffe\uffff\u2028]/u);
});

test('defines each time zone once, and none for UTC', () => {
  const ics = write(
    eventOf({ id: 1 }),
    eventOf({ id: 2 }),
    eventOf({ id: 3, timeZone: 'EST' }),
    eventOf({ id: 4, timeZone: 'UTC' }),
  );
  expect(read(ics).map(({ uid }) => uid)).toEqual([1, 2, 3, 4].map((id) => `batch-${id}@kaksha.example`));
  expect(ics.match(/^TZID:.*$/gm)?.map((line) => line.trim())).toEqual(['TZID:Asia/Kolkata', 'TZID:America/New_York']);
});

test('every part has its properties before its own parts, and all that RFC 5545 requires', () => {
  const joinUrl = `https://kaksha.example/my-courses?${'long'.repeat(30)}`;
  const long = eventOf({ id: 2, timeZone: 'EST', ...changes }, { joinUrl, courseName: 'न्यू👩‍🏫𠮷'.repeat(40) });
  const single = eventOf({ id: 3, timeZone: 'UTC', startDate: '2026-11-28', endDate: '2026-11-28' });
  const ics = write(eventOf(), long, single, eventOf({ id: 4, state: 'cancelled', timeZone: 'PST' }));
  expect(grammarFaults(ics)).toEqual([]);
  expect(grammarFaults(write())).toEqual([]);
});

test('two changes of a course within one second raise the sequence', () => {
  const changedAt = new Date('2026-10-01T08:00:00Z');
  const sequence = (version: number) => read(write(eventOf({}, { change: { changedAt, version } })))[0]!.sequence;
  expect(sequence(2)).toBeGreaterThan(sequence(1));
});

test('writes a valid calendar without events', () => {
  expect(read(write())).toEqual([]);
});

/** Saturdays and Sundays of `batch`; the first weekend is 28 November 2026. */
const changes: Partial<Batch> = {
  sessionChanges: [
    { day: '2026-11-28', action: 'skip', toDay: null, toTime: null, reason: 'Holiday' },
    { day: '2026-11-29', action: 'move', toDay: '2026-12-01', toTime: '19:30', reason: 'Conference' },
  ],
};

test('writes skipped and moved sessions as exceptions of the same series', () => {
  const [plain, changed] = [sessionsIn(write(eventOf())), sessionsIn(write(eventOf(changes)))];
  expect(changed).toEqual([new Date('2026-12-01T14:00:00Z'), ...plain.slice(2)]);
  const [series, exception] = read(write(eventOf(changes)));
  expect(exception!.uid).toBe(series!.uid);
  expect(exception!.recurrenceId.toJSDate()).toEqual(plain[1]);
});

test('a second parser reads the same exceptions', () => {
  const [series] = Object.values(nodeIcal.sync.parseICS(write(eventOf(changes)))).filter(
    (one) => one?.type === 'VEVENT',
  );
  if (series?.type !== 'VEVENT') throw new Error('no event');
  expect(Object.values(series.exdate ?? {}).map((day) => (day as Date).toISOString())).toContain(
    '2026-11-28T04:30:00.000Z',
  );
  const moved = Object.values(series.recurrences ?? {}).map(({ start }) => start.toISOString());
  expect(new Set(moved)).toEqual(new Set(['2026-12-01T14:00:00.000Z']));
});

test('a batch whose sessions are all skipped has no event, and a moved single session its new time', () => {
  const single = { startDate: '2026-11-28', endDate: '2026-11-28' };
  const [skipped, moved] = changes.sessionChanges!;
  expect(batchEvent(ofCourse({ ...single, sessionChanges: [skipped!] }), 'kaksha.example')).toBeNull();
  const sessionChanges = [{ ...moved!, day: '2026-11-28' }];
  expect(sessionsIn(write(eventOf({ ...single, sessionChanges })))).toEqual([new Date('2026-12-01T14:00:00Z')]);
});

test('only a cancelled batch is cancelled in calendars', () => {
  expect(write(eventOf({ state: 'cancelled' }))).toContain('\r\nSTATUS:CANCELLED\r\n');
});

test('an online batch of a learner has the page of the site that joins the class as its conference', () => {
  const joinUrl = `https://kaksha.example/my-courses?${'long'.repeat(20)}`;
  const [event] = read(write(eventOf({}, { joinUrl })));
  expect(event!.component.getFirstPropertyValue('conference')).toBe(joinUrl);
  expect(event!.component.getFirstProperty('conference')!.getParameter('feature')).toBe('VIDEO');
});

test('a batch in a classroom, a cancelled one and one for the public have no conference', () => {
  const joinUrl = 'https://kaksha.example/my-courses';
  for (const event of [
    eventOf({ mode: 'Classroom(Offline)' }, { joinUrl }),
    eventOf({ state: 'cancelled' }, { joinUrl }),
    eventOf(),
  ]) {
    expect(write(event)).not.toContain('CONFERENCE');
  }
});
