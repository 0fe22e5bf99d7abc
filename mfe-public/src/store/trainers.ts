import { getCoursesOfTrainer, getTrainers } from '@kaksha/api-client/catalogue';
import { getFeedback, getTrainer } from '@kaksha/api-client/trainers';
import { type TrainerQuery, trainersPath } from '@kaksha/domain/trainer-query';
import { load, type PublicStore } from './public-store';

/** Where a search for trainers is kept. */
export const trainersKey = (query: TrainerQuery) => trainersPath(query);

export const loadTrainerPage = (store: PublicStore, query: TrainerQuery) =>
  load(store, 'trainerPages', trainersKey(query), () => getTrainers(store.host.http, query));

export const loadTrainer = (store: PublicStore, id: number) =>
  load(store, 'trainerProfiles', String(id), () => getTrainer(store.host.http, id));

export const loadCoursesOfTrainer = (store: PublicStore, id: number) =>
  load(store, 'coursesOfTrainer', String(id), () => getCoursesOfTrainer(store.host.http, id, 'published'));

export const loadFeedback = (store: PublicStore, trainerId: number, options?: { force?: boolean }) =>
  load(store, 'feedback', String(trainerId), () => getFeedback(store.host.http, trainerId), options);
