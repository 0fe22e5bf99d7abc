import type { CourseQuery } from '@kaksha/domain/course-search';

/** Number of courses to show when nothing matches. */
const count = 3;
const shortestWord = 4;
const maxWords = 3;

/** The last fallback: the courses that start soonest. */
export const soonestQuery: CourseQuery = { count };

/**
 * Broader searches for a query without results, the closest first: the same text without filters, then single words of
 * it.
 */
export function fallbackQueries(query: CourseQuery): CourseQuery[] {
  const { text } = query;
  if (!text) return [];
  const filtered = Object.keys(query).some((field) => !['text', 'sort', 'page'].includes(field));
  const words = text.split(/\s+/).filter((word) => word.length >= shortestWord && word !== text);
  return [...(filtered ? [text] : []), ...words.slice(0, maxWords)].map((near) => ({ text: near, count }));
}
