import { batch, course } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { screen, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

const room = { mode: 'Classroom(Offline)', area: 'Indiranagar', address: '7 CMH Road' } as const;
const seat = (over: Parameters<typeof batch>[0] = {}, status: 'Active' | 'Refunded' = 'Active') =>
  purchaseWire({
    id: 9,
    status,
    enrolledAt: '2026-01-10T06:30:00.000Z',
    orderId: 41,
    price: { currency: 'INR', full: 0, amount: 0 },
    course: course(),
    batch: batch({ startDate: '2026-01-05', endDate: '2026-01-30', ...room, ...over }),
  });
const code = `KAKSHA-1-41-${'A1'.repeat(16)}`;

function open(
  ticket: unknown = { batch_id: 1, name: 'Priya Nair', code },
  seats = [seat()],
  path = '/my-courses/1/ticket',
) {
  const host = learnerHost();
  host.http.on('GET', '/course-purchase/purchased/5', seats);
  host.http.on('GET', '/classes/1/ticket', ticket);
  host.http.on('GET', '/class-materials', []);
  return renderRoutes(remote.routes, { host, path });
}

test('shows the code with the learner, the next class, its hours and the classroom, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = open();
  const ticket = within(await screen.findByRole('article', { name: 'Kubernetes in Production' }));
  expect(ticket.getByRole('img', { name: 'Ticket of Priya Nair' })).toBeInTheDocument();
  expect(ticket.getByText('Priya Nair')).toBeInTheDocument();
  expect(ticket.getByText('Thursday, 15 January')).toBeInTheDocument();
  expect(ticket.getByText('Classroom: 7 CMH Road, Indiranagar.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('shows day and hour of a moved class, and the usual hours of its season', async () => {
  const change = {
    day: '2026-07-06',
    action: 'move',
    toDay: '2026-07-05',
    toTime: '18:30',
    reason: 'Holiday',
  } as const;
  const moved = seat({ timeZone: 'EST', startDate: '2026-07-06', endDate: '2026-07-31', sessionChanges: [change] });
  open(undefined, [moved]);
  const ticket = within(await screen.findByRole('article', { name: 'Kubernetes in Production' }));
  expect(ticket.getByText('Sunday, 5 July, 6:30 PM EDT')).toBeInTheDocument();
  expect(ticket.getByText('Weekday(Mon-Fri), 7:00–9:00 PM EDT')).toBeInTheDocument();
});

test('the class page leads to the ticket of a classroom, and not of an online batch', async () => {
  const { user, unmount } = open(undefined, [seat()], '/my-courses/1');
  await user.click(await screen.findByRole('link', { name: 'Ticket' }));
  expect(await screen.findByRole('img', { name: 'Ticket of Priya Nair' })).toBeInTheDocument();
  unmount();
  open(undefined, [seat({ mode: 'Online' })], '/my-courses/1');
  await screen.findByRole('heading', { name: 'Kubernetes in Production' });
  expect(screen.queryByRole('link', { name: 'Ticket' })).not.toBeInTheDocument();
});

test.each([
  ['a refunded seat', [seat({}, 'Refunded')], 403, 'You have no seat in this class'],
  ['an online batch', [seat({ mode: 'Online' })], 409, 'This class needs no ticket'],
] as const)('answers 404 for %s', async (_, seats, status, title) => {
  const { host } = open(failure(status), [...seats]);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404, noindex: true });
});

test('shows loading and error states', async () => {
  const slow = open(pending);
  expect(await screen.findByText('The details of your ticket are loading')).toBeInTheDocument();
  slow.unmount();
  const { user, host } = open(failure(500, 'The door is stuck.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The door is stuck.');
  host.http.on('GET', '/classes/1/ticket', { batch_id: 1, name: 'Priya Nair', code });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Priya Nair')).toBeInTheDocument();
});
