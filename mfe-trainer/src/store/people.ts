import { getContactedUsers, getCourseActivity, getEnrolledUsers } from '@kaksha/api-client/engagement';
import { loadArea } from './area';
import type { TrainerStore } from './trainer-store';
import { wholeList } from './whole-list';

/** People a call, the most that the API hands out at once. */
const count = 500;

/** The chart shows parts of it, so that changing the period asks for nothing. */
const days = 90;

/** Who enrolled in a course. Never rejects, as all loads. */
export function loadEnrolled(store: TrainerStore, courseId: number): Promise<void> {
  const { http } = store.host;
  return loadArea(store, 'enrolled', String(courseId), () =>
    wholeList((page) => getEnrolledUsers(http, courseId, { page, count })),
  );
}

/** Who turned to the trainer about a course. */
export function loadContacted(store: TrainerStore, courseId: number): Promise<void> {
  const { http } = store.host;
  return loadArea(store, 'contacted', String(courseId), () =>
    wholeList((page) => getContactedUsers(http, courseId, { page, count })),
  );
}

/** Who viewed a course, its counts, and what happened on each of the last 90 days. */
export function loadActivity(store: TrainerStore, courseId: number): Promise<void> {
  const { http } = store.host;
  return loadArea(store, 'activity', String(courseId), () =>
    wholeList((page) => getCourseActivity(http, courseId, { page, count, days })),
  );
}
