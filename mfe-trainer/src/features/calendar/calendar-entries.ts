import { nextSession, type Session, sessionOf } from '@kaksha/domain/batch-sessions';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { addDays, dayIn, instantOf, wallClock } from '@kaksha/domain/dates';
import { sessionsBetween } from '@kaksha/domain/timetable';
import type { DayEntry } from '../../class-calendar/day-entry';

/** A session on the day and at the clock time of the viewer's zone. */
export interface CalendarEntry extends DayEntry {
  course: CourseSummary;
  batch: Batch;
  session: Session;
}

type Courses = readonly CourseSummary[];

/** The sessions of the days, by their start. Those of cancelled batches do not take place. */
export function entriesBetween(
  courses: Courses,
  { from, to }: { from: string; to: string },
  zone: string,
): CalendarEntry[] {
  // A session has another day in a zone that is far away.
  const days = { from: addDays(from, -1), to: addDays(to, 1) };
  return courses
    .flatMap((course) =>
      course.batches
        .filter(({ state }) => state !== 'cancelled')
        .flatMap((batch) =>
          sessionsBetween(batch, days).map((slot) => entryOf(course, batch, sessionOf(batch, slot), zone)),
        ),
    )
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => one.session.start.getTime() - other.session.start.getTime());
}

function entryOf(course: CourseSummary, batch: Batch, session: Session, zone: string): CalendarEntry {
  const { day, time } = wallClock(session.start, zone);
  return {
    key: `${batch.id} ${session.plannedDay}`,
    course,
    batch,
    session,
    day,
    time,
    endTime: session.hasEndTime ? wallClock(session.end, zone).time : null,
    isHeld: true,
  };
}

/** The day of the first session after a day; null when none is planned. */
export function nextDayAfter(courses: Courses, day: string, zone: string): string | null {
  const from = new Date(instantOf(addDays(day, 1), '00:00', zone).getTime() - 1);
  const starts = courses.flatMap(({ batches }) => batches.flatMap((batch) => nextSession(batch, from)?.start ?? []));
  const first = starts.sort((one, other) => one.getTime() - other.getTime())[0];
  return first ? dayIn(zone, first) : null;
}
