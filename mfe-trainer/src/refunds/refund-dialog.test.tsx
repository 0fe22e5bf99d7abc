import type { EnrolledStudent } from '@kaksha/domain/engagement';
import type { PaidEnrolment } from '@kaksha/domain/payments';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { enrolledWire } from '@kaksha/testing/wire/engagement';
import { paidEnrolmentWire } from '@kaksha/testing/wire/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../fake-trainer-host';
import { peopleOf } from '../features/course-activity/fake-course-activity';
import remote from '../remote';

const student: EnrolledStudent = {
  userId: 5,
  name: 'Priya Nair',
  enrolmentId: 11,
  profilePhoto: null,
  email: 'priya@mail.test',
  phone: null,
  status: 'Active',
  enrolledAt: '2026-01-10T09:12:00Z',
  amount: 1_200_000,
  currency: 'INR',
  canRefund: true,
  batches: [{ id: 1, startDate: '2026-01-19', label: 'Weekday(Mon-Fri)', state: 'Active' }],
};
const paid = (over: Partial<PaidEnrolment> = {}): PaidEnrolment => ({
  enrolmentId: 11,
  status: 'Active',
  learnerName: 'Priya Nair',
  courseName: 'Kubernetes in Production',
  currency: 'INR',
  amount: 1_200_000,
  refundable: 1_200_000,
  paidAt: '2026-01-10T09:12:00Z',
  invoices: [
    { id: 9, kind: 'invoice', number: 'INV/25-26/000009', amount: 1_200_000, url: 'http://api.test/invoices/9' },
  ],
  refunds: [],
  ...over,
});
const path = '/enrollments/11/refunds';

async function open(answer: unknown = paidEnrolmentWire(paid()), students = [student]) {
  const host = trainerHost();
  host.http.on('GET', '/course-purchase/users/1', peopleOf(students.map(enrolledWire)));
  const activitycount = { enrolled: 1, contacted: 0, viewcourse: 0 };
  host.http.on('GET', '/course-actions/activity/1', peopleOf([], { activitycount, series: [] }));
  host.http.on('GET', path, answer);
  const rendered = renderRoutes(remote.routes, { host, path: '/patron/basicdetails/courses/activity/1' });
  await screen.findByRole('article', { name: 'Priya Nair' });
  return { ...rendered, host };
}

async function openDialog(answer?: unknown) {
  const rendered = await open(answer);
  await rendered.user.click(screen.getByRole('button', { name: 'Refund Priya Nair' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Refund Priya Nair' })) };
}

test('refunds a part after a confirmation', async () => {
  const { host, user, dialog } = await openDialog();
  await user.type(await dialog.findByRole('spinbutton', { name: 'Amount in ₹' }), '2000.50');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Two classes were skipped.');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/Priya Nair gets ₹2,000.50 back and keeps the seat/)).toBeInTheDocument();
  expect(host.http.callsTo('POST', path)).toHaveLength(0);
  const status = 'requested' as const;
  const part = { status, amount: 200_050, reason: 'Two classes were skipped.', requestedAt: '2026-01-15T06:00:00Z' };
  host.http.on('POST', path, paidEnrolmentWire(paid({ refundable: 999_950, refunds: [part] })));
  await user.click(dialog.getByRole('button', { name: 'Refund ₹2,000.50' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = { amount: 200_050, reason: 'Two classes were skipped.', refundable: 1_200_000 };
  expect(host.http.callsTo('POST', path)[0]?.body).toEqual(body);
  expect(host.notices.at(-1)).toMatchObject({ type: 'success', title: '₹2,000.50 is on its way back' });
  expect(host.http.callsTo('GET', '/course-purchase/users/1')).toHaveLength(2);
});

test('a refund of all that is left says that the seat is lost, and can be taken back', async () => {
  const refund = {
    status: 'succeeded' as const,
    amount: 200_000,
    reason: 'A late start.',
    requestedAt: '2026-01-12T06:00:00Z',
  };
  const { host, user, dialog } = await openDialog(
    paidEnrolmentWire(paid({ refundable: 1_000_000, refunds: [refund] })),
  );
  expect(await dialog.findByText('A late start.')).toBeInTheDocument();
  const link = dialog.getByRole('link', { name: 'Invoice INV/25-26/000009' });
  expect(link).toHaveAttribute('href', 'http://api.test/invoices/9');
  await user.click(dialog.getByRole('radio', { name: 'All that is left' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The course is cancelled.');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/gets ₹10,000 back and loses the seat/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The course is cancelled.');
  expect(host.http.callsTo('POST', path)).toHaveLength(0);
});

test('asks for an amount up to what is left, and for a reason', async () => {
  const { user, dialog } = await openDialog();
  await user.type(await dialog.findByRole('spinbutton', { name: 'Amount in ₹' }), '12000.01');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Please enter an amount up to ₹12,000')).toBeInTheDocument();
  expect(dialog.getByText('Please say why')).toBeInTheDocument();
  await user.clear(dialog.getByRole('spinbutton', { name: 'Amount in ₹' }));
  await user.type(dialog.getByRole('spinbutton', { name: 'Amount in ₹' }), '100.004');
  expect(await dialog.findByText('Please enter at most two decimals')).toBeInTheDocument();
});

test('shows the new state when another refund came first', async () => {
  const { host, user, dialog } = await openDialog();
  await user.type(await dialog.findByRole('spinbutton', { name: 'Amount in ₹' }), '100');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Goodwill.');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  host.http.on('POST', path, failure(409, 'Another refund was requested.', { code: 'REFUNDS_CHANGED' }));
  host.http.on('GET', path, paidEnrolmentWire(paid({ refundable: 0 })));
  await user.click(await dialog.findByRole('button', { name: 'Refund ₹100' }));
  expect(await dialog.findByText('All of it was refunded, or is on its way back.')).toBeInTheDocument();
  expect(host.notices.at(-1)).toMatchObject({ type: 'error', title: 'Nothing was refunded' });
});

test('a payment that does not load can be tried again', async () => {
  const { host, user, dialog } = await openDialog(failure(500, 'Closed for a moment.'));
  expect(await dialog.findByText('Closed for a moment.')).toBeInTheDocument();
  host.http.on('GET', path, paidEnrolmentWire(paid()));
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
});

test('a learner whom the caller may not refund has no button', async () => {
  await open(paidEnrolmentWire(paid()), [{ ...student, canRefund: false }]);
  expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
});

test.each([
  ['0.01', 'Please enter at least ₹1'],
  ['11999.50', '₹0.50 would be left, which is too little for a refund. Please enter ₹12,000, or at most ₹11,999'],
])('refuses ₹%s, which the provider could not pay now or later', async (amount, message) => {
  const { user, dialog } = await openDialog();
  await user.type(await dialog.findByRole('spinbutton', { name: 'Amount in ₹' }), amount);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
});
