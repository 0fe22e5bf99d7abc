import type { CourseQuery } from '@kaksha/domain/catalogue';

/** How many courses stand in when nothing matches. */
const count = 3;
const shortestWord = 4;
const mostWords = 3;

/** What starts soonest of all: the last resort. */
export const soonestQuery: CourseQuery = { count };

/**
 * Searches that come close to one that found nothing, the closest first: the same words without the filters, then
 * each of the words alone.
 */
export function closeQueries(query: CourseQuery): CourseQuery[] {
  const { text } = query;
  if (!text) return [];
  const filtered = Object.keys(query).some((field) => !['text', 'sort', 'page'].includes(field));
  const words = text.split(/\s+/).filter((word) => word.length >= shortestWord && word !== text);
  return [...(filtered ? [text] : []), ...words.slice(0, mostWords)].map((near) => ({ text: near, count }));
}
