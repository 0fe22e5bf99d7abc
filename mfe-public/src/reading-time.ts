import { textOfHtml } from '@kaksha/domain/html-text';

const wordsPerMinute = 220;

/** `6 minutes`, of an article's HTML. */
export function readingTime(html: string): string {
  const words = textOfHtml(html).split(' ').length;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
