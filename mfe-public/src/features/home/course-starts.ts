import type { Session } from '@kaksha/domain/batch-sessions';
import { upcomingStarts } from '@kaksha/domain/batches';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';

export interface CourseStart {
  course: CourseSummary;
  batch: Batch;
  /** The first session of the batch. */
  first: Session;
}

/** The batches that start today or later, soonest first. */
export const courseStarts = (courses: readonly CourseSummary[], now: Date): CourseStart[] =>
  courses
    .flatMap((course) => upcomingStarts(course.batches, now).map((start) => ({ course, ...start })))
    .sort((one, other) => one.first.start.getTime() - other.first.start.getTime());
