import type { Batch } from '@kaksha/domain/catalogue';
import fc from '@kaksha/testing/properties';
import {
  type ModelSession,
  modelHours,
  modelMoment,
  modelSessions,
  modelUsual,
  modelZoneName,
  randomTimetable,
  viewerZones,
  zoneOf,
} from '@kaksha/testing/timetable-model';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { batchMovedMail } from '../../modules/batches/batch-moved-mail';
import { sessionsChangedMail } from '../../modules/batches/sessions-changed-mail';
import { classReminderMail } from '../../modules/calendar/class-reminder-mail';
import { enrolmentMail } from '../../modules/payment/enrolment-mail';
import { waitingListClosesAt } from '../../modules/seats/service';
import { seatOfferMail } from '../../modules/waiting-list/seat-offer-mail';
import type { Mail } from '../mail/mailer';
import { type BatchOfCourse, batchEvent } from './batch-event';
import { writeCalendar } from './ics';

const host = 'kaksha.example';
const learner = { name: 'Meera', email: 'meera@example.org' };
/** More than the model lists of a batch without an end date. */
const mostOccurrences = 150;

const courseOf = (batch: Batch, now: Date): BatchOfCourse => ({
  batch,
  courseName: 'Kubernetes',
  trainerName: 'Anita Rao',
  url: 'https://kaksha.example/course/kubernetes/3',
  change: { changedAt: now, version: 1 },
  now,
});
const factOf = (mail: Mail, name: string) => mail.content.facts?.find(([fact]) => fact === name)?.[1];
const iso = ({ start, end }: ModelSession) => [start, end].map((time) => time.toUTC().toISO() as string);
/** Mails add the name of the zone. */
const inMail = (time: DateTime, zone: string) => expect.stringContaining(modelMoment(time, zone));
const hoursOf = (batch: Batch, now: Date) => {
  const usual = modelUsual(modelSessions(batch), now)!;
  return `${modelHours(usual, batch)} ${modelZoneName(usual.start, batch)}`;
};

/** The instant of a clock time in a file: of an hour that occurs twice the first, of one that is skipped the next. */
function instantIn(time: ICAL.Time, zone: string): DateTime {
  const text = time.toString().replace(/Z$/, '');
  const found = DateTime.fromISO(text, { zone: time.toString().endsWith('Z') ? 'utc' : zone });
  const hourBefore = found.minus({ hours: 1 });
  return hourBefore.toFormat('HH:mm') === found.toFormat('HH:mm') ? hourBefore : found;
}

/** The sessions that a calendar program shows. */
function sessionsIn(ics: string, batch: Batch): string[][] {
  const zone = zoneOf(batch);
  const events = new ICAL.Component(ICAL.parse(ics))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  const replaced = new Set(events.flatMap(({ recurrenceId }) => (recurrenceId ? [String(recurrenceId)] : [])));
  const lengthOf = (event: ICAL.Event) => {
    const duration = event.component.getFirstPropertyValue('duration');
    if (duration) return (duration as ICAL.Duration).toSeconds() * 1000;
    return +instantIn(event.endDate, zone) - +instantIn(event.startDate, zone);
  };
  const span = (event: ICAL.Event, start: ICAL.Time) => {
    const at = instantIn(start, zone);
    return [at.toUTC().toISO() as string, at.plus(lengthOf(event)).toUTC().toISO() as string];
  };
  return events.flatMap((event) => {
    if (!event.isRecurring()) return [span(event, event.startDate)];
    const spans: string[][] = [];
    const each = event.iterator();
    for (let next = each.next(); next && spans.length < mostOccurrences; next = each.next()) {
      if (!replaced.has(String(next))) spans.push(span(event, next));
    }
    return spans;
  });
}

test('calendar files of random timetables have the sessions of the model', () => {
  fc.assert(
    fc.property(randomTimetable, ({ batch, now }) => {
      const event = batchEvent(courseOf(batch, now), host)!;
      const found = sessionsIn(writeCalendar({ name: 'Classes', events: [event] }), batch).sort();
      const horizon = DateTime.fromISO(batch.startDate, { zone: 'utc' }).plus({ days: 100 }).toISO() as string;
      const until = (spans: string[][]) => spans.filter(([start]) => start! < horizon);
      expect(until(found)).toEqual(until(modelSessions(batch).map(iso)));
      expect(event.description).toContain(`, ${hoursOf(batch, now)}, from `);
    }),
  );
});

test('mails of random timetables have the times of the model in the zone of the learner', () => {
  fc.assert(
    fc.property(randomTimetable, fc.constantFrom(...viewerZones), ({ batch, now }, zone) => {
      const [first, ...others] = modelSessions(batch) as [ModelSession, ...ModelSession[]];
      const course = courseOf(batch, now);
      const links = { host, classUrl: 'https://kaksha.example/my-courses/1' };

      const reader = { ...learner, timeZone: zone };
      const enrolled = enrolmentMail({ learner: reader, course, city: null, refundTerms: null, ...links });
      expect(factOf(enrolled, 'First class')).toEqual(inMail(first.start, zone));
      expect(factOf(enrolled, 'Class hours')).toBe(hoursOf(batch, now));
      expect(enrolled.content.subject).toContain(first.start.setZone(zone).setLocale('en-US').toFormat('d LLL yyyy'));

      const due = others[0] ?? first;
      const reminder = { learner, course, startsAt: due.start.toJSDate(), left: 'in 24 hours', zone, ...links };
      expect(factOf(classReminderMail(reminder), 'When')).toEqual(inMail(due.start, zone));

      const before = { ...batch, sessionChanges: [] };
      const moved = { learner, course, before, after: batch, respondUntil: now, paid: true, zone, host };
      const facts = batchMovedMail({ ...moved, dashboardUrl: links.classUrl });
      expect(factOf(facts, 'Until now')).toContain(`, ${hoursOf(before, now)}, from `);
      expect(factOf(facts, 'From now on')).toContain(`, ${hoursOf(batch, now)}, from `);

      const days = batch.sessionChanges.map(({ day }) => day);
      const planned = modelSessions(before).filter(({ plannedDay }) => days.includes(plannedDay));
      const changed = sessionsChangedMail({ learner, course, days, zone, ...links }).content.facts;
      expect(changed).toEqual(
        planned.map(({ start, plannedDay }) => {
          const now = [first, ...others].find((session) => session.plannedDay === plannedDay);
          return [inMail(start, zone), now ? inMail(now.start, zone) : 'No class'];
        }),
      );

      const endsAt = waitingListClosesAt({ startsAt: first.start.toJSDate() });
      const offer = { learner, courseName: 'Kubernetes', trainerName: 'Anita', batch: '', enrolUrl: links.classUrl };
      const held = factOf(seatOfferMail({ ...offer, endsAt, zone }), 'Held until');
      expect(held).toEqual(inMail(first.start.minus({ hours: 2 }), zone));
    }),
  );
});
