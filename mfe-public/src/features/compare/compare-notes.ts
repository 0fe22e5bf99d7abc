import type { Comparison } from '@kaksha/domain/comparison';
import * as limits from '@kaksha/domain/limits';

/** Courses in the address that the page cannot show. */
export function compareNotes({ invalid, excess }: Comparison, missing: readonly number[]): string[] {
  const notes: string[] = [];
  if (missing.length === 1) notes.push(`Course ${missing[0]} does not exist or is no longer offered.`);
  if (missing.length > 1) notes.push(`Courses ${missing.join(', ')} do not exist or are no longer offered.`);
  if (invalid.length > 0) notes.push(`${invalid.map((part) => `“${part}”`).join(', ')}: not the number of a course.`);
  if (excess.length > 0) {
    const left = excess.length === 1 ? `course ${excess[0]} is` : `courses ${excess.join(', ')} are`;
    notes.push(`At most ${limits.comparedCourses} courses are compared; ${left} left out.`);
  }
  return notes;
}
