import { sitePath } from '@kaksha/domain/site-path';

/** The address to open after signing in, or the home page when it leaves the site. */
export function safeNext(next: string | null): string {
  const path = sitePath(next ?? '') ?? '/';
  // Returning to the sign-in page would loop.
  return /^\/login\/?(?:[?#]|$)/i.test(path) ? '/' : path;
}

const createCourse = '/patron/basicdetails/courses/create';

/** Whether the address is the form of a new course. */
export const isCreateCourse = (address: string) => address.toLowerCase().startsWith(createCourse);

/** The sign-in page's address with the address to return to and the reason. */
export function loginAddress(from: string): string {
  return `/login?${new URLSearchParams({ ...(isCreateCourse(from) && { notice: 'course' }), next: from })}`;
}

/** Where the user is, to return to. */
export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;

/** The security page, with the address to return to. */
export const securityAddress = (next: string) => `/security?next=${encodeURIComponent(next)}`;
