import { builtInHeader } from '@kaksha/domain/built-in-writer';
import type { ContentType, DifficultyLevel } from '@kaksha/domain/catalogue';
import type { AxiosInstance } from 'axios';
import { snakeCase } from 'es-toolkit/string/snakeCase';
import { resultOf } from './envelope';
import { ApiError } from './errors';
import type { ResultsOf } from './operation-types';

/**
 * Calls that draft texts and pictures for signed-in users. All reject with `ApiError`: 429 AI_QUOTA_USED_UP when the
 * daily quota is used up, 502 with a message to show when every service failed, INVALID_RESPONSE when the answer has
 * another shape. Aborting the signal also stops the work on the server.
 */

/** Answers say whether a model was used, so that the screens can say so. */
interface Drafted {
  /** Whether the built-in writer made it, without a model. Other hosts of the API may not say so. */
  isBuiltIn: boolean;
}

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

const subjectBody = ({ courseName, category, subcategory, difficulty }: AiSubject) => ({
  course_name: courseName,
  category: category || undefined,
  sub_category: subcategory || undefined,
  difficulty_level: difficulty,
});

/** A content of a course, or a part of one of its modules. */
export type ListRequest = { contentType: ContentType } | { moduleName: string; part: ModulePart };

export interface ListText extends Drafted {
  items: string[];
}

/** Generates the items of a list. */
export async function generateList(
  http: AxiosInstance,
  subject: AiSubject,
  list: ListRequest,
  signal?: AbortSignal,
): Promise<ListText> {
  const requested =
    'contentType' in list
      ? { content_type: list.contentType }
      : { module_name: list.moduleName, kind: snakeCase(list.part) };
  const response = await http.post('/ai/text', { ...subjectBody(subject), ...requested }, { signal, timeout });
  const drafted = resultOf<ResultsOf<'generateList'>>(response);
  return { items: stringsOf(drafted.items, response.status), isBuiltIn: drafted.built_in === true };
}

export interface CourseText extends Drafted {
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
  const { status } = response;
  const drafted = resultOf<ResultsOf<'generateCourseContent'>>(response);
  return {
    description: textOf(drafted.description, status),
    prerequisites: stringsOf(drafted.prerequisites, status),
    objectives: stringsOf(drafted.objectives, status),
    isBuiltIn: drafted.built_in === true,
  };
}

/** A cover of 1200 × 800 pixels for a course, or an icon of 400 × 400 pixels for a skill or a tool. */
export type ImageRequest = AiSubject | { name: string; kind: 'skill' | 'tool' };

export interface DraftedPicture extends Drafted {
  picture: Blob;
}

export async function generateImage(
  http: AxiosInstance,
  image: ImageRequest,
  signal?: AbortSignal,
): Promise<DraftedPicture> {
  const body = 'courseName' in image ? subjectBody(image) : image;
  const { data, status, headers } = await http.post<unknown>('/ai/image', body, {
    signal,
    timeout,
    responseType: 'blob',
  });
  if (!(data instanceof Blob) || data.size === 0 || !data.type.startsWith('image/')) throw invalid(status);
  return { picture: data, isBuiltIn: headers[builtInHeader] === 'true' };
}

/** Returns the text with improved wording. */
export async function improveText(
  http: AxiosInstance,
  text: string,
  signal?: AbortSignal,
): Promise<{ text: string } & Drafted> {
  const response = await http.post('/ai/improve', { text }, { signal, timeout });
  const drafted = resultOf<ResultsOf<'improveText'>>(response);
  return { text: textOf(drafted.text, response.status), isBuiltIn: drafted.built_in === true };
}

export interface MetaText extends Drafted {
  metaTitle: string;
  metaDescription: string;
  /** Comma list. */
  metaKeywords: string;
}

/** Generates meta tags for a post. @param post  `content` is HTML */
export async function generateMeta(
  http: AxiosInstance,
  post: { title: string; content: string },
  signal?: AbortSignal,
): Promise<MetaText> {
  const response = await http.post('/ai/meta', post, { signal, timeout });
  const { status } = response;
  const drafted = resultOf<ResultsOf<'generateMeta'>>(response);
  return {
    metaTitle: textOf(drafted.meta_title, status),
    metaDescription: textOf(drafted.meta_description, status),
    metaKeywords: textOf(drafted.meta_keywords, status),
    isBuiltIn: drafted.built_in === true,
  };
}

/** A text that a model wrote. @throws ApiError when it is none, or empty */
function textOf(value: unknown, status: number): string {
  if (typeof value !== 'string' || value.trim() === '') throw invalid(status);
  return value;
}

function stringsOf(values: unknown, status: number): string[] {
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) throw invalid(status);
  return values;
}

const invalid = (status: number) =>
  new ApiError('The answer could not be read. Please try again.', status, 'INVALID_RESPONSE');
