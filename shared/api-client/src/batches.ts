import type { BatchForm } from '@kaksha/domain/batch-rules';
import type { Batch, BatchChangeAnswer, BatchSchedule, CourseStatus } from '@kaksha/domain/catalogue';
import { halfOfDay } from '@kaksha/domain/dates';
import type { SessionChangeForm } from '@kaksha/domain/session-changes';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toBatch } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import { withFallbackMessage } from './errors';
import { inverted, withFieldNames, withWireNames } from './field-names';
import type { BatchChangeWire, BatchScheduleWire, CancellationWire, ListedBatchWire } from './generated/wire';
import type { BodyOf, ResultsOf } from './operation-types';
import { savedRecord } from './saved-record';

/**
 * Calls for batches (`/timings` on the wire). All reject with `ApiError`: 401 or 403 without permission, 404 for a
 * deleted batch or course, 400 with `fields` named as in `BatchForm`.
 */

export interface ListedBatch extends Batch {
  courseName: string;
}

/** Names that snake_case does not give. */
const wireNames = {
  timePart: 'timePart',
  startTime: 'time_from',
  endTime: 'time_to',
  timeZone: 'timezone',
  active: 'status',
  trainerId: 'trainerId',
} satisfies Partial<Record<keyof BatchForm, keyof BodyOf<'addBatch'>>>;
const formNames = inverted(wireNames);

const toListed = (wire: ListedBatchWire): ListedBatch => ({ ...toBatch(wire), courseName: wire.course_name });

function formBody(form: Partial<BatchForm>): Record<string, unknown> {
  return {
    ...withWireNames(form, wireNames),
    ...(form.seats !== undefined && { seats: form.seats.trim() === '' ? null : Number(form.seats) }),
    ...(form.startTime && { TimeFromType: halfOfDay(form.startTime) }),
    ...(form.endTime && { TimeToType: halfOfDay(form.endTime) }),
  };
}

/** Adds a batch to a course of the signed-in trainer. Its dates must be today or later in its zone. */
export async function addBatch(http: AxiosInstance, courseId: number, form: BatchForm): Promise<ListedBatch> {
  const call = http.post('/timings/AddTiming', { courseId, ...formBody(form) });
  return toListed(resultOf<ListedBatchWire>(await withFieldNames(call, formNames)));
}

/**
 * Changes only the given fields. Unchanged dates may be in the past. `confirmed`: the trainer knows that learners will
 * be notified of a move; rejects with 409 without it. `version`: the edited one; rejects with EDIT_CONFLICT (409) and
 * the stored batch when it is outdated.
 */
export async function updateBatch(
  http: AxiosInstance,
  id: number,
  { confirmed, version, ...form }: Partial<BatchForm> & { confirmed?: boolean; version?: number },
): Promise<ListedBatch> {
  const call = http.put(`/timings/${id}`, { ...formBody(form), ...(confirmed && { confirmed }), version });
  return savedRecord(withFieldNames(call, formNames), toListed);
}

/** Opens a closed batch for enrolment. Rejects with 409 when its state does not allow it. */
export async function openBatch(http: AxiosInstance, id: number): Promise<ListedBatch> {
  return toListed(resultOf<ListedBatchWire>(await http.post(`/timings/${id}/open`)));
}

/** Closes a batch for enrolment; its classes go on. */
export async function closeBatch(http: AxiosInstance, id: number): Promise<ListedBatch> {
  return toListed(resultOf<ListedBatchWire>(await http.post(`/timings/${id}/close`)));
}

/** Cancels a batch and refunds its learners. `confirmed`: the trainer knows that they will be notified. */
export async function cancelBatch(
  http: AxiosInstance,
  id: number,
  body: { reason: string; confirmed: boolean },
): Promise<ListedBatch> {
  return toListed(resultOf<ListedBatchWire>(await http.post(`/timings/${id}/cancel`, body)));
}

const toLocal = ({ toDay, toTime }: SessionChangeForm) => `${toDay}T${toTime}`;
const sessionFields = { starts_at: 'toDay' };

/** Skips or moves a session, or skips several over holidays. Rejects with `fields` named as in `SessionChangeForm`. */
export async function changeSession(
  http: AxiosInstance,
  id: number,
  form: SessionChangeForm & { confirmed: boolean },
): Promise<ListedBatch> {
  const { date, until, action, reason, confirmed } = form;
  const call = http.post(`/timings/${id}/sessions`, {
    date,
    action,
    reason,
    confirmed,
    ...(action === 'skip' && until && { until }),
    ...(action === 'move' && { starts_at: toLocal(form) }),
  });
  return toListed(resultOf<ListedBatchWire>(await withFieldNames(call, sessionFields)));
}

