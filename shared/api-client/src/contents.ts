import type { ContentType, CourseContent } from '@kaksha/domain/catalogue';
import type { ContentForm } from '@kaksha/domain/content-rules';
import { contentTypeOf } from '@kaksha/domain/contents';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { toContents } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import { ApiError } from './errors';
import { inverted, withFieldNames } from './field-names';
import type { CourseContentWire } from './generated/wire';
import type { ResultsOf } from './operation-types';

/**
 * A course's contents, one of each type at most. All reject with `ApiError`: 401 and 403 for whoever may not, 404 for
 * what is gone, 409 CONTENT_TYPE_TAKEN for a type that is there, 400 with `fields` named as in `ContentForm`.
 */

const formNames = inverted({ type: 'content_type', text: 'content_text' });

function contentOf(response: AxiosResponse): CourseContent {
  const [content] = toContents(resultOf<CourseContentWire>(response));
  if (!content) throw new ApiError('Invalid response format', response.status, 'INVALID_RESPONSE');
  return content;
}

export async function addContent(
  http: AxiosInstance,
  { trainerId, courseId }: { trainerId: number; courseId: number },
  { type, text }: ContentForm,
): Promise<CourseContent> {
  const body = { TrainerId: trainerId, CourseId: courseId, ContentType: type, ContentText: text, isLive: true };
  return contentOf(await withFieldNames(http.post('/course-content/addContentTypes', body), formNames));
}

/** The type of a content is fixed; its list (a comma list) and whether learners see it are changed. */
export async function updateContent(
  http: AxiosInstance,
  id: number,
  { trainerId, type, text, live }: { trainerId: number; type: ContentType; text?: string; live?: boolean },
): Promise<CourseContent> {
  const body = { trainer_id: trainerId, content_type: type, content_text: text, is_live: live };
  return contentOf(await withFieldNames(http.patch(`/course-content/updateContent/${id}`, body), formNames));
}

export async function setContentStatus(http: AxiosInstance, id: number, live: boolean): Promise<CourseContent> {
  return contentOf(await http.put(`/course-content/updateContentStatus/${id}`, { status: live }));
}

export async function deleteContent(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/course-content/deleteContent/${id}`);
}

/** Puts all contents of a course in the order of the ids. Rejects with 409 LIST_CHANGED when one came or went. */
export async function orderContents(
  http: AxiosInstance,
  courseId: number,
  ids: readonly number[],
): Promise<CourseContent[]> {
  const response = await http.put(`/course-content/courses/${courseId}/order`, { ids });
  return resultsOf<CourseContentWire>(response).flatMap(toContents);
}

export async function getContentTypes(http: AxiosInstance): Promise<{ type: ContentType; required: boolean }[]> {
  const response = await http.get('/course-content/getContentTypes');
  return resultsOf<ResultsOf<'getContentTypes'>[number]>(response).flatMap((wire) => {
    const type = contentTypeOf(wire.content_type);
    return type ? [{ type, required: wire.is_required }] : [];
  });
}

/** In order; those that are switched off for the course's trainer and admins only. */
export async function getContentsOfCourse(
  http: AxiosInstance,
  courseId: number,
  signal?: AbortSignal,
): Promise<CourseContent[]> {
  const response = await http.get(`/course-content/courses/${courseId}/content`, { signal });
  return resultsOf<CourseContentWire>(response).flatMap(toContents);
}

/** Of all of a trainer's courses. */
export async function getContentsOfTrainer(
  http: AxiosInstance,
  trainerId: number,
): Promise<(CourseContent & { courseId: number })[]> {
  const response = await http.get(`/course-content/getContentByTrainerId/${trainerId}`);
  return resultsOf<CourseContentWire>(response).flatMap((wire) =>
    toContents(wire).map((content) => ({ ...content, courseId: wire.course_id })),
  );
}
