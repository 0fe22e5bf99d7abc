import * as limits from '@kaksha/domain/limits';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { ComparedCourse } from './compared-courses';
import { usePublicStore } from './store-context';

/** Whether the course is in the comparison, and the function that adds or removes it. */
export function useCompared(course: ComparedCourse) {
  const { compared, host } = usePublicStore();
  const active = useStore(compared.chosen, (chosen) => chosen.some(({ id }) => id === course.id));
  const toggle = useCallback(() => {
    if (compared.chosen.getState().some(({ id }) => id === course.id)) compared.remove(course.id);
    else if (!compared.add(course)) {
      host.notify.info(`You can compare up to ${limits.comparedCourses} courses`, {
        description: 'Remove one of them first.',
        id: 'compare-full',
      });
    }
  }, [compared, host, course]);
  return { active, toggle };
}
