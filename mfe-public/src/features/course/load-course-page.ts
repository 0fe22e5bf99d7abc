import { idIn } from '@kaksha/domain/address-numbers';
import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

export function courseLoader(store: PublicStore): LoaderFunction {
  return ({ params }) => {
    const id = idIn(params.courseId);
    if (id === null) return null;
    return store.host.awaitLoader(loadCoursePage(store, id));
  };
}

/** Loads the course, its reviews and similar courses in parallel. */
export const loadCoursePage = (store: PublicStore, id: number) =>
  Promise.all([store.courses.load(id), store.similar.load(id), store.reviews.load({ courseId: id })]);
