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

const open = (seats: unknown = [seat()]) => renderRoutes(remote.routes, { host: hostWith(seats), path: '/my-courses' });
const card = async (name = 'Kubernetes in Production') => within(await screen.findByRole('article', { name }));

/** Opens the menu of the class and returns the entry. */
async function choose({ user }: Pick<ReturnType<typeof open>, 'user'>, name: string): Promise<HTMLElement> {
  await user.click((await card()).getByRole('button', { name: 'More actions, Kubernetes in Production' }));
  return screen.findByRole('menuitem', { name });
}

test('the menu of a paused course leads to no page that visitors cannot open', async () => {
  const { user } = open([seat({ isPaused: true })]);
  await user.click((await card()).getByRole('button', { name: /^More actions/ }));
  const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  expect(entries).toContain('Add to calendar');
  for (const left of ['Ask the trainer', 'Write a review', 'Course page']) expect(entries).not.toContain(left);
});

test('a class shows its next session and opens its page', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'My Courses' })).toBeInTheDocument();
  const shown = await card();
  expect(shown.getByText('Monday, 19 January 2026')).toBeInTheDocument();
  expect(shown.getByText('Mon, 19 Jan, 7:00–9:00 PM IST, in 4 days')).toBeInTheDocument();
  expect(shown.getByText('Not started, 20 sessions')).toBeInTheDocument();
  for (const name of ['Kubernetes in Production', 'Open class']) {
    expect(shown.getByRole('link', { name })).toHaveAttribute('href', '/my-courses/1');
  }
  expect(screen.getByRole('link', { name: /^My Courses/ })).toHaveAttribute('aria-current', 'page');
});

test('the class that meets first is first, and finished ones are below', async () => {
  const of = (id: number, name: string, over: Partial<Batch>) =>
    seat({ id, course: course({ id, name }), batch: batch({ id, courseId: id, ...over }) });
  open([
    of(1, 'Over', { startDate: '2025-11-03', endDate: '2025-12-05' }),
    of(2, 'Far', { startDate: '2026-03-02' }),
    of(3, 'Today', { startDate: '2026-01-05', endDate: '2026-01-30' }),
  ]);
  const names = async (label: string) => {
    const list = within(await screen.findByRole('list', { name: label }));
    return list.getAllByRole('heading').map(({ textContent }) => textContent);
  };
  expect(await names('My courses')).toEqual(['Today', 'Far']);
  expect(await names('Finished')).toEqual(['Over']);
  expect((await card('Today')).getByText('Today, 7:00–9:00 PM IST, in 7 h')).toBeInTheDocument();
  expect((await card('Over')).getByText('Finished')).toBeInTheDocument();
});

test('a class that can be joined has Join class in place of Open class', async () => {
  open([seat({ batch: batch({ startDate: '2026-01-05', startTime: '12:10', endTime: '13:00' }) })]);
  const shown = await card();
  expect(shown.getByRole('button', { name: 'Join class' })).toBeInTheDocument();
  expect(shown.queryByRole('link', { name: 'Open class' })).not.toBeInTheDocument();
});

test('a moved first class is the next session', async () => {
  open([seat({ batch: batchWithMovedStart() })]);
  const shown = await card();
  expect(shown.getByText('Sunday, 18 January 2026')).toBeInTheDocument();
  expect(shown.getByText('Sun, 18 Jan, 6:30–8:30 PM IST, in 3 days')).toBeInTheDocument();
});

test('the tile shows the day of the first class, which can be after the start of the batch', async () => {
  open([seat({ batch: batch({ startDate: '2026-01-19', dayOfWeek: 2, endDate: '2026-03-01' }) })]);
  const shown = await card();
  expect(shown.getByText('Saturday, 24 January 2026')).toBeInTheDocument();
  expect(shown.queryByText('Monday, 19 January 2026')).not.toBeInTheDocument();
});

test('a running course shows its progress, and its menu a review link', async () => {
  const shown = open([seat({ batch: batch({ startDate: '2026-01-05', endDate: '2026-01-30' }) })]);
  expect((await card()).getByText('8 of 20 sessions done')).toBeInTheDocument();
  expect(await choose(shown, 'Write a review')).toHaveAttribute('href', '/instructorprofile/3#feedback');
});

test('a seat that was given back is not listed, one of a cancelled batch leads to its order', async () => {
  const { unmount } = open([seat({ status: 'Refunded' })]);
  expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^My Courses/ })).toHaveTextContent('0');
  unmount();
  open([seat({ status: 'Refunded', batch: batch({ state: 'cancelled' }) })]);
  const shown = await card();
  expect(shown.getByText('Cancelled and refunded')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Open order' })).toHaveAttribute('href', '/user-dashboard/purchased-course');
  expect(screen.getByText('No class is ahead.')).toBeInTheDocument();
});

test('shows loading, empty and error states', async () => {
  const slow = open(pending);
  expect(await screen.findByRole('status')).toHaveTextContent('My courses are loading');
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
  await user.click(await choose({ user }, 'Change batch'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change batch' }));
  expect(await dialog.findByText('2 seats left')).toBeInTheDocument();
  const change = dialog.getByRole('button', { name: 'Change batch' });
  expect(dialog.getByRole('radio')).not.toBeChecked();
  expect(change).toBeDisabled();
  expect(dialog.getByText('Choose the batch that you want to move to.')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio'));
  expect(dialog.getByText(/from 23 Feb 2026 to 20 Mar 2026$/)).toBeInTheDocument();
  expect(dialog.getByText(/^Your payment stays as it is/)).toBeInTheDocument();
  await user.click(change);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.http.calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { batch_id: 2 } });
});

test('shows that the batches of the course did not load, and Retry loads them', async () => {
  const host = hostWith([seat({ course: twoBatches })]);
  host.http.on('GET', '/timings/course/1', failure(503, ''));
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  await user.click(await choose({ user }, 'Change batch'));
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
  await user.click(await choose({ user }, 'Change batch'));
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
  await user.click(await choose({ user }, 'Change batch'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change batch' }));
  expect(await dialog.findByText(/To change to it, give your seat back and enrol again/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Change batch' })).toBeDisabled();
});

test('a free seat is given back after a question', async () => {
  const host = hostWith([seat({ price: { currency: 'INR', full: 0, amount: 0 } })]);
  const answers: unknown[] = [failure(409, 'This seat cannot be changed any more.'), { enrollment_id: 9 }];
  host.http.on('DELETE', '/enrollments/9', () => answers.shift());
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  await user.click(await choose({ user }, 'Give seat back'));
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
] as const)('a %s certificate is in the menu of the course', async (state, name) => {
  const host = hostWith([seat({ status: 'Completed' })]);
  host.http.on('GET', '/certificates', [{ ...certificate, state }]);
  const { user } = renderRoutes(remote.routes, { host, path: '/my-courses' });
  expect(await choose({ user }, name)).toHaveAttribute('href', '/certificates/3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201');
});

test('a course with recorded classes shows how many the learner attended', async () => {
  const host = hostWith([seat({ batch: batch({ startDate: '2026-01-05', endDate: '2026-01-30' }) })]);
  host.http.on('GET', '/classes/attendance', [{ batch_id: 1, held: 8, attended: 7, missed: ['2026-01-07'] }]);
  renderRoutes(remote.routes, { host, path: '/my-courses' });
  const progress = '8 of 20 sessions done. You attended 7 of 8 sessions';
  expect((await card()).getByText(progress)).toBeInTheDocument();
});
