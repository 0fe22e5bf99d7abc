import type { EnrolmentStatus, PaymentRecord, RefundOffer } from '@kaksha/domain/payments';
import { batch, course } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { paymentWire, purchaseWire, refundOfferWire } from '@kaksha/testing/wire/payment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { learnerHost, withoutLists } from '../../fake-learner-host';
import remote from '../../remote';

const price = { currency: 'INR' as const, full: 1_500_000, amount: 1_200_000 };

const record = (over: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 42,
  status: 'paid',
  courseId: 1,
  courseName: 'Kubernetes in Production',
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: 1,
  batch: batch(),
  price,
  discount: 20,
  coupon: null,
  createdAt: '2026-01-14T06:30:00.000Z',
  paidAt: '2026-01-14T06:31:00.000Z',
  enrolmentId: 9,
  invoices: [
    {
      id: 9,
      kind: 'invoice',
      number: 'INV/25-26/000042',
      amount: 1_200_000,
      url: 'http://api.test/invoices/9/file?key=pass',
    },
  ],
  method: 'upi',
  paymentId: 'pay_1',
  refund: null,
  partialRefunds: [],
  ...over,
});

const offer = (over: Partial<RefundOffer> = {}): RefundOffer => ({
  eligible: true,
  message: 'You can ask for a refund until 21 Jan 2026, 12:01 PM, while the course is not completed beyond 20%.',
  until: '2026-01-21T06:31:00.000Z',
  price,
  refund: null,
  ...over,
});

const seat = (status: EnrolmentStatus) =>
  purchaseWire({ id: 9, status, enrolledAt: record().createdAt, orderId: 42, price, course: course(), batch: batch() });

function hostWith(records: PaymentRecord[] | object = [record()], refundOffer: unknown = refundOfferWire(offer())) {
  const host = learnerHost();
  const answer = Array.isArray(records) ? records.map((one) => paymentWire(one)) : records;
  host.http.on('GET', '/payment/history', answer);
  host.http.on('GET', '/payment/42/refund', refundOffer);
  return host;
}

