import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { type ActivityTab, activityTabs } from '../../paths';
import { loadActivity, loadContacted, loadEnrolled } from '../../store/people';
import { loadCourses, type TrainerStore } from '../../store/trainer-store';

/** The list that an address asks for; the enrolled students when it asks for none or for one that there is not. */
export function tabOf(search: string): ActivityTab {
  const asked = new URLSearchParams(search).get('tab');
  return activityTabs.find((tab) => tab === asked) ?? 'enrolled';
}

export function courseIdOf(parameter: string | undefined): number {
  return /^[1-9]\d{0,9}$/.test(parameter ?? '') ? Number(parameter) : 0;
}

export function loadPeople(store: TrainerStore, tab: ActivityTab, courseId: number): Promise<void> {
  if (tab === 'enrolled') return loadEnrolled(store, courseId);
  return tab === 'contacted' ? loadContacted(store, courseId) : loadActivity(store, courseId);
}

/** Loads the tab's people, the counts and the chart, and beside them the course's dates if they are not known yet. */
export function courseActivityLoader(store: TrainerStore): LoaderFunction {
  return ({ request, params }) => {
    const courseId = courseIdOf(params.courseId);
    if (courseId === 0) return null;
    const tab = tabOf(new URL(request.url).search);
    return store.host.awaitLoader(
      Promise.all([
        loadPeople(store, tab, courseId),
        loadActivity(store, courseId),
        loadCourses(store, 'published', { onlyIfMissing: true }),
        loadCourses(store, 'draft', { onlyIfMissing: true }),
      ]),
    );
  };
}

/** Looking for somebody, sorting, turning over and another period ask for nothing new. */
export const onlyForOtherPeople: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href ||
  currentUrl.pathname !== nextUrl.pathname ||
  tabOf(currentUrl.search) !== tabOf(nextUrl.search)
    ? defaultShouldRevalidate
    : false;
