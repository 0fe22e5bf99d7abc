import { htmlToText } from './html-text';

const wordsPerMinute = 220;

/** Whole minutes, at least one when there is anything to read. */
export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute));
}

/** `6 minutes`, of an article's HTML. */
export function readingTime(html: string): string {
  const minutes = Math.max(1, readingMinutes(htmlToText(html).split(' ').length));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
