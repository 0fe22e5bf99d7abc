import { weeksOf } from '@kaksha/domain/batches';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import type { CourseQuery, DaysFilter } from '@kaksha/domain/course-search';
import { dayTimeOf } from '@kaksha/domain/day-times';
import { classDays, sessionMinutes } from '@kaksha/domain/timetable';

/**
 * The course with only the batches that match, because a card shows the first batch. Without a match the course is
 * unchanged.
 */
export function narrowBatches(course: CourseSummary, isMeant: (batch: Batch) => boolean): CourseSummary {
  const batches = course.batches.filter(isMeant);
  return batches.length && batches.length < course.batches.length ? { ...course, batches } : course;
}

/** Whether a batch meets on weekdays, on weekends or on weekends only. One that meets on any day matches the first two. */
function meetsOn(days: DaysFilter): (batch: Batch) => boolean {
  const isWeekend = (day: number) => day >= 6;
  if (days === 'weekend-only') return (batch) => classDays(batch).every(isWeekend);
  return (batch) => classDays(batch).some((day) => isWeekend(day) === (days === 'weekend'));
}

const isInClassroom = ({ mode }: Batch): boolean => mode !== 'Online';

/** Whether a batch matches the filters of batches in a search. */
export function matchesSearch({ days, times, place, maxWeeks, maxHours }: CourseQuery): (batch: Batch) => boolean {
  const hasDays = days && meetsOn(days);
  return (batch) =>
    (!hasDays || hasDays(batch)) &&
    (!times || times.includes(dayTimeOf(batch.startTime))) &&
    (!place || isInClassroom(batch)) &&
    (!maxWeeks || (weeksOf(batch) ?? Number.POSITIVE_INFINITY) <= maxWeeks) &&
    (!maxHours || (sessionMinutes(batch) ?? Number.POSITIVE_INFINITY) <= maxHours * 60);
}
