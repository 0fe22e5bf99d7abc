import { type OwnCourseList, ownCourseLists } from '@kaksha/domain/catalogue';
import type { LoaderFunction } from 'react-router-dom';
import { revalidateForData } from '../../list/revalidation';
import { type CourseTab, courseTabs } from '../../paths';
import { loadOnce, type TrainerStore } from '../../store/trainer-store';

const lists: Record<CourseTab, OwnCourseList> = {
  published: 'published',
  pending: 'draft',
  teaching: 'teaching',
  deleted: 'deleted',
};

/** Pending courses are drafts. */
export function listOf(tab: CourseTab): OwnCourseList {
  return lists[tab];
}

/** The tab that the query names; by default the published courses. */
export function tabOf(search: string): CourseTab {
  const requested = new URLSearchParams(search).get('tab');
  return courseTabs.find((tab) => tab === requested) ?? 'published';
}

/** Loads the tab's courses, and the others unless loaded: the page shows which tabs there are and their counts. */
export function courseListLoader(store: TrainerStore): LoaderFunction {
  return ({ request }) => {
    const list = listOf(tabOf(new URL(request.url).search));
    const others = ownCourseLists.filter((other) => other !== list);
    return store.host.awaitLoader(
      Promise.all([
        store.courses.load(list),
        ...others.map((other) => loadOnce(store, store.courses, other)),
        // The cards say what is missing to sell.
        loadOnce(store, store.pricing, undefined),
        loadOnce(store, store.taxProfile, undefined),
      ]),
    );
  };
}

export const revalidateForCourseTab = revalidateForData(
  (current, next) => tabOf(current.toString()) === tabOf(next.toString()),
);
