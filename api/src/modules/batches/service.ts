import { hasNewTimes, newPlace } from '@kaksha/domain/batch-change';
import type { BatchForm } from '@kaksha/domain/batch-rules';
import { nextSession } from '@kaksha/domain/batch-sessions';
import { describeRefusal } from '@kaksha/domain/batch-state';
import type { Batch, BatchSchedule } from '@kaksha/domain/catalogue';
import { fittingDayPart } from '@kaksha/domain/day-part';
import * as limits from '@kaksha/domain/limits';
import { dayMs } from '@kaksha/domain/time-units';
import { effectiveChanges, namedDays } from '@kaksha/domain/timetable';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { managesAs, mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { batchOf, batchVersion } from '../../platform/database/batch-of';
import { batchNotFound } from '../../platform/http/common-errors';
import { requireVersion } from '../../platform/http/edit-conflict';
import { emit } from '../../platform/outbox/emit';
import { editableCourse, readableCourse } from '../authoring/access/service';
import { auditCoursePart } from '../authoring/audit/service';
import { endWaitingList, lockAndSettle, lockSeats } from '../seats/service';
import { teachesFor } from '../staff/service';
import { loadTrainer } from '../trainers/service';
import {
  batchCourseFixed,
  batchStateFixed,
  confirmationRequired,
  notOfTheStaff,
  tooManyBatches,
  trainersOnly,
} from './errors';
import { readBatchForm } from './form';
import { timeOfChange } from './learners-repo';
import { saveMeetingLink } from './meeting-link/service';
import {
  type CourseBatchRow,
  changeBatch,
  countBatches,
  countLearners,
  findBatch,
  hasUnpaidOrders,
  insertBatch,
  insertChange,
  isTaken,
  listBatches,
  listBatchesOfCourse,
  listCourseNames,
  type NewBatch,
  removeBatch,
} from './repo';
import type { BatchBody, NewBatchBody } from './schema';

/**
 * Database triggers keep the next start of the course.
 * @throws ApiError VALIDATION_FAILED (400), COURSE_NOT_FOUND (404), FORBIDDEN (403), CONFLICT (409) above the maximum
 * number of batches.
 */
export async function addBatch(context: UserContext, body: NewBatchBody): Promise<CourseBatchRow> {
  const id = await inTransaction(context, async (tx) => {
    const { courseId } = body;
    const course = await editableCourse(tx, { courseId, lock: true });
    const trainerId = await teacherOf(tx, body.trainerId, course);
    const form = readBatchForm(body, tx.clock.now());
    const values: Omit<NewBatch, 'courseId' | 'trainerId'> = {
      ...valuesOf(form),
      state: form.active ? 'open' : 'closed',
    };
    if ((await countBatches(tx.db, courseId)) >= limits.course.batches) throw tooManyBatches();
    const batchId = await insertBatch(tx.db, { ...values, courseId, trainerId });
    if (form.meetingUrl) await saveMeetingLink(tx, { batchId, typed: form.meetingUrl, course });
    await announce(tx, { batchId, active: form.active, course });
    return batchId;
  });
  return requireBatch(context, id);
}

/**
 * Changes the fields that the body has. Stored dates may stay although they have passed.
 * @throws ApiError BATCH_NOT_FOUND (404), VALIDATION_FAILED (400), EDIT_CONFLICT (409) for an outdated version,
 * CONFIRMATION_REQUIRED (409) for a move with learners.
 */
export async function updateBatch(
  context: UserContext,
  { id, version, ...body }: BatchBody & { id: number },
): Promise<CourseBatchRow> {
  await inTransaction(context, async (tx) => {
    const { batch, course } = await editableBatch(tx, id);
    const trainerId = body.trainerId === undefined ? batch.trainerId : await teacherOf(tx, body.trainerId, course);
    if (body.courseId && body.courseId !== batch.courseId) throw batchCourseFixed();
    // No learner takes a seat between the check of the number of seats and the end of the transaction.
    const locked = await lockSeats(tx, id);
    if (!locked) throw batchNotFound();
    const versions = { given: version, stored: batchVersion(locked.batch) };
    requireVersion(versions, { name: 'batch', read: () => requireBatch(context, id) });
    const now = tx.clock.now();
    const stored = batchOf(locked.batch);
    if (stored.state === 'cancelled') throw batchStateFixed(describeRefusal('open', 'cancelled'));
    const form = readBatchForm(body, now, stored, locked.batch.seatsTaken);
    const values = valuesOf(form);
    const changes = { ...stored, ...namedDaysOf(form), startDate: form.startDate, endDate: form.endDate || null };
    await changeBatch(tx.db, id, {
      ...values,
      trainerId,
      // The form of a batch that is over repeats its stored state.
      state: form.active ? 'open' : 'closed',
      sessionChanges: [...effectiveChanges(changes)],
    });
    if (form.meetingUrl !== undefined) await saveMeetingLink(tx, { batchId: id, typed: form.meetingUrl, course });
    const after = batchOf((await requireBatch(tx, id)).batch);
    await recordMove(tx, { before: stored, after, confirmed: body.confirmed ?? false });
    if (!batch.active) await announce(tx, { batchId: id, active: form.active, course });
    await lockAndSettle(tx, id);
  });
  return requireBatch(context, id);
}

/**
 * Deletes a batch, or closes it when learners ordered it (`kept`). Its waiting list ends.
 * @throws ApiError BATCH_NOT_FOUND (404).
 */
export async function deleteBatch(context: UserContext, id: number): Promise<{ kept: boolean }> {
  return inTransaction(context, async (tx) => {
    const { batch, course } = await editableBatch(tx, id);
    const locked = await lockSeats(tx, id);
    const kept = await isTaken(tx.db, id);
    if (kept) {
      await changeBatch(tx.db, id, { state: batch.state === 'open' ? 'closed' : batch.state });
      if (locked) await endWaitingList(tx, locked.batch.id, 'withdrawn');
      await lockAndSettle(tx, id);
    } else if (!(await removeBatch(tx.db, id))) throw batchNotFound();
    const detail = { startDate: batch.startDate, kept };
    await auditCoursePart(tx, { action: 'batch.delete', course, id, detail });
    return { kept };
  });
}

/** @throws ApiError BATCH_NOT_FOUND (404), also for a closed batch unless the caller may edit its course. */
export async function getBatch(context: ServiceContext, id: number): Promise<CourseBatchRow> {
  const row = await requireBatch(context, id, { includeDeleted: true });
  const { editable } = await readableCourse(context, row.batch.courseId);
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
  const { editable } = await readableCourse(context, courseId);
  return listBatchesOfCourse(context.db, courseId, { openOnly: !editable });
}

/** @throws ApiError TRAINER_NOT_FOUND (404). */
export async function getBatchesOfTrainer(context: ServiceContext, trainerId: number): Promise<CourseBatchRow[]> {
  await loadTrainer(context, trainerId);
  return listBatches(context.db, { trainerId, publicOnly: !managesAs(context.principal, trainerId) });
}

/** @throws ApiError TRAINER_NOT_FOUND (404). */
export async function getCourseNamesOfTrainer(context: ServiceContext, trainerId: number) {
  await loadTrainer(context, trainerId);
  return listCourseNames(context.db, trainerId, { publicOnly: !managesAs(context.principal, trainerId) });
}

/**
 * Reports a batch that takes enrolments for the first time; learners who are interested in the course read about it.
 */
async function announce(
  tx: UserContext,
  { batchId, active, course }: { batchId: number; active?: boolean; course: { isPublic: boolean } },
): Promise<void> {
  if (active && course.isPublic)
    await emit(tx, { kind: 'batch.opened', payload: { batchId }, key: `batch ${batchId}` });
}

export async function requireBatch(
  { db }: ServiceContext,
  id: number,
  options?: { includeDeleted: boolean },
): Promise<CourseBatchRow> {
  const row = await findBatch(db, id, options);
  if (!row) throw batchNotFound();
  return row;
}

/** The batch with its locked course. @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403). */
export async function editableBatch(context: UserContext, id: number) {
  const { courseId } = (await requireBatch(context, id)).batch;
  const course = await editableCourse(context, { courseId, lock: true });
  // Read under the lock: another save may have changed it.
  const { batch } = await requireBatch(context, id);
  return { batch, course };
}

/**
 * The trainer of a batch: the course's own, or one of the institute's staff.
 * @throws ApiError FORBIDDEN (403) for another trainer
 */
async function teacherOf(
  tx: UserContext,
  claimed: number | null | undefined,
  { trainerId: instituteId }: { trainerId: number },
): Promise<number> {
  if (claimed === null || claimed === undefined || claimed === instituteId) return instituteId;
  if (await teachesFor(tx, { instituteId, trainerId: claimed })) return claimed;
  throw notOfTheStaff();
}

const namedDaysOf = ({ dayOfWeek, weekdays }: BatchForm) =>
  weekdays.length > 0 ? namedDays(weekdays) : { dayOfWeek: dayOfWeek as NewBatch['dayOfWeek'], weekdays: null };

/** The columns of a validated form, whose choices are not empty. */
function valuesOf(form: BatchForm): Omit<NewBatch, 'courseId' | 'trainerId'> {
  return {
    ...namedDaysOf(form),
    timePart: fittingDayPart(form.timePart as Batch['timePart'], form.startTime),
    timeFrom: form.startTime,
    timeTo: form.endTime || null,
    startDate: form.startDate,
    endDate: form.endDate || null,
    duration: form.duration,
    timezone: form.timeZone as NewBatch['timezone'],
    mode: form.mode as NewBatch['mode'],
    area: form.area || null,
    address: form.address || null,
    seats: form.seats.trim() === '' ? null : Number(form.seats),
  };
}

const scheduleOf = (batch: Batch, place?: string): BatchSchedule => ({
  dayOfWeek: batch.dayOfWeek,
  weekdays: batch.weekdays,
  startDate: batch.startDate,
  endDate: batch.endDate,
  startTime: batch.startTime,
  endTime: batch.endTime,
  timeZone: batch.timeZone,
  ...(place && { place }),
});

/**
 * Stores the move of a batch that has learners or open orders, and notifies the learners. Does nothing when times and place stay the same.
 * @throws ApiError CONFIRMATION_REQUIRED (409) unless the caller knows that learners will be notified.
 */
export async function recordMove(
  tx: UserContext,
  { before, after, confirmed }: { before: Batch; after: Batch; confirmed: boolean },
): Promise<void> {
  const places = newPlace({ before, after });
  if (!places && !hasNewTimes({ before, after })) return;
  const learners = await countLearners(tx.db, before.id);
  // A learner who is paying gets the question with the seat.
  if (learners === 0 && !(await hasUnpaidOrders(tx.db, before.id))) return;
  if (learners > 0 && !confirmed) throw confirmationRequired(learners);
  const now = tx.clock.now();
  // A learner has at least a day to answer.
  const next = nextSession(after, new Date(now.getTime() + dayMs))?.start ?? new Date(now.getTime() + 7 * dayMs);
  const changeId = await insertChange(tx.db, {
    batchId: before.id,
    before: scheduleOf(before, places?.before),
    after: scheduleOf(after, places?.after),
    changedBy: tx.principal.id,
    respondUntil: next,
  });
  const enrolledBefore = await timeOfChange(tx.db);
  await emit(tx, { kind: 'batch.moved', payload: { changeId, batchId: before.id, enrolledBefore } });
}

/** The batches that a user lists by default: all for an admin, their own for a trainer, none (null) for others. */
function ownBatchFilter(principal: Principal): { trainerId?: number } | null {
  if (mayAs(principal, 'content')) return {};
  return principal.trainerId === null ? null : { trainerId: principal.trainerId };
}
