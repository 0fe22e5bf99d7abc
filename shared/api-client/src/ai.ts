import type { ContentType, DifficultyLevel } from '@kaksha/domain/catalogue';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';

/**
 * The helpers that draft texts and pictures, for people who are signed in. All reject with `ApiError`: 429
 * AI_QUOTA_USED_UP when the day's help is used up, 502 with the sentence to show when every service failed. Each can be
 * cancelled by its signal, which stops the work on the server, too.
 */

/** What a helper knows of the course; names as shown. */
export interface AiSubject {
  courseName: string;
  category?: string;
  subcategory?: string;
  difficulty?: DifficultyLevel;
}

export type ModulePart = 'topics' | 'handsOn' | 'skills';

/** Longer than the server waits for all services together. */
const timeout = 30_000;

const partNames: Record<ModulePart, string> = { topics: 'topics', handsOn: 'hands_on', skills: 'skills' };

const subjectBody = ({ courseName, category, subcategory, difficulty }: AiSubject) => ({
  course_name: courseName,
  category: category || undefined,
  sub_category: subcategory || undefined,
  difficulty_level: difficulty,
});

/** The items of a content, as many as its type asks for. */
export async function generateContent(
  http: AxiosInstance,
  subject: AiSubject,
  contentType: ContentType,
  signal?: AbortSignal,
): Promise<string[]> {
  const body = { ...subjectBody(subject), content_type: contentType };
  return listOf(await http.post('/ai/text', body, { signal, timeout }));
}

/** The items of one list of a module. */
export async function generateModulePart(
  http: AxiosInstance,
  subject: AiSubject,
  moduleName: string,
  part: ModulePart,
  signal?: AbortSignal,
): Promise<string[]> {
  const body = { ...subjectBody(subject), module_name: moduleName, kind: partNames[part] };
  return listOf(await http.post('/ai/text', body, { signal, timeout }));
}

const listOf = (response: Parameters<typeof resultOf>[0]) => resultOf<{ items: string[] }>(response).items;

export interface CourseText {
  /** Paragraphs, parted by an empty line. */
  description: string;
  prerequisites: string[];
  objectives: string[];
}

export async function generateCourseContent(
  http: AxiosInstance,
  subject: AiSubject,
  signal?: AbortSignal,
): Promise<CourseText> {
  return resultOf<CourseText>(await http.post('/ai/course-content', subjectBody(subject), { signal, timeout }));
}

/** A cover of 1200 × 800, to be uploaded as a thumbnail. */
export async function generateCover(http: AxiosInstance, subject: AiSubject, signal?: AbortSignal): Promise<Blob> {
  return picture(http, subjectBody(subject), signal);
}

/** An icon of 400 × 400 for a skill or a tool. */
export async function generateIcon(
  http: AxiosInstance,
  name: string,
  kind: 'skill' | 'tool',
  signal?: AbortSignal,
): Promise<Blob> {
  return picture(http, { name, kind }, signal);
}

async function picture(http: AxiosInstance, body: object, signal?: AbortSignal): Promise<Blob> {
  return (await http.post<Blob>('/ai/image', body, { signal, timeout, responseType: 'blob' })).data;
}

/** The text, better written. */
export async function improveText(http: AxiosInstance, text: string, signal?: AbortSignal): Promise<string> {
  return resultOf<{ text: string }>(await http.post('/ai/improve', { text }, { signal, timeout })).text;
}

export interface MetaText {
  title: string;
  description: string;
  /** Comma list. */
  keywords: string;
}

/** What search engines are told of a post; `content` is its HTML. */
export async function generateMeta(
  http: AxiosInstance,
  post: { title: string; content: string },
  signal?: AbortSignal,
): Promise<MetaText> {
  const wire = resultOf<{ meta_title: string; meta_description: string; meta_keywords: string }>(
    await http.post('/ai/meta', post, { signal, timeout }),
  );
  return { title: wire.meta_title, description: wire.meta_description, keywords: wire.meta_keywords };
}
