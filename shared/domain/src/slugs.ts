import { cutText } from './cut-text';

/** Last path segments of other blog pages. */
const reservedPostSlugs: readonly string[] = ['limit', 'drafts', 'all', 'id'];

/** Lower-case words joined by hyphens, for a path; '' when the text has no letter or digit. */
export function slugOf(text: string, maxLength = 80): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .match(/[\p{Letter}\p{Number}]+/gu);
  return cutText((words ?? []).join('-'), maxLength).replace(/-$/, '');
}

/** The slug of a blog post. It is never empty and never a reserved slug. */
export function postSlugOf(title: string): string {
  const slug = slugOf(title) || 'post';
  return reservedPostSlugs.includes(slug) ? `${slug}-post` : slug;
}

/** `/course/{slug}/{id}`, or `/course/{id}` for a course without a name. */
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

/** The learner's page of a batch with a seat. */
export function classPath(batchId: number): string {
  return `/my-courses/${batchId}`;
}

/** The ticket of a seat in a classroom. */
export function ticketPath(batchId: number): string {
  return `/my-courses/${batchId}/ticket`;
}
