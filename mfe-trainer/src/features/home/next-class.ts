import { nextSession, type Session } from '@kaksha/domain/batch-sessions';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';

export interface NextClass extends Session {
  course: CourseSummary;
  batch: Batch;
}

/** The next session of all batches. Batches closed for enrolment go on. */
export function nextClass(courses: readonly CourseSummary[], now: Date): NextClass | null {
  const sessions = courses.flatMap((course) =>
    course.batches.flatMap((batch) => {
      const session = nextSession(batch, now);
      return session ? [{ course, batch, ...session }] : [];
    }),
  );
  return sessions.sort((one, other) => one.start.getTime() - other.start.getTime())[0] ?? null;
}
