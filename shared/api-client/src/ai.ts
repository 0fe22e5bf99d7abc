import type { ContentType, DifficultyLevel } from '@kaksha/domain/catalogue';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { resultOf } from './envelope';
import { ApiError } from './errors';

/**
 * Calls that draft texts and pictures for signed-in users. All reject with `ApiError`: 429 AI_QUOTA_USED_UP when the
 * daily quota is used up, 502 with a message to show when every service failed, INVALID_RESPONSE when the answer has
 * another shape. Aborting the signal also stops the work on the server.
 */

/** The course that the text is about; names as displayed. */
export interface AiSubject {
  courseName: string;
  category?: string;
  subcategory?: string;
  difficulty?: DifficultyLevel;
}

export type ModulePart = 'topics' | 'handsOn' | 'skills';

/** Milliseconds; longer than the total timeout of the server for all services. */
const timeout = 30_000;

const partNames: Record<ModulePart, string> = { topics: 'topics', handsOn: 'hands_on', skills: 'skills' };

const subjectBody = ({ courseName, category, subcategory, difficulty }: AiSubject) => ({
  course_name: courseName,
  category: category || undefined,
  sub_category: subcategory || undefined,
  difficulty_level: difficulty,
});

/** A content of a course, or a part of one of its modules. */
export type ListRequest = { contentType: ContentType } | { moduleName: string; part: ModulePart };

/** Generates the items of a list. */
export async function generateList(
  http: AxiosInstance,
  subject: AiSubject,
  list: ListRequest,
  signal?: AbortSignal,
): Promise<string[]> {
  const asked =
    'contentType' in list
      ? { content_type: list.contentType }
      : { module_name: list.moduleName, kind: partNames[list.part] };
  const response = await http.post('/ai/text', { ...subjectBody(subject), ...asked }, { signal, timeout });
  return stringsIn(response, 'items');
}

export interface CourseText {
  /** Paragraphs, separated by an empty line. */
  description: string;
  prerequisites: string[];
  objectives: string[];
}

export async function generateCourseContent(
  http: AxiosInstance,
  subject: AiSubject,
  signal?: AbortSignal,
): Promise<CourseText> {
  const response = await http.post('/ai/course-content', subjectBody(subject), { signal, timeout });
  return {
    description: textIn(response, 'description'),
    prerequisites: stringsIn(response, 'prerequisites'),
    objectives: stringsIn(response, 'objectives'),
  };
}

/** A cover of 1200 × 800 pixels for a course, or an icon of 400 × 400 pixels for a skill or a tool. */
export type ImageRequest = AiSubject | { name: string; kind: 'skill' | 'tool' };

export async function generateImage(http: AxiosInstance, image: ImageRequest, signal?: AbortSignal): Promise<Blob> {
  const body = 'courseName' in image ? subjectBody(image) : image;
  const { data, status } = await http.post<unknown>('/ai/image', body, { signal, timeout, responseType: 'blob' });
  if (!(data instanceof Blob) || data.size === 0 || !data.type.startsWith('image/')) throw invalid(status);
  return data;
}

/** Returns the text with improved wording. */
export async function improveText(http: AxiosInstance, text: string, signal?: AbortSignal): Promise<string> {
  return textIn(await http.post('/ai/improve', { text }, { signal, timeout }), 'text');
}

export interface MetaText {
  title: string;
  description: string;
  /** Comma list. */
  keywords: string;
}

/** Generates meta tags for a post. @param post  `content` is HTML */
export async function generateMeta(
  http: AxiosInstance,
  post: { title: string; content: string },
  signal?: AbortSignal,
): Promise<MetaText> {
  const response = await http.post('/ai/meta', post, { signal, timeout });
  return {
    title: textIn(response, 'meta_title'),
    description: textIn(response, 'meta_description'),
    keywords: textIn(response, 'meta_keywords'),
  };
}

const fieldIn = (response: AxiosResponse, field: string) => resultOf<Record<string, unknown>>(response)[field];

function textIn(response: AxiosResponse, field: string): string {
  const value = fieldIn(response, field);
  if (typeof value !== 'string' || value.trim() === '') throw invalid(response.status);
  return value;
}

function stringsIn(response: AxiosResponse, field: string): string[] {
  const values = fieldIn(response, field);
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) throw invalid(response.status);
  return values;
}

const invalid = (status: number) =>
  new ApiError('The answer could not be read. Please try again.', status, 'INVALID_RESPONSE');
