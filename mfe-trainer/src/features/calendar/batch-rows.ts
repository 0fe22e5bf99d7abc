import { currentSession, firstSession } from '@kaksha/domain/batch-sessions';
import { batchStart } from '@kaksha/domain/batches';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';

export interface BatchRow {
  course: CourseSummary;
  batch: Batch;
  /** Whether the batch is public; only then it has a calendar file. */
  isPublic: boolean;
}

/** Batches with a session that is not over, by that session, and past batches, latest first. */
export function batchRows(courses: readonly CourseSummary[], now: Date): { upcoming: BatchRow[]; past: BatchRow[] } {
  const rows = courses.flatMap((course) =>
    course.batches.map((batch) => {
      const current = currentSession(batch, now);
      return {
        course,
        batch,
        isPublic: course.status === 'published' && !course.hidden && batch.state === 'open',
        at: current?.start ?? null,
        first: firstSession(batch)?.start ?? batchStart(batch),
      };
    }),
  );
  const upcoming = rows
    .filter(({ at }) => at !== null)
    .sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
  const past = rows.filter(({ at }) => at === null).sort((one, other) => other.first.getTime() - one.first.getTime());
  return { upcoming, past };
}
