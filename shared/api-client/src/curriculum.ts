import type { CourseModule, CourseStatus } from '@kaksha/domain/catalogue';
import type { ModuleForm } from '@kaksha/domain/content-rules';
import type { MissingItem } from '@kaksha/domain/course-progress';
import type { AxiosInstance } from 'axios';
import { toModule } from './catalogue-mapper';
import { createdOf, dataOf, listOf, resultsOf } from './envelope';
import { withFieldNames } from './field-names';
import type { CourseModuleWire } from './generated/wire';
import type { DataOf } from './operation-types';
import { savedRecord } from './saved-record';

/**
 * Calls for the modules of a course. All reject with `ApiError`: 401 or 403 without permission, 404 for a deleted
 * module, 400 with `fields` named as in `ModuleForm`.
 */

const path = '/courseCurriculum/curriculum';
/** Limit of the specification for loading a curriculum. */
const readTimeoutMs = 5000;
/** The specification spells the skills of a new module in another way. */
const formNames = { moduleName: 'name', topic_name: 'topics', skillsCovered: 'skills' };

interface Whose {
  trainerId: number;
  courseId: number;
}

export interface AddedModule {
  module: CourseModule;
  /** The first module publishes a complete course. */
  course: { stage: number; status: CourseStatus; missing: MissingItem[] };
}

export async function addModule(http: AxiosInstance, whose: Whose, form: ModuleForm): Promise<AddedModule> {
  const { name, topics, handsOn, skills } = form;
  const body = { ...whose, moduleName: name, topic_name: topics, hands_on: handsOn, skillsCovered: skills };
  const response = await withFieldNames(http.post(path, body), formNames);
  const { course } = dataOf<DataOf<'addModule'>>(response);
  return {
    module: toModule(createdOf<CourseModuleWire>(response)),
    course: { stage: course.stage, status: course.course_status, missing: course.missing },
  };
}

/** Rejects with EDIT_CONFLICT (409) and the stored module for an outdated version. */
export async function updateModule(
  http: AxiosInstance,
  id: number,
  whose: Whose,
  { name, topics, handsOn, skills }: ModuleForm,
  version?: number,
): Promise<CourseModule> {
  const body = { ...whose, moduleName: name, topic_name: topics, hands_on: handsOn, skills, version };
  return savedRecord(withFieldNames(http.put(`${path}/${id}`, body), formNames), toModule);
}

export async function deleteModule(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`${path}/${id}`);
}

/** Orders all modules of a course by the ids. Rejects with LIST_CHANGED (409) unless the ids match the modules. */
export async function orderModules(
  http: AxiosInstance,
  courseId: number,
  ids: readonly number[],
): Promise<CourseModule[]> {
  const response = await http.put(`/courseCurriculum/courses/${courseId}/order`, { ids });
  return resultsOf<CourseModuleWire>(response).map(toModule);
}

/** In order. The timeout is five seconds. */
export async function getModulesOfCourse(
  http: AxiosInstance,
  courseId: number,
  signal?: AbortSignal,
): Promise<CourseModule[]> {
  const options = { signal, timeout: readTimeoutMs };
  const response = await http.get(`/courseCurriculum/courses/${courseId}/curriculum`, options);
  return listOf<CourseModuleWire>(response).map(toModule);
}

/** Modules of all courses of a trainer. */
export async function getModulesOfTrainer(
  http: AxiosInstance,
  trainerId: number,
): Promise<(CourseModule & { courseId: number })[]> {
  const response = await http.get(`${path}/trainer/${trainerId}`);
  return listOf<CourseModuleWire>(response).map((wire) => ({
    ...toModule(wire),
    courseId: wire.course_id,
  }));
}
