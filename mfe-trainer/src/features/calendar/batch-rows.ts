import { nextSession } from '@kaksha/domain/batch-sessions';
import { batchStart } from '@kaksha/domain/batches';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';

export interface BatchRow {
  course: CourseSummary;
  batch: Batch;
  /** Whether the batch is public; only then it has a calendar file. */
  isPublic: boolean;
}

/** Batches with a session ahead, by their next session, and past batches, latest first. */
export function batchRows(courses: readonly CourseSummary[], now: Date): { upcoming: BatchRow[]; past: BatchRow[] } {
  const rows = courses.flatMap((course) =>
    course.batches.map((batch) => {
      const next = nextSession(batch, now);
      return {
        course,
        batch,
        isPublic: course.status === 'published' && !course.hidden && batch.state === 'open',
        at: next?.start ?? null,
      };
    }),
  );
  const upcoming = rows
    .filter(({ at }) => at !== null)
    .sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
  const past = rows
    .filter(({ at }) => at === null)
    .sort((one, other) => batchStart(other.batch).getTime() - batchStart(one.batch).getTime());
  return { upcoming, past };
}
