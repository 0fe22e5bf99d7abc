import { useCallback } from 'react';
import { isMarked, type MarkedCourse, type MarkKind, toggleMark } from './marks';
import { usePublicState, usePublicStore } from './store-context';

/** Whether the person marked a course, and the act of marking it or taking the mark back. */
export function useMark(course: MarkedCourse, kind: MarkKind): { marked: boolean; toggle: () => void } {
  const store = usePublicStore();
  const marked = usePublicState(useCallback(({ marks }) => isMarked(marks, kind, course.id), [kind, course.id]));
  const toggle = useCallback(() => void toggleMark(store, course, kind), [store, course, kind]);
  return { marked, toggle };
}
