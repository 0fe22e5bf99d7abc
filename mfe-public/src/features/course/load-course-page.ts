import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

export function courseLoader(store: PublicStore): LoaderFunction {
  return ({ params }) => {
    const id = courseIdOf(params.courseId);
    if (id === null) return null;
    return store.host.awaitLoader(loadCoursePage(store, id));
  };
}

/** Loads the course, its reviews and similar courses in parallel. */
export const loadCoursePage = (store: PublicStore, id: number) =>
  Promise.all([store.courses.load(id), store.similar.load(id), store.reviews.load({ courseId: id })]);

/** The course id of an address; null when it is not a valid id. */
export function courseIdOf(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
