import { batchStart } from '@kaksha/domain/batches';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { nextSession } from '@kaksha/domain/sessions';

export interface BatchRow {
  course: CourseSummary;
  batch: Batch;
  /** The calendar file is for what everybody may see. */
  offered: boolean;
}

/** All batches of the courses: those with a session ahead, the next to meet first, and those that are over, latest first. */
export function batchRows(courses: readonly CourseSummary[], now: Date): { ahead: BatchRow[]; over: BatchRow[] } {
  const rows = courses.flatMap((course) =>
    course.batches.map((batch) => {
      const next = nextSession(batch, now);
      return { course, batch, offered: course.status === 'published' && batch.active, at: next?.at ?? null };
    }),
  );
  const ahead = rows
    .filter(({ at }) => at !== null)
    .sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
  const over = rows
    .filter(({ at }) => at === null)
    .sort((one, other) => batchStart(other.batch).getTime() - batchStart(one.batch).getTime());
  return { ahead, over };
}
