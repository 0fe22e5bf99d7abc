import type { LearnerStore } from './learner-store';

/** Data of the pages that need more than one resource, loaded in parallel. None of these rejects. */

/** The lists that the dashboard's navigation counts. */
export const loadDashboard = ({ saved, interested, requests, purchases, payments }: LearnerStore) =>
  Promise.all([saved.load(), interested.load(), requests.load(), purchases.load(), payments.load()]);

export const loadSeats = ({ purchases, feed }: LearnerStore) => Promise.all([purchases.load(), feed.load()]);

export const loadHome = ({ purchases, requests, recentlyViewed, suggested }: LearnerStore) =>
  Promise.all([purchases.load(), requests.load(), recentlyViewed.load(), suggested.load()]);

export const loadProfilePage = ({ profile, goal, interests, searches, sessions }: LearnerStore) =>
  Promise.all([profile.load(), goal.load(), interests.load(), searches.load(), sessions.load()]);
