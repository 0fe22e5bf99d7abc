import { sessionHours } from '@kaksha/domain/batch-sessions';
import { dayIn, daysBetween, formatLongDay, ianaZone, weekdayName } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import type { NextClass } from './next-class';

/**
 * Title and text of the page, about the class of now or the trainer's next one.
 * @param next  null without a planned class, undefined until it is known
 */
export function headingOf(
  next: NextClass | null | undefined,
  now: Date,
  name: string,
): { title: string; text: string } {
  if (!next) {
    return {
      title: name ? `Welcome, ${name}` : 'Trainer home',
      text:
        next === undefined
          ? 'Your next class, tasks and metrics.'
          : 'No class is planned yet. Add a batch to a course, and it appears here.',
    };
  }
  const { day, start, batch, course } = next;
  return {
    title: `You teach ${start <= now ? 'now' : dayWords(day, dayIn(ianaZone(batch.timeZone), now))}`,
    text: `${isolated(course.name || 'Untitled Course')}, ${sessionHours(next)}`,
  };
}

/** `today`, `tomorrow`, `again on Monday`, `on Monday, 23 February`. */
function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days <= 1) return days === 1 ? 'tomorrow' : 'today';
  return days < 7 ? `again on ${weekdayName(day)}` : `on ${formatLongDay(day)}`;
}
