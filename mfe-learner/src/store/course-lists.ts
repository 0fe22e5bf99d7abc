import { type CourseActionKind, getCoursesWithAction } from '@kaksha/api-client/actions';
import { createResource, type KeyedResource, type ResourceCache, signedIn } from '@kaksha/api-client/create-resource';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { AxiosInstance } from 'axios';
import type { LearnerData, ListedCourses } from './learner-data';

export type CourseListName = 'saved' | 'interested';

/** The API's action for a course of each list. */
export const actionOf: Record<CourseListName, CourseActionKind> = { saved: 'like', interested: 'interest' };

/** The saved or the interested courses, which the learner can change. */
export interface CourseList extends KeyedResource<ListedCourses, void> {
  readonly name: CourseListName;
}

export function createCourseList(
  cache: ResourceCache<LearnerData>,
  http: AxiosInstance,
  name: CourseListName,
): CourseList {
  const list = createResource(cache, name, {
    user: signedIn,
    async fetch(_, user): Promise<ListedCourses> {
      // The answer contains every change confirmed before the call; later ones may be missing from it.
      const removed = () => list.confirmed()?.removed ?? [];
      const before = removed();
      const courses = await getCoursesWithAction(http, user.id, actionOf[name]);
      return { courses, removed: removed().filter((id) => !before.includes(id)) };
    },
  });
  return { ...list, name };
}

/** The courses to show, without removed ones; null before the first answer. */
export function visibleCourses(data: ListedCourses | null): readonly CourseSummary[] | null {
  return data?.courses.filter(({ id }) => !data.removed.includes(id)) ?? null;
}
