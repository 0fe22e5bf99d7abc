import { coursesPath, fromSearchParams } from '@kaksha/domain/course-query';
import { savedSearchParams } from '@kaksha/domain/saved-search';
import type { ServiceContext } from '../../../platform/context/context';
import type { EventNotification } from '../../../platform/outbox/event-notification';
import type { OutboxEvent } from '../../../platform/outbox/events';
import { siteOrigin } from '../../../platform/settings/site';
import { listCourseLines } from '../../catalogue/courses/service';
import { type DueSearch, findReader, listDigestSearches } from './repo';
import { searchDigestMail } from './search-digest-mail';

/** For a user: new courses match saved searches. */
export const searchDigestNotification: EventNotification<'saved-searches.matched'> = {
  kind: 'saved-search',
  recipients: async (_context, { payload }) => [payload.userId],
  async text(context, event) {
    const matches = await readMatches(context, event);
    const names = [...new Set(matches.flatMap(({ courses }) => courses.map(({ name }) => name)))];
    const [only, ...more] = matches;
    if (!only) return null;
    return {
      title:
        more.length === 0
          ? `${counted(names.length)} for “${only.search.name}”`
          : `${counted(names.length)} for your saved searches`,
      body: names.join(' · '),
      link: more.length === 0 ? pathOf(only.search) : '/user-dashboard/profile?tab=interests',
    };
  },
  async mail(context, event) {
    const reader = await findReader(context.db, event.payload.userId);
    const matches = await readMatches(context, event);
    if (!reader || matches.length === 0) return null;
    const origin = siteOrigin(context.settings);
    return searchDigestMail({
      reader,
      searches: matches.map(({ search, courses }) => ({
        name: search.name,
        url: origin + pathOf(search),
        courses: courses.map(({ path, ...course }) => ({ ...course, url: origin + path })),
      })),
      settingsUrl: `${origin}/user-dashboard/profile?tab=interests`,
    });
  },
};

/** The matches that still exist: searches and courses can be deleted in the meantime. */
async function readMatches(context: ServiceContext, { payload }: OutboxEvent<'saved-searches.matched'>) {
  const searches = await listDigestSearches(
    context.db,
    payload.matches.map(({ searchId }) => searchId),
  );
  const found = [];
  for (const search of searches) {
    const ids = payload.matches.find(({ searchId }) => searchId === search.id)?.courseIds ?? [];
    const courses = await listCourseLines(context, ids);
    if (courses.length > 0) found.push({ search, courses });
  }
  return found;
}

const counted = (courses: number) => (courses === 1 ? 'A new course' : `${courses} new courses`);

/** The search with the new courses first. */
const pathOf = (search: DueSearch) =>
  coursesPath({ ...fromSearchParams(savedSearchParams(search)).query, sort: 'newest' });
