/** Last parts of blog addresses that mean something else. */
const reservedPostSlugs: readonly string[] = ['limit', 'drafts', 'all', 'id'];

/** Lower-case words joined by hyphens, for an address; '' when the text has no letter or digit. */
export function slugOf(text: string, maxLength = 80): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .match(/[\p{Letter}\p{Number}]+/gu);
  return (words ?? []).join('-').slice(0, maxLength).replace(/-+$/, '');
}

/** A blog post's slug: never empty, never one that is a list's address. */
export function postSlugOf(title: string): string {
  const slug = slugOf(title) || 'post';
  return reservedPostSlugs.includes(slug) ? `${slug}-post` : slug;
}

/** `/course/{slug}/{id}`, or `/course/{id}` when the course has no name yet. */
export function coursePath(course: { id: number; name: string }): string {
  const slug = slugOf(course.name);
  return slug ? `/course/${encodeURIComponent(slug)}/${course.id}` : `/course/${course.id}`;
}

export function trainerPath(trainerId: number): string {
  return `/instructorprofile/${trainerId}`;
}

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
