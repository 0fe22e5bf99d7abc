import type { Timetable } from '@kaksha/domain/batch-sessions';
import { defaultTimeZone } from '@kaksha/domain/catalogue';
import { batches } from '../../src/platform/database/schema/courses';
import { type BatchPlan, readBatch } from './batch-notation';
import type { Clock } from './clock';
import type { Numbered, RowBook } from './rows';

export type Batch = Numbered<typeof batches>;

/** The timetable of a batch of the demo data. */
export const scheduleOf = (batch: Batch): Timetable => ({
  dayOfWeek: batch.dayOfWeek,
  weekdays: batch.weekdays ?? null,
  startDate: batch.startDate,
  endDate: batch.endDate ?? null,
  startTime: batch.timeFrom.slice(0, 5),
  endTime: batch.timeTo?.slice(0, 5) ?? null,
  duration: batch.duration,
  timeZone: batch.timezone ?? defaultTimeZone,
  sessionChanges: batch.sessionChanges ?? [],
});

export interface CourseBatches {
  /** Ended batches, latest first. They are closed, because lists show current and future batches only. */
  ended: Batch[];
  /** Current and future batches, in the order of the data. */
  current: Batch[];
}

/** Classrooms of the demo trainers by area. */
const addresses: Readonly<Record<string, string>> = {
  Ballygunge: '2nd Floor, 18 Gariahat Road',
  Jayanagar: '41, 11th Main Road, 4th Block',
  Koramangala: '3rd Floor, 27, 80 Feet Road, 6th Block',
  Kothrud: '12 Karve Road',
  Madhapur: 'Plot 64, Kavuri Hills Road',
  Sitabuldi: '5 Temple Road',
  'Thane West': '3rd Floor, Gokhale Road, Naupada',
  'Sector 62': 'Block C, Tower 2, Institutional Area',
};

/** Learners in an ended batch. */
const seats = 34;

/**
 * The batches of a course, with enough ended ones for the learners who rated it (`pastLearners`).
 */
export function addBatches(
  book: RowBook,
  clock: Clock,
  course: { id: number; trainerId: number; createdAt: Date },
  notations: readonly string[],
  pastLearners: number,
): CourseBatches {
  const add = (plan: BatchPlan): Batch => {
    const { startTime, endTime, timeZone, ...rest } = plan;
    return book.add(batches, {
      courseId: course.id,
      trainerId: course.trainerId,
      timeFrom: startTime,
      timeTo: endTime,
      timezone: timeZone,
      address: plan.area && addresses[plan.area],
      state: plan.endDate >= clock.today ? ('open' as const) : ('closed' as const),
      createdAt: course.createdAt,
      updatedAt: course.createdAt,
      ...rest,
    });
  };
  const plans = notations.map((text) => readBatch(text, clock.today));
  const earlier = earlierRuns(
    notations[0],
    clock,
    pastLearners,
    plans.filter(({ endDate }) => endDate < clock.today).length,
  );
  const rows = [...plans, ...earlier].map(add);
  return {
    ended: rows
      .filter(({ state }) => state !== 'open')
      .sort((a, b) => ((a.endDate ?? '') < (b.endDate ?? '') ? 1 : -1)),
    current: rows.filter(({ state }) => state === 'open'),
  };
}

function earlierRuns(like: string | undefined, clock: Clock, pastLearners: number, alreadyEnded: number): BatchPlan[] {
  const weeks = Number(/ (\d+)w/.exec(like ?? '')?.[1]);
  if (!like || !weeks || pastLearners === 0) return [];
  const count = Math.max(1, Math.ceil(pastLearners / seats)) - alreadyEnded;
  const runs: BatchPlan[] = [];
  for (let end = 12; runs.length < count; end += weeks * 7 + 17) {
    runs.push(readBatch(like.replace(/^[+-]\d+/, `-${end + weeks * 7}`), clock.today));
  }
  return runs;
}
