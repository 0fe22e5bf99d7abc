import type { ContentType, DifficultyLevel } from '@kaksha/domain/catalogue';
import { contentTypeOf } from '@kaksha/domain/contents';
import { badRequest } from '../http/api-error';

/** The course that a task writes for. */
export interface Subject {
  courseName: string;
  /** Display names. */
  category?: string | null;
  subcategory?: string | null;
  level?: DifficultyLevel | null;
}

export const moduleParts = ['topics', 'handsOn', 'skills'] as const;
export type ModulePart = (typeof moduleParts)[number];

/** Requests for a text. */
export type TextTask =
  | { kind: 'course'; subject: Subject }
  | { kind: 'content'; contentType: ContentType; subject: Subject }
  | { kind: 'module'; part: ModulePart; moduleName: string; subject: Subject }
  | { kind: 'improve'; text: string }
  | { kind: 'meta'; title: string; content: string };

export interface CourseText {
  /** Paragraphs, separated by an empty line. */
  description: string;
  prerequisites: string[];
  objectives: string[];
}

export interface MetaText {
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string[];
}

/** The result of each kind. List items contain no comma outside parentheses. */
export interface TextAnswers {
  course: CourseText;
  content: string[];
  module: string[];
  improve: string;
  meta: MetaText;
}

export type AnswerOf<T extends TextTask> = TextAnswers[T['kind']];

/** The content type of a label. @throws ApiError (400) for an unknown label */
export function askedContentType(label: string): ContentType {
  const type = contentTypeOf(label);
  if (!type) throw badRequest('Unsupported content type', undefined, 'UNSUPPORTED_CONTENT_TYPE');
  return type;
}

const partLabels = new Map<string, ModulePart>([
  ['topics', 'topics'],
  ['topicname', 'topics'],
  ['handson', 'handsOn'],
  ['handsonpractice', 'handsOn'],
  ['skills', 'skills'],
  ['skillscovered', 'skills'],
]);

/** The module part of a label (`Topics`, `hands_on`, …). @throws ApiError (400) for an unknown label */
export function askedModulePart(label: string): ModulePart {
  const part = partLabels.get(label.toLowerCase().replace(/[^a-z]/g, ''));
  if (!part) throw badRequest('Unsupported field type', undefined, 'UNSUPPORTED_FIELD_TYPE');
  return part;
}
