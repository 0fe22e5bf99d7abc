import type { FormPlace } from '../../../kept/kept-form';
import { useTrainerState } from '../../../store/store-context';

/** Where the typed text of a course's forms is kept. */
export function useFormPlace(courseId: number): (form: string) => FormPlace {
  const userId = useTrainerState((state) => state.userId);
  return (form) => ({ userId: userId ?? 0, courseId, form });
}
