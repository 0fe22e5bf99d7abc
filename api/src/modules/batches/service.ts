import type { BatchForm } from '@kaksha/domain/batch-rules';
import { limits } from '@kaksha/domain/limits';
import type { Actor } from '../../actor';
import { conflict, forbidden, notFound, unauthorized } from '../../api-error';
import { batchOf } from '../../batch-of';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import {
  auditPart,
  editableCourse,
  managesTrainer,
  requireOwnTrainer,
  visibleCourse,
} from '../authoring/access-service';
import { loadTrainer } from '../trainers/service';
import { readBatchForm } from './form';
import { listsBatchesOf } from './policy';
import {
  addBatch as add,
  type CourseBatchRow,
  changeBatch,
  countBatches,
  findBatch,
  isTaken,
  listBatches,
  listCourseNames,
  type NewBatch,
  removeBatch,
} from './repo';
import type { BatchBody } from './schema';

/**
 * Batches of courses. When a course begins next is kept by the database with every change of a batch. All throw 403
 * and 404 as `editableCourse` and `visibleCourse` do.
 */

const noSuchBatch = () => notFound('There is no such batch.', 'BATCH_NOT_FOUND');

async function knownBatch(db: Database, id: number): Promise<CourseBatchRow> {
  const row = await findBatch(db, id);
  if (!row) throw noSuchBatch();
  return row;
}

/** Throws 400 for a form that will not do, 409 beyond the most batches of a course. */
export async function addBatch(
  db: Database,
  actor: Actor,
  courseId: number,
  body: BatchBody,
  now: Date,
): Promise<CourseBatchRow> {
  const id = await db.transaction(async (tx) => {
    const { trainerId } = await editableCourse(tx, actor, courseId, { lock: true });
    requireOwnTrainer(actor, body.trainerId);
    const values = valuesOf(readBatchForm(body, now));
    const maxBatches = limits.course.batches;
    if ((await countBatches(tx, courseId)) >= maxBatches) throw conflict(`A course has at most ${maxBatches} batches.`);
    return add(tx, { ...values, courseId, trainerId });
  });
  return knownBatch(db, id);
}

/** Changes what is in the body. Throws 400 for a form that will not do; dates that were there may stay. */
export async function updateBatch(
  db: Database,
  actor: Actor,
  id: number,
  body: BatchBody,
  now: Date,
): Promise<CourseBatchRow> {
  await db.transaction(async (tx) => {
    const { batch } = await editableBatch(tx, actor, id);
    requireOwnTrainer(actor, body.trainerId);
    if (body.courseId && body.courseId !== batch.courseId) throw forbidden('A batch stays with its course.');
    await changeBatch(tx, id, valuesOf(readBatchForm(body, now, batchOf(batch))));
  });
  return knownBatch(db, id);
}

/** Deletes a batch; one that was ordered is switched off instead and true is answered. */
export async function deleteBatch(db: Database, actor: Actor, id: number): Promise<{ kept: boolean }> {
  return db.transaction(async (tx) => {
    const { batch, editable } = await editableBatch(tx, actor, id);
    const kept = await isTaken(tx, id);
    if (kept) await changeBatch(tx, id, { active: false });
    else if (!(await removeBatch(tx, id))) throw noSuchBatch();
    await auditPart(tx, actor, 'batch.delete', editable, { id, startDate: batch.startDate, kept });
    return { kept };
  });
}

async function editableBatch(tx: Database, actor: Actor, id: number) {
  const { batch } = await knownBatch(tx, id);
  return { batch, editable: await editableCourse(tx, actor, batch.courseId, { lock: true }) };
}

/** A batch that is switched off, or of a course that is not public, answers to the course's trainer and admins only. */
export async function getBatch(db: Database, viewer: Viewer, id: number): Promise<CourseBatchRow> {
  const row = await knownBatch(db, id);
  const { manages } = await visibleCourse(db, viewer, row.batch.courseId);
  if (!row.batch.active && !manages) throw noSuchBatch();
  return row;
}

/** The viewer's own; for an admin everybody's. Throws 401 and 403 for everybody else. */
export async function getBatches(db: Database, viewer: Viewer): Promise<CourseBatchRow[]> {
  if (!viewer) throw unauthorized();
  const whose = listsBatchesOf(viewer);
  if (!whose) throw forbidden('This is for trainers only.');
  return listBatches(db, { ...whose, publicOnly: false });
}

export async function getBatchesOfCourse(db: Database, viewer: Viewer, courseId: number): Promise<CourseBatchRow[]> {
  const { manages } = await visibleCourse(db, viewer, courseId);
  return listBatches(db, { courseId, publicOnly: !manages });
}

export async function getBatchesOfTrainer(db: Database, viewer: Viewer, trainerId: number): Promise<CourseBatchRow[]> {
  await loadTrainer(db, trainerId);
  return listBatches(db, { trainerId, publicOnly: !managesTrainer(viewer, trainerId) });
}

export async function getCourseNamesOfTrainer(db: Database, viewer: Viewer, trainerId: number) {
  await loadTrainer(db, trainerId);
  return listCourseNames(db, trainerId, { publicOnly: !managesTrainer(viewer, trainerId) });
}

/** The columns of a form that was checked, which is why its choices are none of them empty. */
function valuesOf(form: BatchForm): Omit<NewBatch, 'courseId' | 'trainerId'> {
  return {
    dayOfWeek: form.dayOfWeek as NewBatch['dayOfWeek'],
    timePart: form.timePart as NewBatch['timePart'],
    timeFrom: form.startTime,
    timeTo: form.endTime || null,
    startDate: form.startDate,
    endDate: form.endDate || null,
    duration: form.duration,
    timezone: form.timeZone as NewBatch['timezone'],
    mode: form.mode as NewBatch['mode'],
    area: form.area || null,
    active: form.active,
  };
}
