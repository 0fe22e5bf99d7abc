import { currentSession, type Session, sessionsWithin } from '@kaksha/domain/batch-sessions';
import { addDays, dayIn, daysBetween, formatClock, formatLongDay, timeUntil, wallClock } from '@kaksha/domain/dates';
import type { Enrolment } from '@kaksha/domain/payments';
import { isHeld } from '../store/learner-data';

/** A session of one of the learner's seats. */
export interface PlannedClass {
  seat: Enrolment;
  session: Session;
}

export interface WeekDay {
  /** `YYYY-MM-DD` in the viewer's time zone. */
  day: string;
  classes: { planned: PlannedClass; time: string }[];
}

const byTime = (one: PlannedClass, other: PlannedClass) => one.session.start.getTime() - other.session.start.getTime();

/** The next session of each seat, the soonest first; completed seats are left out. */
export function plannedClasses(seats: readonly Enrolment[], now: Date): PlannedClass[] {
  return seats
    .filter(isHeld)
    .flatMap((seat) => {
      const session = currentSession(seat.batch, now);
      return session ? [{ seat, session }] : [];
    })
    .sort(byTime);
}

/** Today and the next six days with their classes, in `zone` (IANA). */
export function weekOf(seats: readonly Enrolment[], now: Date, zone: string): WeekDay[] {
  const today = dayIn(zone, now);
  const planned = seats
    .filter(isHeld)
    // The date in the batch's time zone may be a day earlier or later.
    .flatMap((seat) => sessionsWithin(seat.batch, now, 9).map((session) => ({ seat, session })))
    .sort(byTime)
    .map((one) => ({ planned: one, ...wallClock(one.session.start, zone) }));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index);
    // A running class that began before midnight is listed under today.
    const isOn = (other: string) => other === day || (index === 0 && other < day);
    return {
      day,
      classes: planned
        .filter((one) => isOn(one.day))
        .map(({ planned: it, time }) => ({ planned: it, time: formatClock(time) })),
    };
  });
}

/** Sentence about the coming classes, below the greeting. */
export function describeComingClasses(
  week: readonly WeekDay[],
  first: PlannedClass | undefined,
  now: Date,
  zone: string,
): string {
  if (!first) return 'No class is planned.';
  const count = week.reduce((sum, { classes }) => sum + classes.length, 0);
  if (count === 1) return 'One class in the next seven days.';
  if (count > 1) return `${count} classes in the next seven days.`;
  const day = dayIn(zone, first.session.start);
  const ahead = timeUntil(day, dayIn(zone, now))?.toLowerCase();
  return `Your next class is on ${formatLongDay(day)}${ahead ? `, ${ahead}` : ''}.`;
}

/** `Good morning`, `Good afternoon` or `Good evening` in `zone` (IANA). */
export function greeting(now: Date, zone: string): string {
  const hour = Number(wallClock(now, zone).time.slice(0, 2));
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** Classes after the shown week. */
export function laterThan(week: readonly WeekDay[], planned: readonly PlannedClass[], zone: string): PlannedClass[] {
  const last = week.at(-1)?.day ?? '';
  return planned.filter(({ session }) => daysBetween(last, dayIn(zone, session.start)) > 0);
}
