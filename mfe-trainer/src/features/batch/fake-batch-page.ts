import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { EnrolledStudent } from '@kaksha/domain/engagement';
import { batch, course } from '@kaksha/testing/factories';
import { envelopeData } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { enrolledWire } from '@kaksha/testing/wire/engagement';
import { trainerHost } from '../../fake-trainer-host';
import { type BatchTab, batchPath } from '../../paths';
import remote from '../../remote';

/** A course of the trainer with batch 7, which runs since January 5. */
export const taughtCourse = (own: Partial<Parameters<typeof batch>[0]> = {}): CourseSummary =>
  course({
    trainer: { ...course().trainer, id: 3 },
    batches: [batch({ id: 7, startDate: '2026-01-05', learners: 1, meeting: 'link', ...own })],
  });

export const student = (more: Partial<EnrolledStudent> = {}): EnrolledStudent => ({
  userId: 5,
  name: 'Priya Nair',
  enrolmentId: 5,
  profilePhoto: null,
  email: 'priya@mail.test',
  phone: null,
  status: 'Active',
  enrolledAt: '2026-01-01T09:12:00Z',
  amount: 0,
  currency: 'INR',
  batches: [{ id: 7, startDate: '2026-01-05', label: 'Weekday(Mon-Fri)', state: 'Active' }],
  ...more,
});

interface Sources {
  courses?: readonly CourseSummary[];
  students?: readonly EnrolledStudent[];
  /** Answers of calls about the batch, by their path below `/classes/7/`. */
  answers?: Record<string, unknown>;
}

/** For tests: opens a tab of the page of batch 7. */
export function openBatch(
  tab: BatchTab = 'sessions',
  { courses = [taughtCourse()], students = [student()], answers = {} }: Sources = {},
) {
  const host = trainerHost(courses);
  const unused = {
    certificates: { batch_id: 7, percent: null, is_finished: false, version: 1, learners: [] },
    attendance: { batch_id: 7, sessions: [], learners: [] },
    messages: [],
  };
  host.http.on(
    'GET',
    '/course-purchase/users/1',
    envelopeData({
      results: students.map(enrolledWire),
      count: students.length,
      capped: false,
      current_page: 1,
      total_pages: 1,
      course: { id: 1, course_name: 'Kubernetes in Production' },
    }),
  );
  for (const [call, answer] of Object.entries({ ...unused, ...answers })) {
    host.http.on('GET', `/classes/7/${call}`, answer);
  }
  return renderRoutes(remote.routes, { host, path: batchPath(7, tab) });
}
