import { idIn } from '@kaksha/domain/address-numbers';
import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

export function instructorLoader(store: PublicStore): LoaderFunction {
  return ({ params }) => {
    const id = idIn(params.id);
    if (id === null) return null;
    return store.host.awaitLoader(loadInstructorPage(store, id));
  };
}

/** Loads the trainer, their courses and their feedback in parallel. */
export const loadInstructorPage = (store: PublicStore, id: number) =>
  Promise.all([store.trainerProfiles.load(id), store.coursesOfTrainer.load(id), store.reviews.load({ trainerId: id })]);

/** After a change of feedback: the list, the trainer's rating and the user's own feedback. */
export const reloadFeedback = ({ reviews, trainerProfiles, ownFeedback }: PublicStore, trainerId: number) =>
  Promise.all([
    reviews.reload({ trainerId }),
    ...[trainerProfiles, ownFeedback].map((resource) => resource.reload(trainerId)),
  ]);
