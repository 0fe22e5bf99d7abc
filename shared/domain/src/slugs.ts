import { deburr } from 'es-toolkit/string/deburr';
import { cutText } from './cut-text';
import { coursePathOf } from './paths';

/** Last path segments of other blog pages. */
const reservedPostSlugs: readonly string[] = ['limit', 'drafts', 'all', 'id'];

/** Latin letters and what no script owns (digits, signs, emoji), with their marks and joiners. */
const latinRun = /[\p{Script=Latin}\p{Script=Common}][\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*/gu;

/**
 * Lower-case words joined by hyphens, for a path; '' when the text has no letter or digit. Latin letters become ASCII
 * letters. Other scripts stay as they are written, with their marks and the joiners between their letters.
 */
export function slugOf(text: string, maxLength = 80): string {
  const words = text
    .normalize()
    .replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(latinRun, (run) => deburr(run.normalize('NFKC').toLowerCase()).replace(/\p{Script=Inherited}/gu, ''))
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .match(/[\p{Letter}\p{Number}][\p{Letter}\p{Mark}\p{Number}\u200c\u200d]*/gu);
  return cutText((words ?? []).join('-'), maxLength).replace(/-$/, '');
}

/** The slug of a blog post. It is never empty and never a reserved slug. */
export function postSlugOf(title: string): string {
  const slug = slugOf(title) || 'post';
  return reservedPostSlugs.includes(slug) ? `${slug}-post` : slug;
}

/** The page of a course of which only the name is at hand. */
export const coursePath = ({ id, name }: { id: number; name: string }): string =>
  coursePathOf({ id, slug: slugOf(name) });
