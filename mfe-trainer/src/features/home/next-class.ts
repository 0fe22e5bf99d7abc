import { currentSession, type Session } from '@kaksha/domain/batch-sessions';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { hourMs } from '@kaksha/domain/time-units';

export interface NextClass extends Session {
  course: CourseSummary;
  batch: Batch;
}

/** The class of now or the next one of each batch, the first one first. Batches closed for enrolment go on. */
export function plannedClasses(courses: readonly CourseSummary[], now: Date): NextClass[] {
  const sessions = courses.flatMap((course) =>
    course.batches.flatMap((batch) => {
      const session = currentSession(batch, now);
      return session ? [{ course, batch, ...session }] : [];
    }),
  );
  return sessions.sort((one, other) => one.start.getTime() - other.start.getTime());
}

/** Whether a class goes on or begins within an hour. */
export const isNear = ({ start }: NextClass, now: Date): boolean => start.getTime() - now.getTime() <= hourMs;
