import type { LoaderFunction } from 'react-router-dom';
import { loadCourse, loadSimilar } from '../../store/catalogue';
import type { PublicStore } from '../../store/public-store';

export function courseLoader(store: PublicStore): LoaderFunction {
  return ({ params }) => {
    const id = courseIdOf(params.courseId);
    if (id === null) return null;
    return store.host.awaitLoader(loadCoursePage(store, id));
  };
}

/** A course and what is like it, side by side. */
export const loadCoursePage = (store: PublicStore, id: number) =>
  Promise.all([loadCourse(store, id), loadSimilar(store, id)]);

/** The id that an address names; null when no course can have it. */
export function courseIdOf(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
