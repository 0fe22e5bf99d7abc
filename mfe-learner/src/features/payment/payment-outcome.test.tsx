import { batch, batchWithMovedStart, testNow } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { checkoutHost, orderAnswer, paidAnswer, paths } from './fake-checkout';

const open = (host = checkoutHost(), query = '') =>
  renderRoutes(remote.routes, { host, path: `/payment/1/3?t=1${query}` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('back from the payment page', () => {
  test('sends the proof once, removes it from the address and shows the enrolment', async () => {
    const host = checkoutHost();
    host.http.on('POST', paths.verify, paidAnswer());
    host.http.on('GET', paths.order, paidAnswer());
    const { address } = open(host, '&order=42&outcome=succeed&payment=pay_1&signature=abc');
    await heading('You are enrolled');
    expect(address()).toBe('/payment/1/3?t=1&order=42&outcome=succeed');
    expect(host.http.callsTo('POST', paths.verify).map(({ body }) => body)).toEqual([
      { orderId: 42, paymentId: 'pay_1', signature: 'abc' },
    ]);
  });

  test('shows receipt, calendar and next steps after enrolling', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.order, paidAnswer());
    open(host, '&order=42');
    await heading('You are enrolled');
    expect(screen.getByText('Paid ₹12,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      'http://api.test/invoices/9/file?key=pass',
    );
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      'http://api.test/calendar/batch/1.ics',
    );
    expect(screen.getByRole('link', { name: 'Open class' })).toHaveAttribute('href', '/my-courses/1');
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(
      next.getByText(/To learner@kaksha.test, with the dates for your calendar and your invoice\./),
    ).toBeInTheDocument();
    expect(await next.findByRole('heading', { name: 'First class on Monday, 19 January' })).toBeInTheDocument();
    expect(next.getByText(/not completed beyond 20%/)).toBeInTheDocument();
    expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'You are enrolled' });
  });

  test('shows day and hours of a moved first class', async () => {
    const host = checkoutHost({ batches: [batchWithMovedStart()] });
    host.http.on('GET', paths.order, paidAnswer());
    open(host, '&order=42');
    await heading('You are enrolled');
    expect(screen.getByText('Sunday, 18 January 2026')).toBeInTheDocument();
    expect(screen.getByText('Sunday, 6:30–8:30 PM IST, Weekday(Mon-Fri)')).toBeInTheDocument();
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(await next.findByRole('heading', { name: 'First class on Sunday, 18 January' })).toBeInTheDocument();
    expect(next.getByText(/^6:30–8:30 PM IST, which is 1:00–3:00 PM in UTC\./)).toBeInTheDocument();
  });

  test('shows the hours of the next class of a batch that began before the clock changed', async () => {
    const running = batch({ timeZone: 'EST', startDate: '2025-09-01', endDate: '2026-03-27' });
    const host = checkoutHost({ batches: [running] });
    host.http.on('GET', paths.order, paidAnswer());
    open(host, '&order=42');
    const next = within(await screen.findByRole('region', { name: 'What happens next' }));
    expect(await next.findByRole('heading', { name: 'Classes are under way' })).toBeInTheDocument();
    expect(next.getByText(/^7:00–9:00 PM EST, which is 12:00–2:00 AM in UTC, the day after\./)).toBeInTheDocument();
  });

  test('a failed payment shows that nothing was charged and can be retried', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.order, orderAnswer({ status: 'failed', checkout: null }));
    open(host, '&order=42&outcome=fail');
    expect(await screen.findByText(/The payment did not go through/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
  });

  test("after leaving the provider's page the choices are kept, and the note disappears with a new choice", async () => {
    const { user } = open(checkoutHost(), '&order=42&outcome=abandon');
    expect(await screen.findByText(/You left before paying/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change the batch' }));
    await user.click(screen.getByRole('radio', { name: /Sat, 7:00–9:00 PM IST/ }));
    await waitFor(() => expect(screen.queryByText(/You left before paying/)).not.toBeInTheDocument());
  });

  test.each([
    ['expired', /The time to pay has run out/],
    ['refunded', /This payment was refunded/],
  ] as const)('shows that an order is %s', async (status, message) => {
    const host = checkoutHost();
    host.http.on('GET', paths.order, orderAnswer({ status, checkout: null }));
    open(host, '&order=42');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('a payment for a seat that the learner already has is refunded', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.order, paidAnswer({ enrolmentId: null }));
    open(host, '&order=42&outcome=succeed');
    await heading('Your money goes back');
    expect(screen.getByText(/You were enrolled in this batch already\. ₹12,000 .* is paid back/)).toBeInTheDocument();
  });

  test.each([
    ['paid', 'Look for another batch', 'batch-cancelled'],
    ['refunded', 'Look for another batch', 'batch-over'],
    ['refunded', 'Browse courses', 'course-removed'],
  ] as const)(
    'a payment that got no seat (%s) shows the reason and that the money goes back',
    async (status, next, code) => {
      const host = checkoutHost();
      const ended = { code, message: 'The trainer cancelled this batch. The trainer is ill.' };
      host.http.on('GET', paths.order, paidAnswer({ status, enrolmentId: null, ended }));
      open(host, '&order=42&outcome=succeed');
      await heading('Your money goes back');
      expect(
        screen.getByText(/The trainer is ill\. ₹12,000 for Kubernetes in Production is paid back to you in full/),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: next })).toBeInTheDocument();
      expect(screen.queryByText(/You are enrolled/)).not.toBeInTheDocument();
    },
  );

  test('an order that ended before the payment shows why, and offers no payment of it', async () => {
    const host = checkoutHost();
    const ended = {
      code: 'batch-cancelled' as const,
      message: 'The trainer cancelled this batch. The trainer is ill.',
    };
    host.http.on('GET', paths.order, orderAnswer({ status: 'expired', checkout: null, ended }));
    open(host, '&order=42&outcome=succeed');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The trainer cancelled this batch. The trainer is ill. The order has ended and cannot be paid any more.',
    );
    expect(screen.queryByText(/The time to pay has run out/)).not.toBeInTheDocument();
  });

  test('leads back to the page that the learner came from', async () => {
    const host = checkoutHost();
    for (const [path, label] of [
      ['/', 'Home'],
      ['/course/kubernetes-in-production/1', 'Kubernetes in Production'],
    ] as const) {
      host.history.record({ path, label, isPaymentRelated: false, sourcePage: null });
    }
    host.http.on('GET', paths.order, paidAnswer());
    open(host, '&order=42&outcome=succeed');
    await heading('You are enrolled');
    expect(screen.getByRole('link', { name: 'Back to Kubernetes in Production' })).toHaveAttribute(
      'href',
      '/course/kubernetes-in-production/1',
    );
  });

  test('an outcome in the address without an order has no effect', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.order, orderAnswer({ status: 'failed', checkout: null }));
    open(host, '&order=42&outcome=succeed');
    expect(await screen.findByText(/The payment did not go through/)).toBeInTheDocument();
  });
});

