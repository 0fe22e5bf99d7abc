import { brand } from '@kaksha/domain/brand';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { firstClassDay } from '@kaksha/domain/timetable';
import { narrowBatches } from '../narrow-batches';

/** The home page shows two weeks by day, and its rings the third week. */
export const startingSoonDays = 21;
const daysByDay = 14;
/** The rings show two courses of the third week, on two days where they can. */
const laterCourses = 10;

/**
 * What the home page shows of the courses that start soon, because a page carries its data in the HTML: batches that
 * have begun and those after the third week are left out, and most courses of the third week.
 */
export function soonestStarts(courses: readonly CourseSummary[], now: Date): CourseSummary[] {
  // In the west it is still yesterday.
  const firstDay = addDays(dayIn(brand.timeZone, now), -1);
  const lastDay = addDays(firstDay, startingSoonDays + 1);
  const lastByDay = addDays(firstDay, daysByDay);
  const narrowed = courses.map((course) =>
    narrowBatches(course, (batch) => firstClassDay(batch) >= firstDay && firstClassDay(batch) <= lastDay),
  );
  const isEarly = ({ batches }: CourseSummary) => batches.some((batch) => firstClassDay(batch) <= lastByDay);
  let later = 0;
  return narrowed.filter((course) => isEarly(course) || later++ < laterCourses);
}
