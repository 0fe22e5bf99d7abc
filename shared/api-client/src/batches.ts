import type { BatchForm } from '@kaksha/domain/batch-rules';
import type { Batch, CourseStatus } from '@kaksha/domain/catalogue';
import { halfOfDay } from '@kaksha/domain/dates';
import { entriesOf } from '@kaksha/domain/typed';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { toBatch } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import { withFallbackMessage } from './errors';
import { inverted, withFieldNames } from './field-names';
import type { ListedBatchWire } from './generated/wire';
import type { BodyOf, ResultsOf } from './operation-types';

/**
 * Calls for batches (`/timings` on the wire). All reject with `ApiError`: 401 or 403 without permission, 404 for a
 * deleted batch or course, 400 with `fields` named as in `BatchForm`.
 */

export interface ListedBatch extends Batch {
  courseName: string;
}

const wireNames = {
  dayOfWeek: 'day_of_week',
  timePart: 'timePart',
  startTime: 'time_from',
  endTime: 'time_to',
  startDate: 'start_date',
  endDate: 'end_date',
  duration: 'duration',
  timeZone: 'timezone',
  mode: 'mode',
  area: 'area',
  active: 'status',
} as const satisfies Record<keyof BatchForm, keyof BodyOf<'addBatch'>>;
const formNames = inverted(wireNames);

const toListed = (wire: ListedBatchWire): ListedBatch => ({ ...toBatch(wire), courseName: wire.course_name });

function formBody(form: Partial<BatchForm>): Record<string, unknown> {
  const entries = entriesOf(form).map(([field, value]) => [wireNames[field], value]);
  return {
    ...Object.fromEntries(entries),
    ...(form.startTime && { TimeFromType: halfOfDay(form.startTime) }),
    ...(form.endTime && { TimeToType: halfOfDay(form.endTime) }),
  };
}

/** Adds a batch to a course of the signed-in trainer. Its dates must be today or later in its zone. */
export async function addBatch(http: AxiosInstance, courseId: number, form: BatchForm): Promise<ListedBatch> {
  const call = http.post('/timings/AddTiming', { courseId, ...formBody(form) });
  return toListed(resultOf<ListedBatchWire>(await withFieldNames(call, formNames)));
}

/** Changes only the given fields. Unchanged dates may be in the past. */
export async function updateBatch(http: AxiosInstance, id: number, form: Partial<BatchForm>): Promise<ListedBatch> {
  const call = http.put(`/timings/${id}`, formBody(form));
  return toListed(resultOf<ListedBatchWire>(await withFieldNames(call, formNames)));
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
  name: string;
  status: CourseStatus;
}

/** Names of a trainer's courses for a selection. Only the trainer and admins receive drafts. */
export async function getCourseNamesOfTrainer(http: AxiosInstance, trainerId: number): Promise<CourseName[]> {
  const response = await http.get(`/timings/GetCourseListByTrainerId/${trainerId}`);
  const courses = resultsOf<ResultsOf<'getCourseNamesOfTrainer'>[number]>(response);
  return courses.map(({ id, course_name, course_status }) => ({ id, name: course_name, status: course_status }));
}