test.each([
  ["another user's", 403],
  ['an unknown', 404],
])('%s payment shows Not found with a link to the own payments', async (_whose, status) => {
  const host = checkoutHost();
  host.http.on('GET', paths.order, failure(status, 'This is not yours to see or change.'));
  open(host, '&order=42&outcome=succeed');
  await heading('Payment not found');
  expect(screen.getByRole('link', { name: 'Purchased Courses' })).toHaveAttribute(
    'href',
    '/user-dashboard/purchased-course',
  );
  expect(screen.queryByText(/We keep asking/)).not.toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Payment not found', status: 404 });
});

describe('confirming a payment', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse(testNow) }));

  /** Advances in steps of a second, because effects start timers only after a render. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  };

  test('polls with increasing delays until the order is paid', async () => {
    const host = checkoutHost();
    open(host, '&order=42&outcome=succeed');
    await heading('Confirming your payment');
    const asked = () => host.http.callsTo('GET', paths.order).length;
    const before = asked();
    await pass(1);
    expect(asked()).toBe(before + 1);
    await pass(1);
    expect(asked()).toBe(before + 1);
    await pass(1);
    expect(asked()).toBe(before + 2);
    host.http.on('GET', paths.order, paidAnswer());
    await pass(3);
    await heading('You are enrolled');
    const settled = asked();
    await pass(120);
    expect(asked()).toBe(settled);
  });

  test('shows that the user need not wait when it takes long', async () => {
    const host = checkoutHost();
    open(host, '&order=42&outcome=succeed');
    await heading('Confirming your payment');
    expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
    await pass(35);
    expect(screen.getByText(/longer than usual.*we write to learner@kaksha.test/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Purchased Courses' })).toBeInTheDocument();
  });

  test('continues without a network and polls at once when it returns', async () => {
    const host = checkoutHost();
    open(host, '&order=42&outcome=succeed');
    await heading('Confirming your payment');
    host.http.on('GET', paths.order, new Error('no network'));
    await pass(1);
    expect(screen.getByText(/We keep asking; your payment is not lost\./)).toBeInTheDocument();
    host.http.on('GET', paths.order, paidAnswer());
    await act(async () => void window.dispatchEvent(new Event('online')));
    await heading('You are enrolled');
  });

  test("ends with the provider's confirmation even when the proof was refused", async () => {
    const host = checkoutHost();
    host.http.on('POST', paths.verify, failure(400, 'This payment could not be verified.', { code: 'BAD_SIGNATURE' }));
    open(host, '&order=42&outcome=succeed&payment=pay_1&signature=abc');
    await heading('Confirming your payment');
    host.http.on('GET', paths.order, orderAnswer({ status: 'failed', checkout: null }));
    await pass(1);
    expect(await screen.findByText(/The payment did not go through/)).toBeInTheDocument();
  });
});
