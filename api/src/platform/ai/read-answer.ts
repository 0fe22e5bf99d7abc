import { splitList } from '@kaksha/domain/contents';
import { cutAtWord } from '@kaksha/domain/cut-text';
import { isRecord } from '@kaksha/domain/typed';
import { ApiError } from '../http/api-error';
import { counts, metaLengths, type Range } from './counts';
import { noJson, wrongStructure } from './failures';
import type { AnswerOf, CourseText, MetaText, TextAnswers, TextTask } from './tasks';

/**
 * Reads the text of a service as the answer of a task.
 * @throws ApiError AI_ANSWER_UNREADABLE or AI_ANSWER_INVALID (502)
 */
export function readAnswer<T extends TextTask>(task: T, words: string): AnswerOf<T> {
  return read(task, clean(words)) as AnswerOf<T>;
}

function read(task: TextTask, words: string): TextAnswers[keyof TextAnswers] {
  switch (task.kind) {
    case 'course':
      return readCourse(words);
    case 'content':
      return readList(words, counts.content[task.contentType]);
    case 'module':
      return readList(words, counts.module[task.part]);
    case 'improve':
      return readImproved(words, task.text);
    case 'meta':
      return readMeta(words);
  }
}

/** PostgreSQL stores no NUL, and other control characters are never part of a text. */
const clean = (words: string) => words.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

const fence = '```';

/** The content of the first Markdown code block, else the whole text. */
function withoutFence(text: string): string {
  const start = text.indexOf(fence);
  const end = start < 0 ? -1 : text.indexOf(fence, start + fence.length);
  return end < 0 ? text : text.slice(start + fence.length, end).replace(/^[a-z]*/i, '');
}

/** Limits the work for a text with many braces. */
const maxTries = 20;

/** The first JSON object in the text. @throws ApiError AI_ANSWER_UNREADABLE (502) */
export function extractJson(answer: string): Record<string, unknown> {
  const text = withoutFence(answer);
  let tries = 0;
  for (let start = text.indexOf('{'); start >= 0 && tries < maxTries; start = text.indexOf('{', start + 1)) {
    tries += 1;
    const end = endOfObject(text, start);
    if (end < 0) break;
    try {
      const found: unknown = JSON.parse(text.slice(start, end + 1));
      return isRecord(found) ? found : {};
    } catch {
      // A brace in the prose before the object.
    }
  }
  throw noJson();
}

/** Index of the brace that closes the one at `start`, ignoring strings; -1 when there is none. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && character === '{') depth += 1;
    else if (!inString && character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function readCourse(words: string): CourseText {
  const { description, prerequisites, objectives } = extractJson(words);
  if (typeof description !== 'string' || !description.trim()) throw wrongStructure();
  return {
    description: description
      .trim()
      .split(/\n\s*\n|\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .join('\n\n'),
    prerequisites: points(prerequisites, counts.prerequisites),
    objectives: points(objectives, counts.objectives),
  };
}

/** A list of sentences or phrases, given as an array or as lines. */
function points(value: unknown, { min, max }: Range): string[] {
  const lines = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : [];
  if (!lines.every((line) => typeof line === 'string')) throw wrongStructure();
  const items = lines.map(bare).filter(Boolean);
  if (items.length < min) throw wrongStructure();
  return items.slice(0, max);
}

function readList(words: string, { min, max }: Range): string[] {
  const text = withoutFence(words);
  const lines = text.split('\n').filter((line) => line.trim() && !/:\s*$/.test(line));
  const items = splitList((arrayIn(text) ?? lines).map(bare).filter(Boolean).join(', '));
  if (items.length < min || items.some((item) => item.length > 160)) {
    throw new ApiError(502, 'AI_ANSWER_INVALID', 'The AI response is not the list that was asked for');
  }
  return items.slice(0, max);
}

function arrayIn(text: string): string[] | null {
  try {
    const array = JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1));
    return Array.isArray(array) && array.every((item) => typeof item === 'string') ? array : null;
  } catch {
    return null;
  }
}

/** Removes bullet, number, emphasis, quotes and full stop. */
function bare(item: string): string {
  return item
    .replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^["“'](.*)["”']$/s, '$1')
    .replace(/\.\s*$/, '')
    .trim();
}

/** A much longer text is not the improved one. */
function readImproved(words: string, before: string): string {
  const text = withoutFence(words)
    .trim()
    .replace(/^["“]([^"“”]*)["”]$/s, '$1')
    .trim();
  if (!text || text.length > before.length * 3 + 200) {
    throw new ApiError(502, 'AI_ANSWER_INVALID', 'The AI response is not the text that was asked for');
  }
  return text;
}

function readMeta(words: string): MetaText {
  const { meta_title, meta_description, meta_keywords } = extractJson(words);
  const list = Array.isArray(meta_keywords) ? meta_keywords.join(',') : meta_keywords;
  if (![meta_title, meta_description, list].every((text) => typeof text === 'string' && text.trim())) throw noJson();
  return {
    metaTitle: cutAtWord(oneLine(meta_title), metaLengths.title),
    metaDescription: cutAtWord(oneLine(meta_description), metaLengths.description),
    metaKeywords: splitList(oneLine(list)).slice(0, counts.keywords.max),
  };
}

const oneLine = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();
