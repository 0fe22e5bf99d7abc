import { nextSession } from '@kaksha/domain/batch-sessions';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';

export interface NextClass {
  course: CourseSummary;
  batch: Batch;
  /** `YYYY-MM-DD` in the batch's zone. */
  day: string;
  at: Date;
}

/** The next session of all batches. Batches closed for enrolment go on. */
export function nextClass(courses: readonly CourseSummary[], now: Date): NextClass | null {
  const sessions = courses.flatMap((course) =>
    course.batches.flatMap((batch) => {
      const session = nextSession(batch, now);
      return session ? [{ course, batch, ...session }] : [];
    }),
  );
  return sessions.sort((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null;
}
