import { addDays, dayIn, daysBetween, formatClock, formatLongDay, timeUntil, wallClock } from '@kaksha/domain/dates';
import type { Enrolment } from '@kaksha/domain/payments';
import { currentSession, type Session, sessionsWithin } from '@kaksha/domain/sessions';
import { isHeld } from '../../store/learner-data';

/** A session of a course in which the person has a seat. */
export interface PlannedClass {
  seat: Enrolment;
  session: Session;
}

export interface WeekDay {
  /** `YYYY-MM-DD` on the viewer's calendar. */
  day: string;
  classes: { planned: PlannedClass; time: string }[];
}

const byTime = (one: PlannedClass, other: PlannedClass) => one.session.at.getTime() - other.session.at.getTime();

/** Where each seat meets next, the soonest first; seats whose classes are over are left out. */
export function plannedClasses(seats: readonly Enrolment[], now: Date): PlannedClass[] {
  return seats
    .filter(isHeld)
    .flatMap((seat) => {
      const session = currentSession(seat.batch, now);
      return session ? [{ seat, session }] : [];
    })
    .sort(byTime);
}

/** Today and the six days after it with their classes, by the calendar and the clock of `zone` (IANA). */
export function weekOf(seats: readonly Enrolment[], now: Date, zone: string): WeekDay[] {
  const today = dayIn(zone, now);
  const planned = seats
    .filter(isHeld)
    // The batch's own calendar may be a day ahead or behind.
    .flatMap((seat) => sessionsWithin(seat.batch, now, 9).map((session) => ({ seat, session })))
    .sort(byTime)
    .map((one) => ({ planned: one, ...wallClock(one.session.at, zone) }));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index);
    // One that began before midnight and goes on belongs to today.
    const isOn = (other: string) => other === day || (index === 0 && other < day);
    return {
      day,
      classes: planned
        .filter((one) => isOn(one.day))
        .map(({ planned: it, time }) => ({ planned: it, time: formatClock(time) })),
    };
  });
}

/** What lies ahead, in a sentence below the greeting. */
export function describeAhead(
  week: readonly WeekDay[],
  first: PlannedClass | undefined,
  now: Date,
  zone: string,
): string {
  if (!first) return 'No class is planned.';
  const count = week.reduce((sum, { classes }) => sum + classes.length, 0);
  if (count === 1) return 'One class in the next seven days.';
  if (count > 1) return `${count} classes in the next seven days.`;
  const day = dayIn(zone, first.session.at);
  const ahead = timeUntil(day, dayIn(zone, now))?.toLowerCase();
  return `Your next class is on ${formatLongDay(day)}${ahead ? `, ${ahead}` : ''}.`;
}

/** How long it is until a class: `8 min`, `5 h 20 min`, `4 days`; null when it has begun. */
export function timeLeft(at: Date, now: Date): string | null {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** `Good morning`, `Good afternoon` or `Good evening`, by the clock of `zone` (IANA). */
export function greeting(now: Date, zone: string): string {
  const hour = Number(wallClock(now, zone).time.slice(0, 2));
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** Those that meet first after the week that is shown. */
export function laterThan(week: readonly WeekDay[], planned: readonly PlannedClass[], zone: string): PlannedClass[] {
  const last = week.at(-1)?.day ?? '';
  return planned.filter(({ session }) => daysBetween(last, dayIn(zone, session.at)) > 0);
}
