import type { ContentType, CourseContent } from '@kaksha/domain/catalogue';
import type { ContentForm } from '@kaksha/domain/content-rules';
import { contentTypeOf } from '@kaksha/domain/contents';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { toContents } from './catalogue-mapper';
import { createdOf, resultsOf } from './envelope';
import { ApiError } from './errors';
import { withFieldNames } from './field-names';
import type { CourseContentWire } from './generated/wire';
import type { ResultsOf } from './operation-types';
import { savedRecord } from './saved-record';

/**
 * Calls for the contents of a course, at most one per type. All reject with `ApiError`: 401 or 403 without permission,
 * 404 for a deleted content, CONTENT_TYPE_TAKEN (409) for a duplicate type, 400 with `fields` of `ContentForm`.
 */

/** The specification spells the fields of a new content in another way. */
const formNames = { content_type: 'type', content_text: 'text', ContentType: 'type', ContentText: 'text' };

const contentOf = (response: AxiosResponse): CourseContent => toContent(createdOf<CourseContentWire>(response));

function toContent(wire: CourseContentWire): CourseContent {
  const [content] = toContents(wire);
  if (!content) throw new ApiError('Invalid response format', 200, 'INVALID_RESPONSE');
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

/**
 * Changes the comma list of a content and its visibility to learners. The type is fixed. Rejects with EDIT_CONFLICT
 * (409) and the stored content for an outdated version.
 */
export async function updateContent(
  http: AxiosInstance,
  id: number,
  {
    trainerId,
    type,
    text,
    live,
    version,
  }: { trainerId: number; type: ContentType; text: string; live: boolean; version?: number },
): Promise<CourseContent> {
  const body = { trainer_id: trainerId, content_type: type, content_text: text, is_live: live, version };
  return savedRecord(withFieldNames(http.patch(`/course-content/updateContent/${id}`, body), formNames), toContent);
}

export async function setContentStatus(http: AxiosInstance, id: number, live: boolean): Promise<CourseContent> {
  return contentOf(await http.put(`/course-content/updateContentStatus/${id}`, { status: live }));
}

export async function deleteContent(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/course-content/deleteContent/${id}`);
}

/** Orders all contents of a course by the ids. Rejects with LIST_CHANGED (409) unless the ids match the contents. */
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

/** In order. Only the trainer of the course and admins receive inactive contents. */
export async function getContentsOfCourse(
  http: AxiosInstance,
  courseId: number,
  signal?: AbortSignal,
): Promise<CourseContent[]> {
  const response = await http.get(`/course-content/courses/${courseId}/content`, { signal });
  return resultsOf<CourseContentWire>(response).flatMap(toContents);
}

/** Contents of all courses of a trainer. */
export async function getContentsOfTrainer(
  http: AxiosInstance,
  trainerId: number,
): Promise<(CourseContent & { courseId: number })[]> {
  const response = await http.get(`/course-content/getContentByTrainerId/${trainerId}`);
  return resultsOf<CourseContentWire>(response).flatMap((wire) =>
    toContents(wire).map((content) => ({ ...content, courseId: wire.course_id })),
  );
}