const open = (host = hostWith()) => renderRoutes(remote.routes, { host, path: '/user-dashboard/payments' });
const card = async (name = 'Kubernetes in Production') => within(await screen.findByRole('article', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ask for a refund' }));

test('an order shows course, date, amount and invoice', async () => {
  const { router } = open();
  const paid = await card();
  expect(router.state.location.pathname).toBe('/user-dashboard/purchased-course');
  expect(screen.getByRole('heading', { level: 1, name: 'Purchased Courses' })).toBeInTheDocument();
  expect(paid.getByRole('link', { name: 'Kubernetes in Production' })).toHaveAttribute('href', '/my-courses/1');
  expect(paid.getByText('Paid')).toBeInTheDocument();
  expect(paid.getByText('₹12,000')).toBeInTheDocument();
  expect(paid.getByText('₹15,000')).toBeInTheDocument();
  expect(paid.getByText('14 Jan 2026, 12:01 PM')).toBeInTheDocument();
  expect(paid.getByText('INV/25-26/000042')).toBeInTheDocument();
  expect(paid.getByText('UPI')).toBeInTheDocument();
  expect(paid.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    'http://api.test/invoices/9/file?key=pass',
  );
  expect(screen.getByRole('link', { name: /^Purchased Courses/ })).toHaveAttribute('aria-current', 'page');
});

const unpaid = {
  paidAt: null,
  enrolmentId: null,
  invoices: [],
  method: null,
  paymentId: null,
};
const refund = (status: 'requested' | 'succeeded' | 'failed') => ({
  refund: { status, amount: 1_200_000, reason: '', requestedAt: '2026-01-15T06:00:00.000Z' },
});

test.each([
  ['Not paid yet', { ...unpaid, status: 'created' as const }, 'Continue payment'],
  ['Failed', { ...unpaid, status: 'failed' as const }, 'Try again'],
  ['Not paid', { ...unpaid, status: 'expired' as const }, 'Try again'],
  ['Refund on its way', { status: 'refunded' as const, ...refund('requested') }, null],
  ['Refunded', { status: 'refunded' as const, ...refund('succeeded') }, null],
  ['Refund did not go through', { status: 'refunded' as const, ...refund('failed') }, null],
])('a payment shows the state %s', async (label, over, wayOn) => {
  open(hostWith([record(over)]));
  const shown = await card();
  expect(shown.getByText(label)).toBeInTheDocument();
  expect(shown.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
  if (wayOn) expect(shown.getByRole('link', { name: wayOn })).toHaveAttribute('href', '/payment/1/3?t=1');
});

test('shows until when a refund can be requested, and no button after that', async () => {
  open(hostWith([record(), record({ id: 43, courseName: 'Old course', paidAt: '2026-01-01T06:31:00.000Z' })]));
  const recent = await card();
  expect(recent.getByText('Refund possible until 21 Jan 2026, 12:01 PM')).toBeInTheDocument();
  expect(recent.getByRole('button', { name: 'Ask for a refund' })).toBeInTheDocument();
  const past = await card('Old course');
  expect(past.getByText('A refund was possible until 8 Jan 2026, 12:01 PM')).toBeInTheDocument();
  expect(past.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
});

test('a part that the trainer refunded stands below the course, with its reason', async () => {
  const part = { amount: 200_000, requestedAt: '2026-01-15T06:00:00.000Z', reason: 'Two classes were skipped.' };
  open(hostWith([record({ partialRefunds: [{ status: 'succeeded', ...part }] })]));
  const shown = await card();
  expect(shown.getByText('Paid')).toBeInTheDocument();
  const parts = within(shown.getByRole('list', { name: 'Refunds of a part' }));
  expect(parts.getByRole('listitem')).toHaveTextContent('₹2,000 refunded on 15 Jan 2026Two classes were skipped.');
  expect(shown.getByRole('button', { name: 'Ask for a refund' })).toBeInTheDocument();
});

test('a free course has no refund button', async () => {
  open(hostWith([record({ price: { ...price, full: 0, amount: 0 } })]));
  const shown = await card();
  expect(shown.getByText('Enrolled')).toBeInTheDocument();
  expect(shown.getByText('Free')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
});

test('requesting a refund shows the rule first and updates list and counts', async () => {
  const host = hostWith();
  host.http.on('GET', '/course-purchase/purchased/5', [seat('Active')]);
  const done = offer({ eligible: false, refund: refund('succeeded').refund });
  host.http.on('POST', '/payment/42/refund', refundOfferWire(done));
  const { user } = open(host);
  await user.click((await card()).getByRole('button', { name: 'Ask for a refund' }));
  const asking = await dialog();
  expect(await asking.findByText(/You can ask for a refund until 21 Jan 2026/)).toBeInTheDocument();
  await user.type(asking.getByRole('textbox', { name: 'Reason' }), ' The days do not fit. ');
  expect(screen.getByText('My Courses').parentElement).toHaveTextContent('1');
  host.http.on('GET', '/course-purchase/purchased/5', [seat('Refunded')]);
  host.http.on('GET', '/payment/history', [paymentWire(record({ status: 'refunded', ...refund('succeeded') }))]);
  await user.click(asking.getByRole('button', { name: 'Refund ₹12,000' }));
  expect(await (await card()).findByText('Refunded')).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/payment/42/refund')[0]?.body).toEqual({ reason: 'The days do not fit.' });
  await waitFor(() => expect(screen.getByRole('link', { name: /^My Courses/ })).toHaveTextContent('0'));
  expect(screen.getByRole('link', { name: /^Purchased Courses/ })).toHaveTextContent('1');
  expect(host.notices[0]).toMatchObject({ type: 'success', title: '₹12,000 is paid back' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refund that the rule does not allow shows the reason', async () => {
  const message = 'Refunds are possible within 7 days of enrolling; that was until 10 Jan 2026, 12:00 PM.';
  const { user } = open(hostWith([record()], refundOfferWire(offer({ eligible: false, message }))));
  await user.click((await card()).getByRole('button', { name: 'Ask for a refund' }));
  const asking = await dialog();
  expect(await asking.findByText(message)).toBeInTheDocument();
  expect(asking.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
});

test.each([
  [failure(409, 'The refund is on its way.', { code: 'NOT_REFUNDABLE' }), 'The refund is on its way.'],
  [failure(502, 'The payment provider refused the refund.'), 'The payment provider refused the refund.'],
  [new Error('no network'), 'No response from server. Please check your connection.'],
])('a refused refund shows the error and keeps the typed reason', async (answer, message) => {
  const host = hostWith();
  host.http.on('POST', '/payment/42/refund', answer);
  const { user } = open(host);
  await user.click((await card()).getByRole('button', { name: 'Ask for a refund' }));
  const asking = await dialog();
  await user.type(await asking.findByRole('textbox', { name: 'Reason' }), 'Too far.');
  await user.click(asking.getByRole('button', { name: 'Refund ₹12,000' }));
  expect(await asking.findByText(message)).toBeInTheDocument();
  expect(asking.getByRole('textbox', { name: 'Reason' })).toHaveValue('Too far.');
});

test('a rule that fails to load has a Retry', async () => {
  const host = hostWith([record()], failure(500, 'The book of rules is away.'));
  const { user } = open(host);
  await user.click((await card()).getByRole('button', { name: 'Ask for a refund' }));
  const asking = await dialog();
  expect(await asking.findByText('The book of rules is away.')).toBeInTheDocument();
  host.http.on('GET', '/payment/42/refund', refundOfferWire(offer()));
  await user.click(asking.getByRole('button', { name: 'Retry' }));
  expect(await asking.findByRole('button', { name: 'Refund ₹12,000' })).toBeInTheDocument();
});

test('shows loading, empty and error states', async () => {
  const slow = open(hostWith(pending));
  expect(await screen.findByRole('status')).toHaveTextContent('Your orders are loading');
  slow.unmount();
  const empty = open(hostWith([]));
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
  empty.unmount();
  const host = hostWith(failure(500, 'The till is closed.'));
  const { user } = open(host);
  expect(await screen.findByRole('alert')).toHaveTextContent('The till is closed.');
  host.http.on('GET', '/payment/history', [paymentWire(record())]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card();
});

test('shows no payments of the previous user', async () => {
  const host = hostWith();
  open(host);
  await card();
  withoutLists(host, 6);
  act(() => host.session.setUser('trainer'));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
});
