import type { CourseDetails } from '@kaksha/domain/catalogue';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { usePublicStore } from '../../store/store-context';

interface ComparedState {
  courses: CourseDetails[];
  /** Ids of courses that do not exist or are not public. */
  missing: number[];
  failed: { id: number; message: string }[];
  loading: boolean;
}

/** The courses of a comparison in the order of the ids. */
export function useComparedCourses(ids: readonly number[]): ComparedState {
  const { courses } = usePublicStore();
  const states = useStore(
    courses.state,
    useShallow((state) => ids.map((id) => courses.select(id)(state))),
  );

  const result: ComparedState = { courses: [], missing: [], failed: [], loading: false };
  ids.forEach((id, index) => {
    const state = states[index];
    if (state?.data) result.courses.push(state.data);
    else if (state?.error?.status === 404 || state?.error?.status === 410) result.missing.push(id);
    else if (state?.error) result.failed.push({ id, message: state.error.message });
    else result.loading = true;
  });
  return result;
}
