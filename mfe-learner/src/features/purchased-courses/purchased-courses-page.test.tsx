import type { CertificateWire } from '@kaksha/api-client/generated/wire';
import type { Batch } from '@kaksha/domain/catalogue';
import type { Enrolment } from '@kaksha/domain/payments';
import { batch, batchWithMovedStart, course } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

const seat = (over: Partial<Enrolment> = {}) =>
  purchaseWire({
    id: 9,
    status: 'Active',
    enrolledAt: '2026-01-10T06:30:00.000Z',
    orderId: 41,
    price: { currency: 'INR', full: 1_200_000, amount: 1_200_000 },
    course: course(),
    batch: batch(),
    ...over,
  });

function hostWith(seats: unknown) {
  const host = learnerHost();
  host.http.on('GET', '/course-purchase/purchased/5', seats);
  return host;
}

const open = (seats: unknown = [seat()], path = '/user-dashboard/purchased-course') =>
  renderRoutes(remote.routes, { host: hostWith(seats), path });
const card = async () => within(await screen.findByRole('article', { name: 'Kubernetes in Production' }));

test.each([
  ['/user-dashboard/purchased-course', 'Purchased Courses'],
  ['/my-courses', 'My Courses'],
])('%s shows start, trainer and paid amount of each seat', async (path, title) => {
  open([seat()], path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const shown = await card();
  expect(shown.getByText('Starts in 4 days')).toBeInTheDocument();
  expect(shown.getByText('7:00–9:00 PM IST')).toBeInTheDocument();
  expect(shown.getByText('Not started, 20 sessions. Next class on Mon, 19 Jan')).toBeInTheDocument();
  expect(shown.getByText('Paid ₹12,000')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    'http://api.test/calendar/batch/1.ics',
  );
  expect(shown.queryByRole('link', { name: 'Write a review' })).not.toBeInTheDocument();
});

test('a moved first class is the start of the course', async () => {
  open([seat({ batch: batchWithMovedStart() })]);
  const shown = await card();
  expect(shown.getByText('Starts in 3 days')).toBeInTheDocument();
  expect(shown.getByText('Sunday, 18 January 2026')).toBeInTheDocument();
  expect(shown.getByText('Not started, 20 sessions. Next class on Sun, 18 Jan, 6:30 PM')).toBeInTheDocument();
});

test('the hours are those of the coming classes', async () => {
  open([seat({ batch: batch({ timeZone: 'EST', startDate: '2025-09-01', endDate: '2026-02-13' }) })]);
  expect((await card()).getByText('7:00–9:00 PM EST')).toBeInTheDocument();
});

test('a running course shows its progress and a review link', async () => {
  open([seat({ batch: batch({ startDate: '2026-01-05', endDate: '2026-01-30' }) })]);
  const shown = await card();
  expect(shown.getByText('In progress')).toBeInTheDocument();
  expect(shown.getByText('8 of 20 sessions done. Next class on Thu, 15 Jan')).toBeInTheDocument();
  expect(shown.getByRole('progressbar', { name: 'Sessions done' })).toHaveAttribute('value', '8');
  expect(shown.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', '/instructorprofile/3#feedback');
});

test('a refunded seat is not counted, is listed below and has no actions', async () => {
  const { user } = open([seat({ status: 'Refunded' })]);
  expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Purchased Courses/ })).toHaveTextContent('0');
  await user.click(screen.getByRole('button', { name: 'Given back (1)' }));
  const shown = await card();
  expect(shown.getByText('Refunded')).toBeInTheDocument();
  expect(shown.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('shows loading, empty and error states', async () => {
  const slow = open(pending);
  expect(await screen.findByRole('status')).toHaveTextContent('Purchased courses are loading');
  slow.unmount();
  const empty = open([]);
  expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeInTheDocument();
  empty.unmount();
  const { user, host } = open(failure(500, 'The register is closed.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The register is closed.');
  host.http.on('GET', '/course-purchase/purchased/5', [seat()]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card();
});

/** The batches of the course at the time of the change. */
const nowOpen = (host: ReturnType<typeof hostWith>, batches: Batch[]) =>
  host.http.on(
    'GET',
    '/timings/course/1',
    batches.map((one) => listedBatchWire({ ...one, courseName: 'Kubernetes in Production' })),
  );
const later = batch({ id: 2, startDate: '2026-02-23', endDate: '2026-03-20', seats: 20, seatsLeft: 3 });
const twoBatches = course({ batches: [batch(), later] });

test('a seat moves to another batch of its course', async () => {
  const host = hostWith([seat({ course: twoBatches })]);
  nowOpen(host, [batch(), { ...later, seatsLeft: 2 }]);
  host.http.on('POST', '/enrollments/9/batch', { enrollment_id: 9, batch_id: 2 });
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  await user.click((await card()).getByRole('button', { name: 'Change batch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change batch' }));
  expect(await dialog.findByText('2 seats left')).toBeInTheDocument();
  const change = dialog.getByRole('button', { name: 'Change batch' });
  expect(dialog.getByRole('radio')).not.toBeChecked();
  expect(change).toBeDisabled();
  expect(dialog.getByText('Choose the batch that you want to move to.')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio'));
  expect(dialog.getByText(/from Feb 23, 2026 to Mar 20, 2026$/)).toBeInTheDocument();
  expect(dialog.getByText(/^Your payment stays as it is/)).toBeInTheDocument();
  await user.click(change);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.http.calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { batch_id: 2 } });
});

test('shows that the batches of the course did not load, and Retry loads them', async () => {
  const host = hostWith([seat({ course: twoBatches })]);
  host.http.on('GET', '/timings/course/1', failure(503, ''));
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  await user.click((await card()).getByRole('button', { name: 'Change batch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change batch' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to fetch course timings');
  nowOpen(host, [batch(), later]);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('radio')).toBeEnabled();
});

test('a seat that was bought with a coupon for one batch says where it cannot move', async () => {
  const third = batch({ id: 3, startDate: '2026-03-09', endDate: '2026-04-03' });
  const offered = course({ batches: [batch(), later, third] });
  const host = hostWith([seat({ course: offered, couponLimit: { code: 'EARLY10', batchIds: [1, 3] } })]);
  nowOpen(host, [batch(), later, third]);
  host.http.on('POST', '/enrollments/9/batch', { enrollment_id: 9, batch_id: 3 });
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  await user.click((await card()).getByRole('button', { name: 'Change batch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change batch' }));
  expect(
    await dialog.findByText(/^You enrolled with the code EARLY10. It is not for the batch of 23 Feb/),
  ).toBeInTheDocument();
  const [laterOption, thirdOption] = dialog.getAllByRole('radio');
  expect(laterOption).toBeDisabled();
  await user.click(thirdOption as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Change batch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.http.calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { batch_id: 3 } });
});

test('a seat whose coupon is for its own batch only cannot move', async () => {
  const price = { currency: 'INR' as const, full: 0, amount: 0 };
  const host = hostWith([seat({ price, course: twoBatches, couponLimit: { code: 'FREE', batchIds: [1] } })]);
  nowOpen(host, [batch(), later]);
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  await user.click((await card()).getByRole('button', { name: 'Change batch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change batch' }));
  expect(await dialog.findByText(/To change to it, give your seat back and enrol again/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Change batch' })).toBeDisabled();
});

test('a free seat is given back after a question', async () => {
  const host = hostWith([seat({ price: { currency: 'INR', full: 0, amount: 0 } })]);
  const answers: unknown[] = [failure(409, 'This seat cannot be changed any more.'), { enrollment_id: 9 }];
  host.http.on('DELETE', '/enrollments/9', () => answers.shift());
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  await user.click((await card()).getByRole('button', { name: 'Give seat back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give your seat back?' }));
  await user.click(dialog.getByRole('button', { name: 'Give seat back' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This seat cannot be changed any more.');
  await user.click(dialog.getByRole('button', { name: 'Give seat back' }));
  await waitFor(() => expect(host.notices.map(({ title }) => title)).toEqual(['You gave your seat back']));
});

const certificate: CertificateWire = {
  id: '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201',
  learner_name: 'Priya Nair',
  batch_id: 1,
  course_id: 1,
  course_name: 'Kubernetes in Production',
  trainer_id: 3,
  trainer_name: 'Ananya Raghavan',
  start_date: '2025-01-06',
  end_date: '2025-01-31',
  sessions: 20,
  attended: 18,
  issued_at: '2025-02-01T05:00:00.000Z',
  state: 'valid',
  revoked_at: null,
  revoke_reason: '',
  replaces: null,
  replaced_by: null,
};

test.each([
  ['valid', 'Certificate'],
  ['revoked', 'Revoked certificate'],
] as const)('a %s certificate is linked from the course', async (state, name) => {
  const host = hostWith([seat({ status: 'Completed' })]);
  host.http.on('GET', '/certificates', [{ ...certificate, state }]);
  renderRoutes(remote.routes, { host, path: '/my-courses' });
  const link = (await card()).getByRole('link', { name });
  expect(link).toHaveAttribute('href', '/certificates/3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201');
});

test('shows what the trainer wrote to the batch', async () => {
  const host = hostWith([seat()]);
  const message = { id: 1, batch_id: batch().id, trainer_name: 'Ananya Raghavan', message: 'Please install Docker.' };
  const elsewhere = { ...message, id: 2, batch_id: 99, message: 'For another batch.' };
  const sent = { recipients: 17, created_at: '2026-01-12T10:00:00.000Z' };
  host.http.on('GET', '/class-messages', [
    { ...message, ...sent },
    { ...elsewhere, ...sent },
  ]);
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  await user.click(await (await card()).findByRole('button', { name: 'Messages from the trainer (1)' }));
  const list = within((await card()).getByRole('list', { name: 'Messages from the trainer' }));
  expect(list.getByText('Please install Docker.')).toBeInTheDocument();
  expect(list.getByText(/^Ananya Raghavan, 12 Jan 2026/)).toBeInTheDocument();
});

test('a course with recorded classes shows how many the learner attended', async () => {
  const host = hostWith([seat({ batch: batch({ startDate: '2026-01-05', endDate: '2026-01-30' }) })]);
  host.http.on('GET', '/classes/attendance', [{ batch_id: 1, held: 8, attended: 7, missed: ['2026-01-07'] }]);
  renderRoutes(remote.routes, { host, path: '/my-courses' });
  expect((await card()).getByText('You attended 7 of 8 sessions. Missed: 7 Jan 2026')).toBeInTheDocument();
});
