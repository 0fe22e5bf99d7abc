import type { BatchForm } from '@kaksha/domain/batch-rules';
import type { Batch, CourseStatus } from '@kaksha/domain/catalogue';
import { halfOfDay } from '@kaksha/domain/dates';
import type { AxiosInstance } from 'axios';
import { toBatch } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import { inverted, withFieldNames } from './field-names';
import type { ListedBatchWire } from './generated/wire';
import type { ResultsOf } from './operation-types';

/**
 * Batches, which the wire calls timings. All reject with `ApiError`: 401 and 403 for whoever may not, 404 for what is
 * gone, 400 with `fields` named as in `BatchForm`.
 */

export interface ListedBatch extends Batch {
  courseName: string;
}

const wireNames: Record<keyof BatchForm, string> = {
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
};
const formNames = inverted(wireNames);

const toListed = (wire: ListedBatchWire): ListedBatch => ({ ...toBatch(wire), courseName: wire.course_name });

function formBody(form: Partial<BatchForm>): Record<string, unknown> {
  const entries = Object.entries(form).map(([field, value]) => [wireNames[field as keyof BatchForm], value]);
  return {
    ...Object.fromEntries(entries),
    ...(form.startTime && { TimeFromType: halfOfDay(form.startTime) }),
    ...(form.endTime && { TimeToType: halfOfDay(form.endTime) }),
  };
}

/** Adds a batch to the signed-in trainer's course; its dates are today or later in its own zone. */
export async function addBatch(http: AxiosInstance, courseId: number, form: BatchForm): Promise<ListedBatch> {
  const call = http.post('/timings/AddTiming', { courseId, ...formBody(form) });
  return toListed(resultOf<ListedBatchWire>(await withFieldNames(call, formNames)));
}

/** Changes what is given and nothing else. Dates that were there may stay, though they have passed. */
export async function updateBatch(http: AxiosInstance, id: number, form: Partial<BatchForm>): Promise<ListedBatch> {
  const call = http.put(`/timings/${id}`, formBody(form));
  return toListed(resultOf<ListedBatchWire>(await withFieldNames(call, formNames)));
}

export interface DeletedBatch {
  /** It was switched off only, because learners ordered it. */
  kept: boolean;
  /** What happened, for a person. */
  message: string;
}

export async function deleteBatch(http: AxiosInstance, id: number): Promise<DeletedBatch> {
  const { kept, message } = resultOf<ResultsOf<'deleteBatch'>>(await http.delete(`/timings/DeleteTimings/${id}`));
  return { kept, message };
}

export async function getBatch(http: AxiosInstance, id: number): Promise<ListedBatch> {
  return toListed(resultOf<ListedBatchWire>(await http.get(`/timings/GetTimingById/${id}`)));
}

/** The signed-in trainer's, earliest first; for an admin everybody's. */
export async function getBatches(http: AxiosInstance): Promise<ListedBatch[]> {
  return resultsOf<ListedBatchWire>(await http.get('/timings')).map(toListed);
}

/** Earliest first; those that are switched off for the course's trainer and admins only. */
export async function getBatchesOfCourse(
  http: AxiosInstance,
  courseId: number,
  signal?: AbortSignal,
): Promise<ListedBatch[]> {
  return resultsOf<ListedBatchWire>(await http.get(`/timings/course/${courseId}`, { signal })).map(toListed);
}

export async function getBatchesOfTrainer(http: AxiosInstance, trainerId: number): Promise<ListedBatch[]> {
  return resultsOf<ListedBatchWire>(await http.get(`/timings/trainer/${trainerId}`)).map(toListed);
}

export interface CourseName {
  id: number;
  name: string;
  status: CourseStatus;
}

/** Names of a trainer's courses, to choose from; drafts for the trainer and admins only. */
export async function getCourseNamesOfTrainer(http: AxiosInstance, trainerId: number): Promise<CourseName[]> {
  const response = await http.get(`/timings/GetCourseListByTrainerId/${trainerId}`);
  const courses = resultsOf<ResultsOf<'getCourseNamesOfTrainer'>[number]>(response);
  return courses.map(({ id, course_name, course_status }) => ({ id, name: course_name, status: course_status }));
}
