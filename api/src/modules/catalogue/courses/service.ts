import { describeBatch, isUpcoming } from '@kaksha/domain/batches';
import type { OwnCourseList } from '@kaksha/domain/catalogue';
import { coursePath } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../../platform/context/context';
import { batchOf } from '../../../platform/database/batch-of';
import { forbidden, unauthorized } from '../../../platform/http/api-error';
import { courseNotFound } from '../../../platform/http/common-errors';
import { eachPresented } from '../../../platform/http/each-presented';
import { loadTrainer } from '../../trainers/service';
import { countActivity } from './activity-repo';
import { listClassFacts } from './class-facts-repo';
import { mayEditCourse, maySeeCourse, maySeeTrainerContact } from './policy';
import { type CourseDetails, presentCourse } from './present';
import { readyCards } from './ready-cards';
import {
  type ContentRow,
  type CourseRow,
  hasSeatIn,
  listContents,
  listModules,
  listOfferedCourses,
  loadCourse,
  loadCourses,
  loadParts,
  similarCourseIds,
  startingSoonIds,
  trainerCourseIds,
} from './repo';
import type { CourseWire } from './schema';

const similarCount = 4;
const maxStartingSoon = 100;

/** Public courses whose next batch starts within the given number of days, soonest first, each as JSON. */
export async function getStartingSoon(context: ServiceContext, days: number): Promise<string[]> {
  return readyCards(context, await startingSoonIds(context.db, days, maxStartingSoon));
}

/**
 * Everything that a course page shows.
 * @throws ApiError COURSE_NOT_FOUND (404), also for a course that the caller may not see.
 */
export async function getCourse(context: ServiceContext, id: number): Promise<CourseDetails> {
  const row = await readableCourse(context, id);
  const learnersOnly = !maySeeCourse(context.principal, row.course);
  const editable = !learnersOnly && mayEditCourse(context.principal, row.course);
  const [{ contents, categories, isVerified, nextBatch, activity, hasContacted, ...parts }, classFacts] =
    await Promise.all([
      loadParts(context.db, row.course, { activity: editable, userId: context.principal?.id ?? null }),
      editable ? listClassFacts(context.db, [id], { hasRooms: context.rooms !== null }) : undefined,
    ]);
  return {
    ...parts,
    classFacts,
    row,
    contents: visibleContents(contents, editable),
    trainer: { trainer: row.trainer, photo: row.trainerPhoto, categories, isVerified, nextBatch },
    activity: activity ?? undefined,
    editable,
    learnersOnly,
    trainerContact: maySeeTrainerContact({ editable, hasContacted }),
  };
}

/** The facts of each course for a mail, in the order of the ids. Courses that are no longer public are left out. */
export async function listCourseLines(
  { db, log, clock }: ServiceContext,
  ids: readonly number[],
): Promise<{ name: string; path: string; trainerName: string; batch: string | null }[]> {
  const rows = await loadCourses(db, ids);
  const visible = rows.filter(({ course }) => course.isPublic);
  return eachPresented({ log }, visible, ({ course, trainer, batches }) => {
    const now = clock.now();
    const next = batches.map(batchOf).find((batch) => batch.state === 'open' && isUpcoming(batch, now));
    return {
      name: course.name,
      path: coursePath(course),
      trainerName: trainer.name,
      batch: next ? describeBatch(next, now) : null,
    };
  });
}

/** Courses like this one, each as JSON. @throws ApiError COURSE_NOT_FOUND (404). */
export async function getSimilarCourses(context: ServiceContext, id: number): Promise<string[]> {
  const row = await readableCourse(context, id);
  return readyCards(context, await similarCourseIds(context.db, row, similarCount));
}

/**
 * A trainer's courses. Drafts, hidden and deleted courses and activity counts are for the trainer and admins.
 * @throws ApiError UNAUTHORIZED (401), FORBIDDEN (403) for drafts and deleted courses, TRAINER_NOT_FOUND (404).
 */
export async function getCoursesOfTrainer(
  context: ServiceContext,
  { trainerId, list }: { trainerId: number; list: OwnCourseList },
) {
  const { db, principal, rooms } = context;
  const editable = mayEditCourse(principal, { trainerId });
  const isTeaching = list === 'teaching';
  if (list !== 'published' && !principal) throw unauthorized();
  if (list !== 'published' && !editable) throw forbidden();
  await loadTrainer(context, trainerId);
  const ids = await trainerCourseIds(db, trainerId, { list, publicOnly: !editable });
  const [rows, contents, modules, activity, classFacts] = await Promise.all([
    loadCourses(db, ids),
    listContents(db, ids),
    listModules(db, ids),
    editable ? countActivity(db, ids, isTeaching ? trainerId : undefined) : undefined,
    editable ? listClassFacts(db, ids, { hasRooms: rooms !== null }) : undefined,
  ]);
  const courses = rows.map((row) => ({
    row,
    contents: visibleContents(contents, editable && !isTeaching).filter(({ courseId }) => courseId === row.course.id),
    modules: modules.filter(({ courseId }) => courseId === row.course.id),
    activity: activity?.get(row.course.id),
  }));
  return { courses, editable, classFacts };
}

export type OfferedCourse = Awaited<ReturnType<typeof listOfferedCourses>>[number];

/** A trainer's public courses with their fees, by name. */
export function offeredCourses({ db }: Pick<ServiceContext, 'db'>, trainerId: number): Promise<OfferedCourse[]> {
  return listOfferedCourses(db, trainerId);
}

/** Course cards for other modules, in the order of the ids. Unknown ids are skipped. */
export async function courseCards(
  { db, log, settings: { mediaBase } }: ServiceContext,
  ids: readonly number[],
): Promise<CourseWire[]> {
  return eachPresented({ log }, await loadCourses(db, ids), (row) => presentCourse(row, { mediaBase }));
}

async function readableCourse(context: ServiceContext, id: number): Promise<CourseRow> {
  const row = await loadCourse(context.db, id);
  if (!row || !(await mayReadCourse(context, row.course))) throw courseNotFound();
  return row;
}

/**
 * Whether the caller may read the course with its batches, modules and contents. Learners keep a course in which they
 * have a seat after it was hidden, unpublished or deleted.
 */
export async function mayReadCourse(
  { db, principal }: Pick<ServiceContext, 'db' | 'principal'>,
  course: Parameters<typeof maySeeCourse>[1] & { id: number },
): Promise<boolean> {
  if (maySeeCourse(principal, course)) return true;
  return principal !== null && hasSeatIn(db, { courseId: course.id, userId: principal.id });
}

const visibleContents = (contents: ContentRow[], editable: boolean) =>
  contents.filter(({ isLive }) => editable || isLive);
