import { idIn } from '@kaksha/domain/address-numbers';
import { ownCourseLists } from '@kaksha/domain/catalogue';
import type { LoaderFunction } from 'react-router-dom';
import { revalidateForData } from '../../list/revalidation';
import { type ActivityTab, activityTabs } from '../../paths';
import { loadOnce, type TrainerStore } from '../../store/trainer-store';

/** The list that the query names; by default the enrolled students. */
export function tabOf(search: string): ActivityTab {
  const requested = new URLSearchParams(search).get('tab');
  return activityTabs.find((tab) => tab === requested) ?? 'enrolled';
}

/** Loads the tab's users, the counts, the chart, and the course lists if they are not loaded yet. */
export function courseActivityLoader(store: TrainerStore): LoaderFunction {
  return ({ request, params }) => {
    const courseId = idIn(params.courseId);
    if (courseId === null) return null;
    const tab = tabOf(new URL(request.url).search);
    return store.host.awaitLoader(
      Promise.all([
        tab !== 'activity' && store[tab].load(courseId),
        store.activity.load(courseId),
        ...ownCourseLists.map((list) => loadOnce(store, store.courses, list)),
      ]),
    );
  };
}

export const revalidateForTab = revalidateForData(
  (current, next) => tabOf(current.toString()) === tabOf(next.toString()),
);
