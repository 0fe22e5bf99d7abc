import { batch, course } from '@kaksha/testing/factories';
import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

const schedule = {
  day_of_week: 1 as const,
  weekdays: null,
  start_date: '2026-01-19',
  end_date: '2026-02-13',
  time_from: '19:00',
  time_to: '21:00',
  timezone: 'IST' as const,
  place: null,
};
const change = {
  id: 4,
  order_id: 9,
  batch_id: 1,
  course_id: 1,
  course_name: 'Helm',
  trainer_name: 'Ananya Raghavan',
  before: schedule,
  after: { ...schedule, start_date: '2026-02-02', end_date: '2026-02-27' },
  paid: true,
  respond_until: '2026-02-02T13:30:00Z',
  answer: null,
};

function open(...changes: object[]) {
  const host = learnerHost();
  host.http.on('GET', '/batch-changes', changes);
  return renderRoutes(remote.routes, { host, path: '/user-dashboard' });
}

beforeEach(() => localStorage.clear());

test('shows old and new times of a moved batch, and accepts them', async () => {
  const { user, host } = open(change);
  const card = within(await screen.findByRole('article', { name: 'Helm' }));
  expect(card.getByText(/from 19 Jan 2026|19 Jan 2026/)).toBeInTheDocument();
  host.http.on('POST', '/batch-changes/4/answer', done());
  host.http.on('GET', '/batch-changes', []);
  await user.click(card.getByRole('button', { name: 'Accept the new times' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Helm' })).not.toBeInTheDocument());
  expect(host.http.callsTo('POST', '/batch-changes/4/answer')[0]?.body).toEqual({ answer: 'accept' });
});

test('shows the old and the new place of a batch that takes place elsewhere', async () => {
  const elsewhere = {
    ...change,
    before: { ...schedule, place: 'Online' },
    after: { ...schedule, place: 'Classroom(Offline), 12 MG Road, Kothrud' },
  };
  open(elsewhere);
  const section = within(await screen.findByRole('region', { name: 'Your batch has a new place' }));
  expect(section.getByText('Online')).toBeInTheDocument();
  expect(section.getByText('Classroom(Offline), 12 MG Road, Kothrud')).toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Accept the new place' })).toBeInTheDocument();
});

test('two batches with different changes have one heading', async () => {
  const elsewhere = {
    ...change,
    id: 5,
    before: { ...schedule, place: 'Online' },
    after: { ...schedule, place: 'Pune' },
  };
  open(change, elsewhere);
  expect(await screen.findByRole('region', { name: 'Your batches have changed' })).toBeInTheDocument();
});

test('asks before the refund, and shows why an answer was not sent', async () => {
  const { user, host } = open(change);
  const card = within(await screen.findByRole('article', { name: 'Helm' }));
  await user.click(card.getByRole('button', { name: 'Take a full refund' }));
  host.http.on('POST', '/batch-changes/4/answer', failure(404, 'The answer came too late.'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take a full refund?' }));
  await user.click(dialog.getByRole('button', { name: 'Take a full refund' }));
  await waitFor(() =>
    expect(host.notices).toContainEqual(expect.objectContaining({ title: 'Your answer was not sent' })),
  );
});

test('the batch can be changed instead, and the question is gone', async () => {
  const host = learnerHost();
  host.http.on('GET', '/batch-changes', [change]);
  const [own, other] = [batch({ id: 1, startDate: '2026-02-02' }), batch({ id: 2, startDate: '2026-03-02' })];
  host.http.on('GET', '/course-purchase/purchased/5', [
    purchaseWire({
      id: 31,
      status: 'Active',
      enrolledAt: '2026-01-10T06:30:00.000Z',
      orderId: 9,
      price: { currency: 'INR', full: 1_200_000, amount: 1_200_000 },
      course: course({ id: 1, name: 'Helm', batches: [own, other] }),
      batch: own,
    }),
  ]);
  host.http.on(
    'GET',
    '/timings/course/1',
    [own, other].map((one) => listedBatchWire({ ...one, courseName: 'Helm' })),
  );
  const { user } = renderRoutes(remote.routes, { host, path: '/user-dashboard' });
  const card = within(await screen.findByRole('region', { name: 'Your batch has new times' }));
  await user.click(await card.findByRole('button', { name: 'Change batch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change batch' }));
  host.http.on('POST', '/enrollments/31/batch', { enrollment_id: 31, batch_id: 2 });
  host.http.on('GET', '/batch-changes', []);
  await user.click(await dialog.findByRole('radio'));
  await user.click(dialog.getByRole('button', { name: 'Change batch' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the new times' })).not.toBeInTheDocument());
  expect(host.http.callsTo('POST', '/enrollments/31/batch')[0]?.body).toEqual({ batch_id: 2 });
});
