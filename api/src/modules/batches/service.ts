import type { BatchForm } from '@kaksha/domain/batch-rules';
import { limits } from '@kaksha/domain/limits';
import { batchOf } from '../../batch-of';
import { inTransaction, type ServiceContext, type UserContext } from '../../context';
import { editableCourse, requireOwnTrainer, visibleCourse } from '../authoring/access/service';
import { auditCoursePart } from '../authoring/audit/service';
import { loadTrainer } from '../trainers/service';
import { batchCourseFixed, batchNotFound, tooManyBatches, trainersOnly } from './errors';
import { readBatchForm } from './form';
import { maySeeHiddenBatches, ownBatchFilter } from './policy';
import {
  type CourseBatchRow,
  changeBatch,
  countBatches,
  findBatch,
  insertBatch,
  isTaken,
  listBatches,
  listCourseNames,
  type NewBatch,
  removeBatch,
} from './repo';
import type { BatchBody, NewBatchBody } from './schema';

/** Database triggers keep a course's next start. Functions throw as `editableCourse` and `visibleCourse` do. */

/** @throws ApiError VALIDATION_FAILED (400), CONFLICT (409) above the maximum number of batches. */
export async function addBatch(context: UserContext, body: NewBatchBody): Promise<CourseBatchRow> {
  const id = await inTransaction(context, async (tx) => {
    const { courseId } = body;
    const { trainerId } = await editableCourse(tx, { courseId, lock: true });
    requireOwnTrainer(tx.principal, body.trainerId);
    const values = valuesOf(readBatchForm(body, tx.clock.now()));
    if ((await countBatches(tx.db, courseId)) >= limits.course.batches) throw tooManyBatches();
    return insertBatch(tx.db, { ...values, courseId, trainerId });
  });
  return requireBatch(context, id);
}

/**
 * Changes the fields that the body has. Stored dates may stay although they have passed.
 * @throws ApiError BATCH_NOT_FOUND (404), VALIDATION_FAILED (400).
 */
export async function updateBatch(
  context: UserContext,
  { id, ...body }: BatchBody & { id: number },
): Promise<CourseBatchRow> {
  await inTransaction(context, async (tx) => {
    const { batch } = await editableBatch(tx, id);
    requireOwnTrainer(tx.principal, body.trainerId);
    if (body.courseId && body.courseId !== batch.courseId) throw batchCourseFixed();
    await changeBatch(tx.db, id, valuesOf(readBatchForm(body, tx.clock.now(), batchOf(batch))));
  });
  return requireBatch(context, id);
}

/**
 * Deletes a batch, or closes it when learners ordered it (`kept`).
 * @throws ApiError BATCH_NOT_FOUND (404).
 */
export async function deleteBatch(context: UserContext, id: number): Promise<{ kept: boolean }> {
  return inTransaction(context, async (tx) => {
    const { batch, course } = await editableBatch(tx, id);
    const kept = await isTaken(tx.db, id);
    if (kept) await changeBatch(tx.db, id, { active: false });
    else if (!(await removeBatch(tx.db, id))) throw batchNotFound();
    const detail = { startDate: batch.startDate, kept };
    await auditCoursePart(tx, { action: 'batch.delete', course, id, detail });
    return { kept };
  });
}

/** @throws ApiError BATCH_NOT_FOUND (404), also for a closed batch unless the caller may edit its course. */
export async function getBatch(context: ServiceContext, id: number): Promise<CourseBatchRow> {
  const row = await requireBatch(context, id);
  const { editable } = await visibleCourse(context, row.batch.courseId);
  if (!row.batch.active && !editable) throw batchNotFound();
  return row;
}

/** The caller's batches; for an admin all. @throws ApiError FORBIDDEN (403) for a user who is not a trainer. */
export async function getBatches({ db, principal }: UserContext): Promise<CourseBatchRow[]> {
  const filter = ownBatchFilter(principal);
  if (!filter) throw trainersOnly();
  return listBatches(db, { ...filter, publicOnly: false });
}

/** @throws ApiError COURSE_NOT_FOUND (404). */
export async function getBatchesOfCourse(context: ServiceContext, courseId: number): Promise<CourseBatchRow[]> {
  const { editable } = await visibleCourse(context, courseId);
  return listBatches(context.db, { courseId, publicOnly: !editable });
}

/** @throws ApiError TRAINER_NOT_FOUND (404). */
export async function getBatchesOfTrainer(context: ServiceContext, trainerId: number): Promise<CourseBatchRow[]> {
  await loadTrainer(context, trainerId);
  return listBatches(context.db, { trainerId, publicOnly: !maySeeHiddenBatches(context.principal, trainerId) });
}

/** @throws ApiError TRAINER_NOT_FOUND (404). */
export async function getCourseNamesOfTrainer(context: ServiceContext, trainerId: number) {
  await loadTrainer(context, trainerId);
  return listCourseNames(context.db, trainerId, { publicOnly: !maySeeHiddenBatches(context.principal, trainerId) });
}

async function requireBatch({ db }: ServiceContext, id: number): Promise<CourseBatchRow> {
  const row = await findBatch(db, id);
  if (!row) throw batchNotFound();
  return row;
}

async function editableBatch(context: UserContext, id: number) {
  const { batch } = await requireBatch(context, id);
  return { batch, course: await editableCourse(context, { courseId: batch.courseId, lock: true }) };
}

/** The columns of a validated form, whose choices are not empty. */
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
