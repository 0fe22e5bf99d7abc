import type { CourseStatus } from '@kaksha/domain/catalogue';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { type CourseTab, courseTabs } from '../../paths';
import { loadCourses, type TrainerStore } from '../../store/trainer-store';

const statuses: Record<CourseTab, CourseStatus> = { published: 'published', pending: 'draft' };

/** Pending courses are drafts. */
export function statusOf(tab: CourseTab): CourseStatus {
  return statuses[tab];
}

/** The tab that an address asks for; Published when it asks for none or for one that there is not. */
export function tabOf(search: string): CourseTab {
  const asked = new URLSearchParams(search).get('tab');
  return courseTabs.find((tab) => tab === asked) ?? 'published';
}

/** Loads the tab's courses, and beside them the other tab's if they are not known yet: the navigation counts both. */
export function courseListLoader(store: TrainerStore): LoaderFunction {
  return ({ request }) => {
    const status = statusOf(tabOf(new URL(request.url).search));
    const other = status === 'draft' ? 'published' : 'draft';
    return store.host.awaitLoader(
      Promise.all([loadCourses(store, status), loadCourses(store, other, { onlyIfMissing: true })]),
    );
  };
}

/** Narrowing, sorting and turning over a list that is here asks for nothing new. */
export const onlyForAnotherTab: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href ||
  currentUrl.pathname !== nextUrl.pathname ||
  tabOf(currentUrl.search) !== tabOf(nextUrl.search)
    ? defaultShouldRevalidate
    : false;
