import { firstBatch } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { addDays, dayIn, dayOfMonth, formatDayMonth, monthName, startOfWeek } from '@kaksha/domain/dates';
import { firstClassDay } from '@kaksha/domain/timetable';

export interface WeekGroup {
  title: string;
  /** The days of the group, e.g. `23 to 29 November`; null when the title is enough. */
  range: string | null;
  courses: CourseSummary[];
}

/** Groups a list sorted by start date into weeks, and into months after the next two weeks. */
export function groupByWeek(courses: readonly CourseSummary[], now: Date): WeekGroup[] {
  const today = dayIn(brand.timeZone, now);
  const groups: WeekGroup[] = [];
  for (const course of courses) {
    const batch = firstBatch(course.batches, now);
    const label = labelOf(batch && firstClassDay(batch), today);
    const last = groups.at(-1);
    if (last?.title === label.title) last.courses.push(course);
    else groups.push({ ...label, courses: [course] });
  }
  return groups;
}

function labelOf(start: string | null, today: string): Pick<WeekGroup, 'title' | 'range'> {
  if (!start) return { title: 'Date to be announced', range: null };
  if (start < today) return { title: 'Already running', range: null };
  const monday = startOfWeek(today);
  const weeks = [
    { title: 'This week', from: today },
    { title: 'Next week', from: addDays(monday, 7) },
    { title: 'The week after', from: addDays(monday, 14) },
  ];
  const week = weeks.find(({ from }) => start <= addDays(startOfWeek(from), 6));
  if (week) return { title: week.title, range: rangeOf(week.from, addDays(startOfWeek(week.from), 6)) };

  const covered = addDays(monday, 20);
  const year = start.slice(0, 4) === today.slice(0, 4) ? '' : ` ${start.slice(0, 4)}`;
  const sameMonth = start.slice(0, 7) === covered.slice(0, 7);
  return { title: `${sameMonth ? 'Later in' : 'In'} ${monthName(start)}${year}`, range: null };
}

function rangeOf(from: string, to: string): string {
  if (from === to) return formatDayMonth(to);
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayOfMonth(from) : formatDayMonth(from);
  return `${first} to ${formatDayMonth(to)}`;
}
