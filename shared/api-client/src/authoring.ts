import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseStatus } from '@kaksha/domain/catalogue';
import type { CourseForm, CourseFormField } from '@kaksha/domain/course-rules';
import type { AxiosInstance } from 'axios';
import { toAuthoredCourse } from './catalogue-mapper';
import { resultOf } from './envelope';
import { inverted, withFieldNames, withWireNames } from './field-names';
import type { CourseDetailsWire } from './generated/wire';
import type { BodyOf, ResultsOf } from './operation-types';
import { savedRecord } from './saved-record';

/**
 * Calls that change a trainer's own courses; `getCourse` in `catalogue.ts` reads them. All reject with `ApiError`: 401
 * or 403 without permission, 404 for a deleted course, 400 with `fields` named as in `CourseForm`.
 */

/** Names that snake_case does not give. */
const wireNames = {
  name: 'course_name',
  difficulty: 'difficulty_level',
  feeInr: 'fee',
  chatUrl: 'trainer_chat',
  subcategoryId: 'sub_category_id',
  status: 'course_status',
} satisfies Partial<Record<CourseFormField | 'status', keyof BodyOf<'updateCourse'>>>;
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
  isActive?: boolean;
  /** The edited version. Rejects with EDIT_CONFLICT (409) and the stored course when a newer version exists. */
  version?: number;
}

/** Creates a draft at stage 1 from step 1. The ids are those of the signed-in trainer. */
export async function createCourse(
  http: AxiosInstance,
  form: CourseForm,
  { trainerId, userId }: { trainerId: number; userId: number },
): Promise<AuthoredCourse> {
  const body = { ...form, trainerId, createdBy: userId, modifiedBy: userId };
  const call = http.post('/patrons-registration/AddCourseDetails', withWireNames(body, wireNames));
  return toAuthoredCourse(resultOf<CourseDetailsWire>(await withFieldNames(call, formNames)));
}

/** Changes only the given fields. */
export async function updateCourse(
  http: AxiosInstance,
  id: number,
  { form, ...change }: CourseChange,
): Promise<AuthoredCourse> {
  const body = withWireNames({ ...form, ...change }, wireNames);
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
