import type { CourseActionKind } from '@kaksha/api-client/actions';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { type ActionCourse, hasAction, toggleCourseAction } from './saved-courses';
import { usePublicStore } from './store-context';

/** Whether the user saved the course or is interested in it, and the function that changes that. */
export function useCourseAction(course: ActionCourse, kind: CourseActionKind) {
  const store = usePublicStore();
  const active = useStore(store.savedCourses.state, () => hasAction(store, kind, course.id));
  const toggle = useCallback(() => void toggleCourseAction(store, course, kind), [store, course, kind]);
  return { active, toggle };
}
