import type { LearnerStore } from './learner-store';

/** Data of the pages that need more than one resource, loaded in parallel. None of these rejects. */

/** The lists that the dashboard's navigation counts. */
export const loadDashboard = ({ saved, interested, requests, purchases, payments }: LearnerStore) =>
  Promise.all([saved.load(), interested.load(), requests.load(), purchases.load(), payments.load()]);

export const loadSeats = ({ purchases, feed, certificates, attendance }: LearnerStore) =>
  Promise.all([purchases, feed, certificates, attendance].map((resource) => resource.load()));

export const loadClass = ({ purchases, certificates, attendance, classMessages, materials }: LearnerStore) =>
  Promise.all([purchases, certificates, attendance, classMessages, materials].map((resource) => resource.load()));

export const loadTicket = ({ purchases, ticket }: LearnerStore, batchId: number) =>
  Promise.all([purchases.load(), ticket.load(batchId)]);

export const loadHome = (store: LearnerStore) =>
  Promise.all(
    [
      store.purchases,
      store.batchChanges,
      store.invitations,
      store.waitingList,
      store.requests,
      store.recentlyViewed,
      store.suggested,
    ].map((resource) => resource.load()),
  );

export const loadProfilePage = (store: LearnerStore) => {
  const { profile, goal, interests, searches, sessions, notificationSettings } = store;
  const parts = [goal, interests, searches, sessions, notificationSettings];
  return Promise.all([profile.load(), ...parts.map((part) => part.load())]);
};
