import * as limits from '@kaksha/domain/limits';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { requireVersion } from '../../platform/http/edit-conflict';
import { editableCourse, readableCourse, requireOwnTrainer, requireSameIds } from '../authoring/access/service';
import { auditCoursePart } from '../authoring/audit/service';
import { type CourseProgress, publishWhenComplete } from '../authoring/publishing/service';
import { moduleVersion } from '../catalogue/courses/present';
import { loadTrainer } from '../trainers/service';
import { moduleCourseFixed, moduleNotFound, tooManyModules } from './errors';
import { readModuleForm } from './form';
import { maySeeHiddenModules } from './policy';
import {
  changeModule,
  countModules,
  findModule,
  insertModule,
  listModulesOfCourse,
  listModulesOfTrainer,
  type ModuleRow,
  placeModules,
  removeModule,
} from './repo';
import type { ModuleBody, NewModuleBody } from './schema';

/** Changes lock the course, because positions are unique within it. All throw as `editableCourse` does. */

/**
 * Adds a module at the end, and publishes a course that is complete and was never published.
 * @throws ApiError VALIDATION_FAILED (400), CONFLICT (409) above the maximum number of modules.
 */
export async function addModule(
  context: UserContext,
  body: NewModuleBody,
): Promise<{ row: ModuleRow; progress: CourseProgress }> {
  return inTransaction(context, async (tx) => {
    const { courseId } = body;
    const course = await editableCourse(tx, { courseId, lock: true });
    requireOwnTrainer(tx.principal, body.trainerId);
    const form = readModuleForm(body);
    if ((await countModules(tx.db, courseId)) >= limits.course.modules) throw tooManyModules();
    const id = await insertModule(tx.db, courseId, form);
    return { row: await requireModule(tx, id), progress: await publishWhenComplete(tx, course) };
  });
}

/** @throws ApiError MODULE_NOT_FOUND (404), VALIDATION_FAILED (400), EDIT_CONFLICT (409) for an outdated version. */
export async function updateModule(
  context: UserContext,
  { id, version, ...body }: ModuleBody & { id: number },
): Promise<ModuleRow> {
  return inTransaction(context, async (tx) => {
    const { row } = await editableModule(tx, id);
    requireOwnTrainer(tx.principal, body.trainerId);
    if (body.courseId && body.courseId !== row.courseId) throw moduleCourseFixed();
    requireVersion({ given: version, stored: moduleVersion(row) }, { name: 'module', read: () => row });
    await changeModule(tx.db, id, readModuleForm(body, row));
    return requireModule(tx, id);
  });
}

/** @throws ApiError MODULE_NOT_FOUND (404). */
export async function deleteModule(context: UserContext, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { row, course } = await editableModule(tx, id);
    if (!(await removeModule(tx.db, id))) throw moduleNotFound();
    await auditCoursePart(tx, { action: 'module.delete', course, id, detail: { name: row.name } });
  });
}

/** @throws ApiError LIST_CHANGED (409) unless `ids` holds exactly the course's modules. */
export async function orderModules(
  context: UserContext,
  { courseId, ids }: { courseId: number; ids: readonly number[] },
): Promise<ModuleRow[]> {
  return inTransaction(context, async (tx) => {
    await editableCourse(tx, { courseId, lock: true });
    requireSameIds(await listModulesOfCourse(tx.db, courseId), ids);
    await placeModules(tx.db, courseId, ids);
    return listModulesOfCourse(tx.db, courseId);
  });
}

/** @throws ApiError COURSE_NOT_FOUND (404). */
export async function getModulesOfCourse(context: ServiceContext, courseId: number): Promise<ModuleRow[]> {
  await readableCourse(context, courseId);
  return listModulesOfCourse(context.db, courseId);
}

/** @throws ApiError TRAINER_NOT_FOUND (404). */
export async function getModulesOfTrainer(context: ServiceContext, trainerId: number): Promise<ModuleRow[]> {
  await loadTrainer(context, trainerId);
  return listModulesOfTrainer(context.db, trainerId, {
    publicOnly: !maySeeHiddenModules(context.principal, trainerId),
  });
}

async function requireModule({ db }: ServiceContext, id: number): Promise<ModuleRow> {
  const row = await findModule(db, id);
  if (!row) throw moduleNotFound();
  return row;
}

/** The module with its locked course. */
async function editableModule(context: UserContext, id: number) {
  const { courseId } = await requireModule(context, id);
  const course = await editableCourse(context, { courseId, lock: true });
  // Read under the lock: another save may have changed it.
  return { row: await requireModule(context, id), course };
}
