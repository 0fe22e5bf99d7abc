import type { CourseActionKind } from '@kaksha/api-client/actions';
import type { Batch } from '@kaksha/domain/catalogue';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { type ActionCourse, hasAction, toggleCourseAction } from './saved-courses';
import { usePublicStore } from './store-context';

/**
 * Whether the user saved the course or is interested in it, and the function that changes that. A visitor signs in for
 * the chosen batch, by default the next to start.
 */
export function useCourseAction(course: ActionCourse, kind: CourseActionKind, batch?: Batch | null) {
  const store = usePublicStore();
  const active = useStore(store.savedCourses.state, () => hasAction(store, kind, course.id));
  const toggle = useCallback(() => void toggleCourseAction(store, course, kind, batch), [store, course, kind, batch]);
  return { active, toggle };
}
