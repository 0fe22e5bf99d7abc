/** Fits on two short lines. */
const maxLength = 25;

/**
 * A short form of a course name: the part before a colon or comma or, if that is too long, before 'for', 'with',
 * 'from', 'in' or 'and'.
 */
export function shortName(name: string): string {
  const [start = name] = name.split(/[:,(–]/);
  const subject = start.trimEnd();
  if (subject.length <= maxLength) return subject;
  const [shorter = subject] = subject.split(/ (?:for|with|from|in|and|that) /);
  return shorter;
}
