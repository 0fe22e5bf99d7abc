import { createFakeHost, type FakeHost } from '@kaksha/testing/fake-host';
import { envelopeData } from '@kaksha/testing/fake-http';
import { interestsWire } from '@kaksha/testing/wire/account';

import contributions from './contributions';

/** Fake host of a learner whose dashboard lists are all empty. */
export function learnerHost(): FakeHost {
  const host = createFakeHost({ as: 'learner', remotes: { learner: contributions } });
  withoutLists(host, 5);
  return host;
}

/** Answers the dashboard lists with empty ones; 5 is the learner, 6 the trainer. */
export function withoutLists({ http }: FakeHost, userId: number): void {
  http.on('GET', `/training-info/UserActionCourses/${userId}`, []);
  http.on('GET', `/course-requests/${userId}`, []);
  http.on('GET', `/course-purchase/purchased/${userId}`, []);
  http.on('GET', `/course-users/${userId}`, []);
  http.on('GET', `/user-interests/${userId}`, envelopeData(interestsWire([])));
  http.on('GET', '/categories', []);
  http.on('GET', '/categories/subcategories', []);
  http.on('GET', '/waiting-list', []);
  http.on('GET', '/payment/history', []);
  http.on('GET', '/batch-changes', []);
  http.on('GET', '/staff/invitations', []);
  http.on('GET', '/certificates', []);
  http.on('GET', '/class-messages', []);
  http.on('GET', '/class-materials', []);
  http.on('GET', '/classes/attendance', []);
  http.on('GET', '/classes/1/recordings', []);
  http.on('GET', '/calendar/feed', { active: false, created_at: null });
}
