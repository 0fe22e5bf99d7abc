import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseStatus } from '@kaksha/domain/catalogue';
import type { CourseForm, CourseFormField } from '@kaksha/domain/course-rules';
import { entriesOf } from '@kaksha/domain/typed';
import type { AxiosInstance } from 'axios';
import { toAuthoredCourse } from './catalogue-mapper';
import { resultOf } from './envelope';
import { inverted, withFieldNames } from './field-names';
import type { CourseDetailsWire } from './generated/wire';
import type { BodyOf, ResultsOf } from './operation-types';
import { savedRecord } from './saved-record';

/**
 * Calls that change a trainer's own courses; `getCourse` in `catalogue.ts` reads them. All reject with `ApiError`: 401
 * or 403 without permission, 404 for a deleted course, 400 with `fields` named as in `CourseForm`.
 */

const wireNames = {
  name: 'course_name',
  thumbnail: 'thumbnail',
  mode: 'mode',
  languageId: 'language_id',
  difficulty: 'difficulty_level',
  feeInr: 'fee',
  feeUsd: 'fee_usd',
  discount: 'discount',
  isDemo: 'is_demo',
  videoUrl: 'video_url',
  description: 'description',
  prerequisites: 'prerequisites',
  objectives: 'objectives',
  trainerContact: 'trainer_contact',
  trainerEmail: 'trainer_email',
  chatUrl: 'trainer_chat',
  categoryId: 'category_id',
  subcategoryId: 'sub_category_id',
} as const satisfies Record<CourseFormField, keyof BodyOf<'createCourse'>>;
const formNames = inverted(wireNames);

export interface CourseChange {
  /** Id of the signed-in user. */
  modifiedBy?: number;
  /** Any part of step 1. */
  form?: Partial<CourseForm>;
  /** 0 to 5; the server never lowers it. */
  stage?: number;
  /** Publishing an incomplete course rejects with COURSE_INCOMPLETE (409) and a message per step in `fields`. */
  status?: CourseStatus;
  active?: boolean;
  /** The edited version. Rejects with EDIT_CONFLICT (409) and the stored course when a newer version exists. */
  version?: number;
}

function formBody(form: Partial<CourseForm>): Record<string, unknown> {
  return Object.fromEntries(entriesOf(form).map(([field, value]) => [wireNames[field], toWire(value)]));
}

/** JSON has no NaN, so it is sent as null. */
const toWire = (value: unknown) => (Number.isNaN(value) ? null : value);

/** Creates a draft at stage 1 from step 1. The ids are those of the signed-in trainer. */
export async function createCourse(
  http: AxiosInstance,
  form: CourseForm,
  { trainerId, userId }: { trainerId: number; userId: number },
): Promise<AuthoredCourse> {
  const author = { trainer_id: trainerId, created_by: userId, modified_by: userId };
  const call = http.post('/patrons-registration/AddCourseDetails', { ...formBody(form), ...author });
  return toAuthoredCourse(resultOf<CourseDetailsWire>(await withFieldNames(call, formNames)));
}

/** Changes only the given fields. */
export async function updateCourse(
  http: AxiosInstance,
  id: number,
  { form = {}, status, active, modifiedBy, ...rest }: CourseChange,
): Promise<AuthoredCourse> {
  const body = { ...formBody(form), course_status: status, is_active: active, modified_by: modifiedBy, ...rest };
  const call = http.patch(`/patrons-registration/UpdateCourseDetails/${id}`, body);
  return savedRecord(withFieldNames(call, formNames), toAuthoredCourse);
}

/** Creates a draft with the same details, contents and modules, without batches. */
export async function duplicateCourse(http: AxiosInstance, id: number): Promise<AuthoredCourse> {
  const response = await http.post(`/patrons-registration/DuplicateCourse/${id}`, {});
  return toAuthoredCourse(resultOf<CourseDetailsWire>(response));
}

/** Restores a deleted course that learners took part in. It is hidden until it is shown again. */
export async function restoreCourse(http: AxiosInstance, id: number): Promise<AuthoredCourse> {
  const response = await http.post(`/patrons-registration/RestoreCourse/${id}`, {});
  return toAuthoredCourse(resultOf<CourseDetailsWire>(response));
}

export interface DeletedCourse {
  /** True when the course was only unlisted, because it has enrolments or enquiries. */
  kept: boolean;
  /** Result message for the user. */
  message: string;
}

export async function deleteCourse(http: AxiosInstance, id: number): Promise<DeletedCourse> {
  const { kept, message } = resultOf<ResultsOf<'deleteCourse'>>(
    await http.delete(`/patrons-registration/DeleteCourseDetails/${id}`),
  );
  return { kept, message };
}
