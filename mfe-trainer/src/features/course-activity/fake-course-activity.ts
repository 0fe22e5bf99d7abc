import type { CourseSummary } from '@kaksha/domain/catalogue';
import { envelopeData } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { enrolledWire } from '@kaksha/testing/wire/engagement';
import { screen } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

/** The answer of a list of people of course 1. */
export const peopleOf = (results: unknown[], extra = {}) =>
  envelopeData({
    results,
    count: results.length,
    capped: false,
    current_page: 1,
    total_pages: 1,
    course: { id: 1, course_name: 'Kubernetes in Production' },
    ...extra,
  });

/**
 * For tests: opens a section of the people page of course 1. A learner is in its only batch, 7.
 * @param answers  of calls about the batch, by their path below `/classes/7/`
 */
export async function openBatchSection(
  section: string,
  answers: Record<string, unknown>,
  { state = 'Active', taught = [] }: { state?: 'Active' | 'Completed'; taught?: readonly CourseSummary[] } = {},
) {
  const host = trainerHost(taught);
  const student = {
    userId: 5,
    name: 'Priya Nair',
    enrolmentId: 5,
    profilePhoto: null,
    email: null,
    phone: null,
    status: state,
    enrolledAt: '2026-01-01T09:12:00Z',
    amount: 0,
    currency: 'INR' as const,
    batches: [{ id: 7, startDate: '2026-01-05', label: 'Weekday(Mon-Fri)', state }],
  };
  const activitycount = { enrolled: 1, contacted: 0, viewcourse: 0 };
  const unused = {
    certificates: { batch_id: 7, percent: null, is_finished: false, version: 1, learners: [] },
    attendance: { batch_id: 7, sessions: [], learners: [] },
    messages: [],
  };
  host.http.on('GET', '/course-purchase/users/1', peopleOf([enrolledWire(student)]));
  host.http.on('GET', '/course-actions/activity/1', peopleOf([], { activitycount, series: [] }));
  for (const [call, answer] of Object.entries({ ...unused, ...answers })) {
    host.http.on('GET', `/classes/7/${call}`, answer);
  }
  const rendered = renderRoutes(remote.routes, { host, path: '/patron/basicdetails/courses/activity/1' });
  await rendered.user.click(await screen.findByRole('button', { name: section }));
  return rendered;
}
