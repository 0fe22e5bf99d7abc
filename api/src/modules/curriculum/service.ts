import { limits } from '@kaksha/domain/limits';
import type { Actor } from '../../actor';
import { conflict, notFound } from '../../api-error';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import { auditPart, requireOrder } from '../authoring/access-service';
import { publishIfWhole, type Standing } from '../authoring/publishing-service';
import { loadTrainer } from '../trainers/service';
import { readModuleForm } from './form';
import { mustEdit, mustSee, mustStay, seenOfTrainer } from './policy';
import {
  addModule as add,
  changeModule,
  countModules,
  findModule,
  listModules,
  type ModuleRow,
  placeModules,
  removeModule,
} from './repo';
import type { ModuleBody } from './schema';

/** Curricula of courses. Who may do what: policy.ts, which throws 403 and 404. */

const noSuchModule = () => notFound('There is no such module.', 'MODULE_NOT_FOUND');

async function knownModule(db: Database, id: number): Promise<ModuleRow> {
  const row = await findModule(db, id);
  if (!row) throw noSuchModule();
  return row;
}

async function editableModule(
  tx: Database,
  actor: Actor,
  id: number,
  { trainerId, courseId }: Pick<ModuleBody, 'trainerId' | 'courseId'> = {},
) {
  const row = await knownModule(tx, id);
  const course = await mustEdit(tx, actor, { courseId: row.courseId, trainerId });
  mustStay(row, courseId);
  return { row, course };
}

/**
 * Adds a module at the end. A course that was never published is, if nothing else is missing; the standing says what
 * is. Throws 400 for what will not do, 409 beyond the most modules of a course.
 */
export async function addModule(
  db: Database,
  actor: Actor,
  courseId: number,
  body: ModuleBody,
): Promise<{ row: ModuleRow; standing: Standing }> {
  return db.transaction(async (tx) => {
    const course = await mustEdit(tx, actor, { courseId, trainerId: body.trainerId });
    const form = readModuleForm(body);
    const most = limits.course.modules;
    if ((await countModules(tx, courseId)) >= most) throw conflict(`A course has at most ${most} modules.`);
    const id = await add(tx, courseId, form);
    return { row: await knownModule(tx, id), standing: await publishIfWhole(tx, actor, course) };
  });
}

/** Changes what is in the body. Throws 400 for what will not do. */
export async function updateModule(db: Database, actor: Actor, id: number, body: ModuleBody): Promise<ModuleRow> {
  return db.transaction(async (tx) => {
    const { row } = await editableModule(tx, actor, id, body);
    await changeModule(tx, id, readModuleForm(body, row));
    return knownModule(tx, id);
  });
}

export async function deleteModule(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, course } = await editableModule(tx, actor, id);
    if (!(await removeModule(tx, id))) throw noSuchModule();
    await auditPart(tx, actor, 'module.delete', course, { id, name: row.name });
  });
}

/** Throws 409 when the ids are not exactly those of the course's modules. */
export async function orderModules(
  db: Database,
  actor: Actor,
  courseId: number,
  ids: readonly number[],
): Promise<ModuleRow[]> {
  return db.transaction(async (tx) => {
    await mustEdit(tx, actor, { courseId });
    requireOrder(await listModules(tx, { courseId, publicOnly: false }), ids);
    await placeModules(tx, courseId, ids);
    return listModules(tx, { courseId, publicOnly: false });
  });
}

export async function getModulesOfCourse(db: Database, viewer: Viewer, courseId: number): Promise<ModuleRow[]> {
  await mustSee(db, viewer, courseId);
  return listModules(db, { courseId, publicOnly: false });
}

export async function getModulesOfTrainer(db: Database, viewer: Viewer, trainerId: number): Promise<ModuleRow[]> {
  await loadTrainer(db, trainerId);
  return listModules(db, { trainerId, ...seenOfTrainer(viewer, trainerId) });
}