/** Puts a skipped or moved session back to its planned time. */
export async function restoreSession(
  http: AxiosInstance,
  id: number,
  { date, confirmed }: { date: string; confirmed: boolean },
): Promise<ListedBatch> {
  const call = http.delete(`/timings/${id}/sessions/${date}`, { params: { confirmed } });
  return toListed(resultOf<ListedBatchWire>(await call));
}

/** A moved batch that waits for the learner's answer. */
export interface BatchChange {
  id: number;
  /** Order of the learner's seat. */
  orderId: number;
  courseId: number;
  courseName: string;
  trainerName: string;
  before: BatchSchedule;
  after: BatchSchedule;
  /** False for a free enrolment. */
  paid: boolean;
  /** ISO 8601, UTC. */
  respondUntil: string;
}

const toSchedule = ({ time_from, time_to, timezone, ...wire }: BatchScheduleWire): BatchSchedule => ({
  ...toCamelCaseKeys(wire),
  startTime: time_from,
  endTime: time_to,
  timeZone: timezone,
});

export async function getBatchChanges(http: AxiosInstance): Promise<BatchChange[]> {
  return resultsOf<BatchChangeWire>(await http.get('/batch-changes')).map(({ before, after, ...wire }) => ({
    ...toCamelCaseKeys(wire),
    before: toSchedule(before),
    after: toSchedule(after),
  }));
}

/** Accepts a moved batch, or takes the full refund. Rejects with 404 after the deadline. */
export async function answerBatchChange(http: AxiosInstance, id: number, answer: BatchChangeAnswer): Promise<void> {
  await http.post(`/batch-changes/${id}/answer`, { answer });
}

/** Learners of a cancelled batch by the state of their refund. */
export type Cancellation = CancellationWire;

export async function getCancellation(http: AxiosInstance, id: number): Promise<Cancellation> {
  return resultOf<CancellationWire>(await http.get(`/timings/${id}/cancellation`));
}

export interface DeletedBatch {
  /** True when the batch was only deactivated, because it has orders. */
  kept: boolean;
  /** Result message for the user. */
  message: string;
}

export async function deleteBatch(http: AxiosInstance, id: number): Promise<DeletedBatch> {
  const { kept, message } = resultOf<ResultsOf<'deleteBatch'>>(await http.delete(`/timings/DeleteTimings/${id}`));
  return { kept, message };
}

export async function getBatch(http: AxiosInstance, id: number): Promise<ListedBatch> {
  return toListed(resultOf<ListedBatchWire>(await http.get(`/timings/GetTimingById/${id}`)));
}

/** Rejects with `fallback` when the server gives no message. */
async function listBatches(call: Promise<AxiosResponse>, fallback: string): Promise<ListedBatch[]> {
  const response = await call.catch((error) => {
    throw withFallbackMessage(error, fallback);
  });
  return resultsOf<ListedBatchWire>(response).map(toListed);
}

/** The batches of the signed-in trainer, or all batches for an admin, earliest first. */
export async function getBatches(http: AxiosInstance): Promise<ListedBatch[]> {
  return listBatches(http.get('/timings'), 'Failed to fetch timings');
}

/** Earliest first. Only the trainer of the course and admins receive inactive batches. */
export async function getBatchesOfCourse(
  http: AxiosInstance,
  courseId: number,
  signal?: AbortSignal,
): Promise<ListedBatch[]> {
  return listBatches(http.get(`/timings/course/${courseId}`, { signal }), 'Failed to fetch course timings');
}

export async function getBatchesOfTrainer(http: AxiosInstance, trainerId: number): Promise<ListedBatch[]> {
  return listBatches(http.get(`/timings/trainer/${trainerId}`), 'Failed to fetch trainer timings');
}

export interface CourseName {
  id: number;
  courseName: string;
  courseStatus: CourseStatus;
}

/** Names of a trainer's courses for a selection. Only the trainer and admins receive drafts. */
export async function getCourseNamesOfTrainer(http: AxiosInstance, trainerId: number): Promise<CourseName[]> {
  const response = await http.get(`/timings/GetCourseListByTrainerId/${trainerId}`);
  return toCamelCaseKeys(resultsOf<ResultsOf<'getCourseNamesOfTrainer'>[number]>(response));
}
