import type { CourseStatus } from '@kaksha/domain/catalogue';
import type { LoaderFunction } from 'react-router-dom';
import { revalidateForData } from '../../list/revalidation';
import { type CourseTab, courseTabs } from '../../paths';
import { loadOnce, type TrainerStore } from '../../store/trainer-store';

const statuses: Record<CourseTab, CourseStatus> = { published: 'published', pending: 'draft' };

/** Pending courses are drafts. */
export function statusOf(tab: CourseTab): CourseStatus {
  return statuses[tab];
}

/** The tab that the query names; by default the published courses. */
export function tabOf(search: string): CourseTab {
  const asked = new URLSearchParams(search).get('tab');
  return courseTabs.find((tab) => tab === asked) ?? 'published';
}

/** Loads the tab's courses, and the other tab's unless loaded: the navigation shows the count of both. */
export function courseListLoader(store: TrainerStore): LoaderFunction {
  return ({ request }) => {
    const status = statusOf(tabOf(new URL(request.url).search));
    const other = status === 'draft' ? 'published' : 'draft';
    return store.host.awaitLoader(Promise.all([store.courses.load(status), loadOnce(store, store.courses, other)]));
  };
}

export const revalidateForCourseTab = revalidateForData(
  (current, next) => tabOf(current.toString()) === tabOf(next.toString()),
);
