const wordsPerMinute = 220;

/** Whole minutes of reading time; 0 without words, else at least 1. */
export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute));
}

/** Reading time of a plain text with single spaces, e.g. `6 minutes`. */
export function readingTime(text: string): string {
  const minutes = Math.max(1, readingMinutes(text.split(' ').length));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
