import { addDays } from '@kaksha/domain/dates';
import type { ServiceContext, UserContext } from '../../../platform/context/context';
import { ownTrainerId } from '../../../platform/context/policy';
import { taughtCourse } from '../../authoring/access/service';
import { getEarnings } from '../earnings/service';
import { findViewers, type Slice, type ViewerRow } from '../people/repo';
import type { CourseUsers } from '../people/service';
import { byPeriod, lastDays, type Period, periodBefore } from '../period';
import {
  countAnsweredInTime,
  countOpenEnquiries,
  type DayFigures,
  type Figures,
  figuresByDay,
  figuresOf,
  type Scope,
} from './repo';

/** The last days in a time zone (IANA). */
interface Range {
  days: number;
  timeZone: string;
}

/**
 * The viewers of a course, latest first, and its figures by day.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function getCourseActivity(
  context: UserContext,
  { courseId, slice, ...range }: { courseId: number; slice: Slice } & Range,
): Promise<CourseUsers<ViewerRow> & { figures: Figures; series: DayFigures[] }> {
  const { db, clock } = context;
  const { course, batchIds } = await taughtCourse(context, courseId);
  const scope = { courseId, taughtIds: batchIds };
  const [rows, figures, series] = await Promise.all([
    // Views belong to no batch, so the trainer of single batches sees none.
    batchIds === null ? findViewers(db, courseId, slice) : [],
    figuresOf(db, scope),
    seriesOf(context, scope, lastDays(range, clock.now())),
  ]);
  return { course, rows, total: figures.views, figures, series };
}

/**
 * All courses of the trainer: over all time, in the last days and in the days before.
 * @throws ApiError FORBIDDEN (403)
 */
export async function getActivityOverview(context: UserContext, range: Range) {
  const { db, principal, clock } = context;
  const trainerId = ownTrainerId(principal);
  const now = clock.now();
  const period = lastDays(range, now);
  const previous = periodBefore(period, range.days);
  const [figures, current, before, series, openEnquiries, answers, earned] = await Promise.all([
    figuresOf(db, { trainerId }),
    figuresOf(db, { trainerId }, period),
    figuresOf(db, { trainerId }, previous),
    seriesOf(context, { trainerId }, period),
    countOpenEnquiries(db, trainerId),
    byPeriod(period, previous, (some) => countAnsweredInTime(db, { trainerId, now }, some)),
    getEarnings(context, { period, previous }),
  ]);
  const { days } = range;
  return { figures, days, period: current, previous: before, series, openEnquiries, answers, earned };
}

/** One entry for each day of the period. */
async function seriesOf({ db }: ServiceContext, scope: Scope, period: Period): Promise<DayFigures[]> {
  const known = new Map((await figuresByDay(db, scope, period)).map((figures) => [figures.date, figures]));
  const none: Figures = { views: 0, contacts: 0, enrolments: 0 };
  const series: DayFigures[] = [];
  for (let date = period.first; date <= period.last; date = addDays(date, 1)) {
    series.push(known.get(date) ?? { date, ...none });
  }
  return series;
}
