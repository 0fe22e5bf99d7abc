import { addDays } from '@kaksha/domain/dates';
import type { CourseViewer, DayActivity, EnrolledStudent } from '@kaksha/domain/engagement';
import { batch, course } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { enrolledWire, seriesWire, viewerWire } from '@kaksha/testing/wire/engagement';
import { act, screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';
import { peopleOf } from './fake-course-activity';

const path = '/patron/basicdetails/courses/activity/1';
const calls = {
  enrolled: '/course-purchase/users/1',
  contacted: '/course-actions/contacted/1',
  activity: '/course-actions/activity/1',
};

const person = { userId: 5, name: 'Priya Nair', profilePhoto: null, email: 'priya@mail.test', phone: '+919800000001' };

const student = (overrides: Partial<EnrolledStudent> = {}): EnrolledStudent => ({
  ...person,
  enrolmentId: 11,
  status: 'Active',
  enrolledAt: '2026-01-10T09:12:00Z',
  amount: 1_200_000,
  currency: 'INR',
  batches: [{ id: 1, startDate: '2026-01-19', label: 'Weekday(Mon-Fri)', state: 'Active' }],
  ...overrides,
});

const viewer = (overrides: Partial<CourseViewer> = {}): CourseViewer => ({
  id: 1,
  name: 'Priya Nair',
  profilePhoto: null,
  email: null,
  phone: null,
  lastViewedAt: '2026-01-14T05:00:00Z',
  views: 3,
  ...overrides,
});

/** 90 days up to the test's date; the last ten have views. */
const series: DayActivity[] = Array.from({ length: 90 }, (_, index) => ({
  date: addDays('2026-01-15', index - 89),
  views: index >= 80 ? index - 79 : 0,
  contacts: index === 89 ? 5 : 0,
  enrolments: index === 85 ? 2 : 0,
}));

interface Answers {
  enrolled?: EnrolledStudent[];
  activity?: CourseViewer[];
}

function open({ enrolled = [], activity = [] }: Answers = {}, at = path) {
  const host = trainerHost([
    course({ batches: [batch(), batch({ id: 2 })], activity: { enrolled: 38, contacted: 0, viewcourse: 0 } }),
  ]);
  const { http } = host;
  http.on('GET', calls.enrolled, peopleOf(enrolled.map(enrolledWire)));
  http.on('GET', calls.contacted, peopleOf([]));
  http.on('GET', '/classes/1/attendance', { batch_id: 1, sessions: [], learners: [] });
  http.on('GET', '/classes/1/certificates', { batch_id: 1, percent: 75, is_finished: false, version: 1, learners: [] });
  const activitycount = { enrolled: 38, contacted: 64, viewcourse: 412 };
  http.on('GET', calls.activity, peopleOf(activity.map(viewerWire), { activitycount, series: seriesWire(series) }));
  return renderRoutes(remote.routes, { host, path: at });
}

const cards = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test("shows the course's name, the counts and the enrolled students first", async () => {
  const { host } = open({ enrolled: [student()] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kubernetes in Production' })).toBeInTheDocument();
  expect(screen.getByText('Weekday(Mon-Fri), 7:00–9:00 PM IST, 38 enrolled')).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: 'Enrolled Students (38)', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Contacted Users (64)', selected: false })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'View Activity (412)', selected: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/courses/allcourses',
  );
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Kubernetes in Production: activity', noindex: true });
});

test('stores the tab in the URL, and Back opens the tab before', async () => {
  const { user, address, router } = open({ activity: [viewer()] });
  await user.click(await screen.findByRole('tab', { name: /View Activity/ }));
  await waitFor(() => expect(address()).toBe(`${path}?tab=activity`));
  expect(await cards('View activity')).toEqual(['Priya Nair']);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('tab', { name: /Enrolled Students/, selected: true })).toBeInTheDocument();
});

test('a student card shows date of enrolment, amount paid and status', async () => {
  open({
    enrolled: [
      student(),
      student({ userId: 6, name: 'Rahul Bhat', amount: 15_250, currency: 'USD', status: 'Completed', batches: [] }),
    ],
  });
  const first = within(await screen.findByRole('article', { name: 'Priya Nair' }));
  expect(first.getByText('Active')).toBeInTheDocument();
  expect(first.getByText(/^Enrolled on: Jan 10, 2026, \d?\d:\d\d [AP]M$/)).toBeInTheDocument();
  expect(first.getByText('Amount Paid: ₹ 12000.00')).toBeInTheDocument();
  expect(first.getByText('Batch of 19 Jan 2026')).toBeInTheDocument();
  const second = within(screen.getByRole('article', { name: 'Rahul Bhat' }));
  expect(second.queryByText('Active')).not.toBeInTheDocument();
  expect(second.getByText('Completed')).toBeInTheDocument();
  expect(second.getByText('Amount Paid: $ 152.50')).toBeInTheDocument();
});

test.each([
  ['', 'Enrolled on: Date not available'],
  ['yesterday-ish', 'Enrolled on: Invalid Date'],
])('formats the date %j', async (enrolledAt, text) => {
  open({ enrolled: [student({ enrolledAt })] });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  ['enrolled', 'No enrolled students found for this course.'],
  ['contacted', 'No contacted users found for this course.'],
  ['activity', 'No activity found for this course.'],
])('the tab %s shows its empty state', async (tab, text) => {
  open({}, `${path}?tab=${tab}`);
  expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
});

test('a viewer card shows the last view and no contact links without an enquiry', async () => {
  open(
    { activity: [viewer({ name: 'A learner' }), viewer({ id: 2, name: 'Zoë', email: 'zoe@mail.test', views: 1 })] },
    `${path}?tab=activity`,
  );
  const looked = within(await screen.findByRole('article', { name: 'A learner' }));
  expect(looked.getByText(/^Last Viewed: Jan 14, 2026, /)).toBeInTheDocument();
  expect(looked.getByText('Viewed 3 times')).toBeInTheDocument();
  expect(looked.queryByRole('link')).not.toBeInTheDocument();
  const asked = within(screen.getByRole('article', { name: 'Zoë' }));
  expect(asked.getByText('Viewed once')).toBeInTheDocument();
  expect(asked.getByRole('link', { name: 'E-mail Zoë' })).toBeInTheDocument();
});

test('shows a contact link for each given contact detail', async () => {
  open({ enrolled: [student()] });
  const ways = within(await screen.findByRole('list', { name: 'Reach Priya Nair' }));
  expect(ways.getByRole('link', { name: 'E-mail Priya Nair' })).toHaveAttribute(
    'href',
    'mailto:priya@mail.test?subject=Kubernetes%20in%20Production',
  );
  expect(ways.getByRole('link', { name: /^WhatsApp Priya Nair/ })).toHaveAttribute(
    'href',
    'https://wa.me/919800000001',
  );
  expect(ways.getByRole('link', { name: 'Call Priya Nair' })).toHaveAttribute('href', 'tel:+919800000001');
});

test('the heading counts the learners before the metrics are known, so that nothing below it moves', async () => {
  const { host } = open();
  host.http.on('GET', calls.activity, pending);
  expect(await screen.findByText(/, 38 enrolled$/)).toBeInTheDocument();
});

test('shows a spinner while viewers load and a skeleton while students load', async () => {
  const { host, user } = open();
  host.http.on('GET', calls.activity, pending);
  host.http.on('GET', calls.enrolled, pending);
  expect(await screen.findByText('Enrolled students are loading')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /View Activity/ }));
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  expect(screen.getByText('View activity is loading')).toBeInTheDocument();
});

