/** Room for two short lines. */
const maxLength = 25;

/** The part of a course's name that says its subject, where there is no room for all of it: what comes before a colon, a
 * comma or, if that is still long, before 'for', 'with', 'from', 'in' or 'and'. */
export function shortName(name: string): string {
  const [subject = name] = name.split(/\s*[:,(–]/);
  if (subject.length <= maxLength) return subject;
  const [shorter = subject] = subject.split(/ (?:for|with|from|in|and|that) /);
  return shorter;
}
