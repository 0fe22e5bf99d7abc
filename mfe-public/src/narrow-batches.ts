import { weeksOf } from '@kaksha/domain/batches';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import type { CourseQuery, DaysFilter } from '@kaksha/domain/course-search';
import { classDays, sessionMinutes } from '@kaksha/domain/timetable';

/**
 * The course with only the batches that match, because a card shows the first batch. Without a match the course is
 * unchanged.
 */
export function narrowBatches(course: CourseSummary, isMeant: (batch: Batch) => boolean): CourseSummary {
  const batches = course.batches.filter(isMeant);
  return batches.length && batches.length < course.batches.length ? { ...course, batches } : course;
}

/** Whether a batch meets on weekdays or on weekends. A batch that meets on any day matches both. */
export function meetsOn(days: DaysFilter): (batch: Batch) => boolean {
  const saturday = 6;
  return (batch) => classDays(batch).some((day) => day >= saturday === (days === 'weekend'));
}

const isInClassroom = ({ mode }: Batch): boolean => mode !== 'Online';

/** Whether a batch matches the filters of batches in a search. */
export function matchesSearch({ days, place, maxWeeks, maxHours }: CourseQuery): (batch: Batch) => boolean {
  const hasDays = days && meetsOn(days);
  return (batch) =>
    (!hasDays || hasDays(batch)) &&
    (!place || isInClassroom(batch)) &&
    (!maxWeeks || (weeksOf(batch) ?? Number.POSITIVE_INFINITY) <= maxWeeks) &&
    (!maxHours || (sessionMinutes(batch) ?? Number.POSITIVE_INFINITY) <= maxHours * 60);
}