test('shows the failure of a list and of the metrics separately, and Retry loads them', async () => {
  const { host, user } = open({ enrolled: [student()] });
  host.http.on('GET', calls.enrolled, failure(500, 'Database unavailable.'));
  host.http.on('GET', calls.activity, failure(503, 'Too busy just now.'));
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/The metrics did not load.*Too busy just now\./),
    expect.stringMatching(/Enrolled students did not load.*Database unavailable\./),
  ]);
  host.http.on('GET', calls.enrolled, peopleOf([enrolledWire(student())]));
  await user.click(within(alerts[1] as HTMLElement).getByRole('button', { name: 'Retry' }));
  expect(await cards('Enrolled students')).toEqual(['Priya Nair']);
});

test.each([
  [403, 'You may not do that.'],
  [404, 'Course not found'],
])('shows "no such course" for a course of another trainer (%i)', async (status, message) => {
  const { host } = open();
  for (const call of Object.values(calls)) host.http.on('GET', call, failure(status, message));
  expect(await screen.findByRole('heading', { name: 'There is no such course of yours' })).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
});

test('shows "no such course" for an invalid id without a request', async () => {
  const { host } = open({}, '/patron/basicdetails/courses/activity/abc');
  expect(await screen.findByRole('heading', { name: 'There is no such course of yours' })).toBeInTheDocument();
  expect(host.http.callsTo('GET', /activity/)).toEqual([]);
});
