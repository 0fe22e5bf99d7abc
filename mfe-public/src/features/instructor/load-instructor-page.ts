import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';
import { loadCoursesOfTrainer, loadFeedback, loadTrainer } from '../../store/trainers';

export function instructorLoader(store: PublicStore): LoaderFunction {
  return ({ params }) => {
    const id = trainerIdOf(params.id);
    if (id === null) return null;
    return store.host.awaitLoader(loadInstructorPage(store, id));
  };
}

/** Whoever is shown, with courses and feedback, side by side. */
export const loadInstructorPage = (store: PublicStore, id: number) =>
  Promise.all([loadTrainer(store, id), loadCoursesOfTrainer(store, id), loadFeedback(store, id)]);

/** The id that an address names; null when no trainer can have it. */
export function trainerIdOf(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
