import { getCoursesOfTrainer, getTrainers } from '@kaksha/api-client/catalogue';
import { getOwnFeedback } from '@kaksha/api-client/feedback';
import { getFeedback, getTrainer } from '@kaksha/api-client/trainers';
import { type TrainerQuery, trainersPath } from '@kaksha/domain/trainer-query';
import { load, type PublicStore } from './public-store';

/** Where a search for trainers is kept. */
export const trainersKey = (query: TrainerQuery) => trainersPath(query);

export const loadTrainerPage = (store: PublicStore, query: TrainerQuery) =>
  load(store, 'trainerPages', trainersKey(query), () => getTrainers(store.host.http, query));

export const loadTrainer = (store: PublicStore, id: number, options?: { force?: boolean }) =>
  load(store, 'trainerProfiles', String(id), () => getTrainer(store.host.http, id), options);

export const loadCoursesOfTrainer = (store: PublicStore, id: number) =>
  load(store, 'coursesOfTrainer', String(id), () => getCoursesOfTrainer(store.host.http, id, 'published'));

export const loadFeedback = (store: PublicStore, trainerId: number, options?: { force?: boolean }) =>
  load(store, 'feedback', String(trainerId), () => getFeedback(store.host.http, trainerId), options);

/** Where it is kept what somebody said of a trainer's courses. */
export const ownFeedbackKey = (userId: number | null, trainerId: number) => `${userId}/${trainerId}`;

export const loadOwnFeedback = (store: PublicStore, userId: number, trainerId: number, options?: { force?: boolean }) =>
  load(
    store,
    'ownFeedback',
    ownFeedbackKey(userId, trainerId),
    () => getOwnFeedback(store.host.http, trainerId),
    options,
  );

/** After somebody said what they think: the words, the stars and their own form, which all show it. */
export async function reloadFeedback(store: PublicStore, trainerId: number): Promise<void> {
  const { user } = store.host.session.get();
  await Promise.all([
    loadFeedback(store, trainerId, { force: true }),
    loadTrainer(store, trainerId, { force: true }),
    user && loadOwnFeedback(store, user.id, trainerId, { force: true }),
  ]);
}
