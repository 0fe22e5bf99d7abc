import type { Batch } from '@kaksha/domain/catalogue';
import { addDays, dayIn } from '@kaksha/domain/dates';
import type { PeriodTotals } from '@kaksha/domain/engagement';
import { unauthorized } from '../../../api-error';
import type { Database } from '../../../db/database';
import { ownId, ownTrainerId } from '../../../policy';
import type { Viewer } from '../../../viewer';
import { isOwnCourse, publicCourse } from '../../actions/service';
import { editableCourse } from '../../authoring/access/service';
import {
  countOpenEnquiries,
  type DayFigures,
  type Figures,
  figuresByDay,
  figuresOf,
  type Scope,
} from '../activity/repo';
import { answersOf, earnedOf, type Span } from '../earnings/repo';
import { recentlyViewedIds, recordView } from '../recently-viewed/repo';
import { batchesById } from './batches-repo';
import {
  type ContactRow,
  type EnrolledRow,
  findContacts,
  findEnrolled,
  findViewers,
  type Slice,
  type ViewerRow,
} from './repo';

type Person = NonNullable<Viewer>;

/** 'Continue looking' holds the latest ones. */
const maxRecentlyViewed = 12;

/** For spreadsheets: more people than any course has. */
export const everybody: Slice = { offset: 0, limit: 20_000 };

interface People<T> {
  course: { id: number; name: string; slug: string };
  rows: T[];
  /** How many people there are in all. */
  total: number;
}

/**
 * The lists of people below are for the course's own trainer and admins: they throw 404 without such a course, and 403
 * for anybody else.
 */
async function list<T>(
  db: Database,
  viewer: Viewer,
  courseId: number,
  figure: keyof Figures,
  find: () => Promise<T[]>,
): Promise<People<T> & { figures: Figures }> {
  if (!viewer) throw unauthorized();
  const { id, name, slug } = await editableCourse({ db, principal: viewer }, { courseId });
  const [rows, figures] = await Promise.all([find(), figuresOf(db, { courseId })]);
  return { course: { id, name, slug }, rows, total: figures[figure], figures };
}

/** People who have a seat, latest first, with the batches that they are in. */
export async function getEnrolled(
  db: Database,
  viewer: Viewer,
  courseId: number,
  slice: Slice,
): Promise<People<EnrolledRow> & { batches: Map<number, Batch> }> {
  const people = await list(db, viewer, courseId, 'enrolments', () => findEnrolled(db, courseId, slice));
  return { ...people, batches: await batchesById(db, courseId) };
}

/** People who chatted, were interested or enquired, latest first. */
export function getContacts(db: Database, viewer: Viewer, courseId: number, slice: Slice): Promise<People<ContactRow>> {
  return list(db, viewer, courseId, 'contacts', () => findContacts(db, courseId, slice));
}

/** People who viewed the course, latest first, with all that happened by day. */
export async function getActivity(
  db: Database,
  viewer: Viewer,
  courseId: number,
  slice: Slice,
  days: number,
): Promise<People<ViewerRow> & { figures: Figures; series: DayFigures[] }> {
  const people = await list(db, viewer, courseId, 'views', () => findViewers(db, courseId, slice));
  return { ...people, series: await seriesOf(db, { courseId }, lastDays(days)) };
}

/** What happened around all courses of the trainer: in all, in the last days and in as many days before. */
export async function getActivityOverview(db: Database, person: Person, days: number) {
  const trainerId = ownTrainerId(person);
  const now = lastDays(days);
  const before = { first: addDays(now.first, -days), last: addDays(now.first, -1) };
  const clock = new Date();
  const [figures, period, previous, series, openEnquiries, answers, earned] = await Promise.all([
    figuresOf(db, { trainerId }),
    figuresOf(db, { trainerId }, now),
    figuresOf(db, { trainerId }, before),
    seriesOf(db, { trainerId }, now),
    countOpenEnquiries(db, trainerId),
    inSpans(now, before, (span) => answersOf(db, trainerId, clock, span)),
    inSpans(now, before, (span) => earnedOf(db, trainerId, span)),
  ]);
  return { figures, period, previous, series, openEnquiries, answers, earned };
}

async function inSpans<T>(now: Span, before: Span, figureOf: (span?: Span) => Promise<T>): Promise<PeriodTotals<T>> {
  const [all, period, previous] = await Promise.all([figureOf(), figureOf(now), figureOf(before)]);
  return { all, period, previous };
}

/** Today and the days before it, in UTC. */
function lastDays(days: number): Span {
  const last = dayIn('UTC', new Date());
  return { first: addDays(last, 1 - days), last };
}

/** A figure for each day, those on which nothing happened included. */
async function seriesOf(db: Database, scope: Scope, { first, last }: Span) {
  const known = new Map((await figuresByDay(db, scope, first, last)).map((figures) => [figures.day, figures]));
  const series: DayFigures[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    series.push(known.get(day) ?? { day, views: 0, contacts: 0, enrolments: 0 });
  }
  return series;
}

/** Notes that somebody looks at a public course, for 'Continue looking'. A trainer's own course is not noted. */
export async function addRecentlyViewedCourse(
  db: Database,
  person: Person,
  courseId: number,
  claimed: number | undefined,
): Promise<void> {
  ownId(person, claimed);
  const trainer = await publicCourse(db, courseId);
  if (!isOwnCourse(person, trainer)) await recordView(db, person.id, courseId, maxRecentlyViewed);
}

/** Ids of the public courses that the person looked at, the latest first. Throws 403 for anybody else's. */
export function getLookedAt(db: Database, person: Person, userId: number): Promise<number[]> {
  return recentlyViewedIds(db, ownId(person, userId));
}
