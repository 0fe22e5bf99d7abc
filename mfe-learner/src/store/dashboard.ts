import { type LearnerStore, loadCourses } from './learner-store';
import { loadOwn } from './own';

/** The lists that the dashboard's navigation counts, side by side. Never rejects. */
export async function loadDashboard(store: LearnerStore): Promise<void> {
  await Promise.all([
    loadCourses(store, 'saved'),
    loadCourses(store, 'interested'),
    loadOwn(store, 'requests'),
    loadOwn(store, 'purchases'),
    loadOwn(store, 'payments'),
  ]);
}

/** The seats, and the address at which a calendar follows them. Never rejects. */
export async function loadSeats(store: LearnerStore): Promise<void> {
  await Promise.all([loadOwn(store, 'purchases'), loadOwn(store, 'feed')]);
}

/** What the dashboard's first page shows. Never rejects. */
export async function loadHome(store: LearnerStore): Promise<void> {
  await Promise.all([
    loadOwn(store, 'purchases'),
    loadOwn(store, 'requests'),
    loadOwn(store, 'lookedAt'),
    loadOwn(store, 'suggested'),
  ]);
}
