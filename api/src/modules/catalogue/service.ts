import type { CourseStatus } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { forbidden, notFound, unauthorized } from '../../api-error';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import { loadTrainer } from '../trainers/service';
import { countActivity } from './activity-repo';
import { type CourseRow, loadCourses } from './cards-repo';
import {
  type ContentRow,
  listContents,
  listModules,
  loadCourse,
  loadParts,
  similarCourseIds,
  startingSoonIds,
  trainerCourseIds,
} from './course-details-repo';
import { countFacets } from './facets-repo';
import { listCategories, listLanguages, listSubcategories, nextStarts } from './lookups-repo';
import { mayManage, maySee } from './policy';
import { type CourseFound, type Presentation, presentCourse, presentDetails } from './present';
import type { CourseDetailsWire, CourseWire } from './schema';
import { readFilters, withFuzzyFallback } from './search-filters';
import { type CourseFilterQuery, type CourseSearchQuery, orderOf } from './search-query';
import { findCourses } from './search-repo';

/** How many suggestions go beside a course. */
const similarCount = 4;
const startingSoonMost = 100;

export { presentBatch, presentContent, presentModule } from './present';

const noSuchCourse = () => notFound('There is no such course.', 'COURSE_NOT_FOUND');

/** All categories, with the first day of each one's next batch by the category's id. */
export async function getCategories(db: Database) {
  const [categories, starts] = await Promise.all([listCategories(db), nextStarts(db)]);
  return { categories, starts };
}

/** Throws 404 for a category that does not exist. */
export async function getSubcategories(db: Database, categoryId: number) {
  const [categories, subcategories] = await Promise.all([listCategories(db), listSubcategories(db, categoryId)]);
  if (!categories.some(({ id }) => id === categoryId)) {
    throw notFound('There is no such category.', 'CATEGORY_NOT_FOUND');
  }
  return subcategories;
}

export const getAllSubcategories = (db: Database) => listSubcategories(db);
export const getLanguages = (db: Database) => listLanguages(db);

/** One page of the courses that the query asks for and the viewer may see. Throws 400 for filters that make no sense. */
export async function searchCourses(db: Database, query: CourseSearchQuery, viewer: Viewer) {
  const paging = { page: query.page ?? 1, count: query.count ?? limits.coursePageSize };
  const filters = await readFilters(db, query, viewer);
  if (!filters) return { results: [], total: 0, capped: false, paging };
  const { ids, total, capped } = await withFuzzyFallback(
    db,
    { filters, text: query.course_name },
    (tried) => findCourses(db, tried, orderOf(query), paging),
    (found) => found.total === 0,
  );
  return { results: await loadCourses(db, ids), total, capped, paging };
}

/** How many courses each choice would leave. Throws 400 for filters that make no sense. */
export async function getCourseFacets(db: Database, query: CourseFilterQuery, viewer: Viewer) {
  const filters = await readFilters(db, query, viewer);
  if (!filters) throw forbidden('Drafts are for their trainers only.');
  const [facets, categories, languages] = await Promise.all([
    withFuzzyFallback(
      db,
      { filters, text: query.course_name },
      (tried) => countFacets(db, tried),
      (counted) => counted.total === 0,
    ),
    listCategories(db),
    listLanguages(db),
  ]);
  return { facets, categories, languages };
}

/** Courses whose next batch starts within so many days from today, soonest first. */
export async function getStartingSoon(db: Database, days: number): Promise<CourseRow[]> {
  return loadCourses(db, await startingSoonIds(db, days, startingSoonMost));
}

async function visibleCourse(db: Database, id: number, viewer: Viewer): Promise<CourseRow> {
  const row = await loadCourse(db, id);
  if (!row || !maySee(viewer, row.course)) throw noSuchCourse();
  return row;
}

/**
 * Everything of a course that its page shows, in two queries. Throws 404 when there is none that the viewer may see.
 */
export async function getCourse(db: Database, id: number, viewer: Viewer): Promise<CourseFound> {
  const row = await visibleCourse(db, id, viewer);
  const manages = mayManage(viewer, row.course.trainerId);
  const { contents, categories, nextBatch, activity, ...parts } = await loadParts(db, row.course, {
    activity: manages,
  });
  return {
    ...parts,
    row,
    contents: shown(contents, manages),
    trainer: { trainer: row.trainer, photo: row.trainerPhoto, categories, nextBatch },
    activity: activity ?? undefined,
    manages,
  };
}

/** Contents that are switched off are for the course's trainer and admins. */
const shown = (contents: ContentRow[], manages: boolean) => contents.filter(({ isLive }) => manages || isLive);

/** Courses that somebody who looks at this one may like. Throws 404 as `getCourse` does. */
export async function getSimilarCourses(db: Database, id: number, viewer: Viewer): Promise<CourseRow[]> {
  const row = await visibleCourse(db, id, viewer);
  return loadCourses(db, await similarCourseIds(db, row, similarCount));
}

/** A trainer's courses. Drafts, and the counts of activity, are for the trainer and admins. */
export async function getCoursesOfTrainer(db: Database, trainerId: number, status: CourseStatus, viewer: Viewer) {
  const manages = mayManage(viewer, trainerId);
  if (status === 'draft' && !viewer) throw unauthorized();
  if (status === 'draft' && !manages) throw forbidden();
  await loadTrainer(db, trainerId);
  const ids = await trainerCourseIds(db, trainerId, { status, publicOnly: !manages });
  const [rows, contents, modules, activity] = await Promise.all([
    loadCourses(db, ids),
    listContents(db, ids),
    listModules(db, ids),
    manages ? countActivity(db, ids) : undefined,
  ]);
  return rows.map((row) => ({
    row,
    contents: shown(contents, manages).filter(({ courseId }) => courseId === row.course.id),
    modules: modules.filter(({ courseId }) => courseId === row.course.id),
    activity: activity?.get(row.course.id),
  }));
}

/** Cards of some courses for other areas, in the order of the ids. */
export async function courseCards(
  db: Database,
  ids: readonly number[],
  presentation: Presentation,
): Promise<CourseWire[]> {
  return (await loadCourses(db, ids)).map((row) => presentCourse(row, presentation));
}

/** A course's page for other areas, as its trainer sees it. Throws 404 as `getCourse` does. */
export async function courseDetails(
  db: Database,
  id: number,
  viewer: Viewer,
  presentation: Presentation,
): Promise<CourseDetailsWire> {
  return presentDetails(await getCourse(db, id, viewer), presentation);
}
