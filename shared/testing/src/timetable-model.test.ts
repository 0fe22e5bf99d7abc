import {
  currentSession,
  firstSession,
  isOver,
  lastSession,
  nextSession,
  sessionHours,
  sessionHoursIn,
  sessionMoment,
  sessionsHeld,
  shownSession,
  usualHours,
  usualHoursIn,
} from '@kaksha/domain/batch-sessions';
import { batchProgress, describeBatch, isUpcoming } from '@kaksha/domain/batches';
import { canWait } from '@kaksha/domain/seats';
import { sessionCount } from '@kaksha/domain/timetable';
import type { DateTime } from 'luxon';
import fc from './properties';
import {
  type ModelSession,
  modelHours,
  modelHoursIn,
  modelSessions,
  modelShown,
  modelUsual,
  modelZoneName,
  randomTimetable,
  viewerZones,
  zoneOf,
} from './timetable-model';

const instants = (session: ModelSession | undefined) =>
  session ? [session.start.toJSDate(), session.end.toJSDate()] : null;
const own = (session: { start: Date; end: Date } | null) => session && [session.start, session.end];
const moment = (time: DateTime) => time.setLocale('en-US').toFormat('ccc, d LLL, h:mm a');
const date = (time: DateTime) => time.setLocale('en-US').toFormat('d LLL yyyy');

test('the first, current, next and last session of random timetables are those of the model', () => {
  fc.assert(
    fc.property(randomTimetable, ({ batch, now }) => {
      const sessions = modelSessions(batch);
      const after = (time: DateTime) => time.toMillis() > now.getTime();
      expect(own(firstSession(batch))).toEqual(instants(sessions[0]));
      expect(own(currentSession(batch, now))).toEqual(instants(sessions.find(({ end }) => after(end))));
      expect(own(nextSession(batch, now))).toEqual(instants(sessions.find(({ start }) => after(start))));
      expect(own(shownSession(batch, now))).toEqual(instants(modelShown(sessions, now)));
      expect(own(lastSession(batch))).toEqual(batch.endDate ? instants(sessions.at(-1)) : null);
      expect(sessionsHeld(batch, now)).toBe(sessions.filter(({ end }) => !after(end)).length);
      expect(sessionCount(batch)).toBe(batch.endDate ? sessions.length : null);
      expect(isOver(batch, now)).toBe(batch.endDate !== null && !sessions.some(({ end }) => after(end)));
    }),
  );
});

test('the texts of random timetables are those of the model in every zone', () => {
  fc.assert(
    fc.property(randomTimetable, fc.constantFrom(...viewerZones), ({ batch, now }, zone) => {
      const sessions = modelSessions(batch);
      const [first, last] = [sessions[0]!, sessions.at(-1)!];
      const [shown, usual] = [modelShown(sessions, now)!, modelUsual(sessions, now)!];
      const session = shownSession(batch, now)!;
      expect(sessionHours(session)).toBe(`${modelHours(shown, batch)} ${modelZoneName(shown.start, batch)}`);
      expect(sessionHoursIn(session, zone)).toBe(modelHoursIn(shown, batch, zone));
      expect(sessionMoment(session, session.start)).toBe(moment(shown.start));
      expect(sessionMoment(session, session.end)).toBe(moment(shown.end));
      const hours = `${modelHours(usual, batch)} ${modelZoneName(usual.start, batch)}`;
      expect(usualHours(batch, now)).toBe(hours);
      expect(usualHoursIn(batch, now, zone)).toBe(modelHoursIn(usual, batch, zone));
      const until = batch.endDate ? ` to ${date(last.start)}` : '';
      expect(describeBatch(batch, now)).toContain(`, ${hours}, from ${date(first.start)}${until}`);
    }),
  );
});

test('what a batch still takes follows its sessions', () => {
  fc.assert(
    fc.property(randomTimetable, ({ batch, now }) => {
      const sessions = modelSessions(batch);
      const first = sessions[0]!.start;
      const today = first.set({ hour: 0 }).startOf('day');
      const days = Math.round(today.diff(localDay(now, zoneOf(batch), today), 'days').days);
      const isEnded = batch.endDate !== null && sessions.every(({ end }) => end.toMillis() <= now.getTime());
      const progress = batchProgress(batch, now);
      expect(progress === 'Finished').toBe(isEnded);
      if (!isEnded) {
        expect(progress === 'Today').toBe(days === 0);
        expect(progress.startsWith('Running')).toBe(days < 0);
      }
      expect(isUpcoming(batch, now)).toBe(days >= 0);
      const closesAt = first.minus({ hours: 2 }).toMillis();
      expect(canWait({ ...batch, seatsLeft: 0 }, now)).toBe(now.getTime() < closesAt);
    }),
  );
});

/** The start of the day of an instant in a zone. */
const localDay = (now: Date, zone: string, like: DateTime): DateTime =>
  like
    .plus(now.getTime() - like.toMillis())
    .setZone(zone)
    .startOf('day');
