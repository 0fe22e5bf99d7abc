import { useReadable } from '@kaksha/contract/host-context';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { useMemo } from 'react';
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
  const { courses: resource } = usePublicStore();
  const readable = useMemo(() => {
    let before: readonly ReturnType<typeof resource.get>[] = [];
    const get = () => {
      const next = ids.map((id) => resource.get(id));
      // useSyncExternalStore needs the same value while nothing changed.
      if (next.length !== before.length || next.some((one, index) => one !== before[index])) before = next;
      return before;
    };
    return { get, subscribe: resource.at(0).subscribe };
  }, [resource, ids]);
  const states = useReadable(readable);

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
