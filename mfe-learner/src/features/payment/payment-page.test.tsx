import { batch, batchWithMovedStart, courseDetails, user as testUser } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { preferredBatchWire, profileWire } from '@kaksha/testing/wire/account';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { profile } from '../../fake-profile';
import remote from '../../remote';
import { checkoutHost, orderAnswer, paidAnswer, paths, seatAnswer, weekendBatch } from './fake-checkout';
import { openAddress } from './open-address';

jest.mock('./open-address', () => ({ openAddress: jest.fn() }));
beforeEach(() => jest.mocked(openAddress).mockClear());

const open = (host = checkoutHost(), path = '/payment/1/3') => renderRoutes(remote.routes, { host, path });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Enrol in Kubernetes in Production' });
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const weekdays = () => screen.getByRole('radio', { name: /Mon, 7:00–9:00 PM IST/ });
const change = () => screen.getByRole('button', { name: 'Change the batch' });
const line = () => screen.getByRole('region', { name: 'Batch' });
const weekends = () => screen.getByRole('radio', { name: /Sat, 7:00–9:00 PM IST/ });

describe('the order', () => {
  test('shows course, batch, fee, discount and total, also on the button', async () => {
    const { host } = open();
    await heading();
    expect(summary().getByRole('link', { name: 'Kubernetes in Production' })).toHaveAttribute(
      'href',
      '/course/kubernetes-in-production/1',
    );
    expect(summary().getByText('Mon, 19 Jan, 7:00 PM')).toBeInTheDocument();
    expect(summary().getByText('₹15,000')).toBeInTheDocument();
    expect(summary().getByText('Discount, 20%').nextSibling).toHaveTextContent('−₹3,000');
    expect(summary().getByRole('status')).toHaveTextContent('₹12,000');
    expect(summary().getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
    expect(summary().getByText(/Full refund within 7 days/)).toBeInTheDocument();
    expect(summary().getByText('Tax included')).toBeInTheDocument();
    expect(summary().getByText('By UPI, card, net banking or wallet')).toBeInTheDocument();
    expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Enrol in Kubernetes in Production', noindex: true });
  });

  test('shows the moved first class, and the hours of the season', async () => {
    open(checkoutHost({ batches: [batchWithMovedStart({ timeZone: 'EST' })] }));
    await heading();
    expect(summary().getByText('Sunday, 18 January 2026')).toBeInTheDocument();
    expect(summary().getByText('First class').nextSibling).toHaveTextContent('Sun, 18 Jan, 6:30 PM');
    expect(summary().getByText('Time').nextSibling).toHaveTextContent('7:00–9:00 PM EST');
  });

  test('shows EDT for a batch in summer', async () => {
    const summer = batch({ timeZone: 'EST', startDate: '2026-07-06', endDate: '2026-07-31' });
    open(checkoutHost({ batches: [summer] }));
    await heading();
    expect(summary().getByText('Time').nextSibling).toHaveTextContent('7:00–9:00 PM EDT');
  });

  test('opens by the capitalised address with the batch of the link', async () => {
    open(checkoutHost(), '/Payment/1/3?t=2&u=99');
    await heading();
    expect(line()).toHaveTextContent('Weekend(Sat,Sun), 7:00–9:00 PM IST');
  });

  test('starts with the batch chosen earlier', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.preferred, preferredBatchWire(1, 2));
    const { user } = open(host);
    await heading();
    expect(screen.queryByRole('radiogroup', { name: 'Batch' })).not.toBeInTheDocument();
    await user.click(change());
    expect(weekends()).toBeChecked();
    expect(weekends()).toHaveFocus();
    expect(weekdays()).not.toBeChecked();
  });

  test('one batch needs no choice', async () => {
    open(checkoutHost({ batches: [weekendBatch] }));
    await heading();
    expect(screen.queryByRole('button', { name: 'Change the batch' })).not.toBeInTheDocument();
  });

  test('stores a chosen batch in the address and for the next visit', async () => {
    const { user, host, address } = open();
    await heading();
    await user.click(change());
    await user.click(weekends());
    expect(weekends()).toBeChecked();
    expect(address()).toBe('/payment/1/3?t=2');
    expect(summary().getByText('Sat, 24 Jan, 7:00 PM')).toBeInTheDocument();
    expect(host.http.callsTo('POST', paths.preferred)[0]?.body).toEqual({ courseId: 1, batchId: 2 });
    expect(host.http.callsTo('GET', paths.course)).toHaveLength(1);
  });

  test('can be paid in dollars where there is a fee in dollars', async () => {
    const { user, host } = open();
    await heading();
    await user.click(screen.getByRole('radio', { name: 'US dollars, $152' }));
    expect(summary().getByRole('status')).toHaveTextContent('$152');
    await user.click(screen.getByRole('button', { name: 'Pay $152' }));
    await waitFor(() =>
      expect(host.http.callsTo('POST', paths.orders)[0]?.body).toMatchObject({ batchId: 1, currency: 'USD' }),
    );
  });

  test('is in dollars when there is no fee in rupees', async () => {
    open(checkoutHost({ fees: { inr: null, usd: 190, discount: 0 } }));
    await heading();
    expect(screen.getByRole('button', { name: 'Pay $190' })).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Currency' })).not.toBeInTheDocument();
  });
});

test('only currencies that the trainer takes are offered', async () => {
  const fees = { inr: 15_000, usd: 190, discount: 0, accepted: ['USD'] } as const;
  const { user, host } = open(checkoutHost({ fees }));
  await heading();
  expect(screen.queryByRole('radiogroup', { name: 'Currency' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay $190' }));
  await waitFor(() => expect(host.http.callsTo('POST', paths.orders)[0]?.body).toMatchObject({ currency: 'USD' }));
});

describe('seats that cannot be bought', () => {
  test('a course without a fee that its trainer takes offers an enquiry, not a payment that is refused', async () => {
    open(checkoutHost({ fees: { inr: 15_000, usd: null, discount: 0, accepted: ['USD'] } }));
    await heading();
    expect(screen.getByRole('link', { name: 'Enquire' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('a finished batch is reported, and the others are offered', async () => {
    const over = batch({ id: 7, startDate: '2025-10-06', endDate: '2025-11-07' });
    open(checkoutHost({ batches: [over, weekendBatch] }), '/payment/1/3?t=7');
    await heading();
    expect(
      screen.getByText(/The batch that began on 6 Oct 2025 is over\. These can still be joined\./),
    ).toBeInTheDocument();
    expect(weekends()).toBeChecked();
  });

  test('without batches the page offers an enquiry about the next one', async () => {
    open(checkoutHost({ batches: [] }));
    await heading();
    expect(screen.getByText('No batch of this course is open right now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enquire' })).toHaveAttribute(
      'href',
      '/course/kubernetes-in-production/1#enquire',
    );
  });

  test('a price on request offers an enquiry', async () => {
    open(checkoutHost({ fees: { inr: null, usd: null, discount: 0 } }));
    await heading();
    expect(summary().getByText('Price on request')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enquire' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('a batch with a seat cannot be bought again, another batch can', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.seats, [seatAnswer()]);
    const { user } = open(host);
    await heading();
    expect(screen.getByText('You are enrolled in this batch already.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open class' })).toHaveAttribute('href', '/my-courses/1');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await user.click(weekends());
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
  });

  test('a refunded seat can be bought again', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.seats, [seatAnswer({ status: 'Refunded' })]);
    open(host);
    await heading();
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
  });

  test('trainers cannot buy their own course', async () => {
    const host = checkoutHost({}, { as: 'trainer' });
    host.http.on('GET', '/course-purchase/purchased/6', []);
    open(host);
    await heading();
    expect(screen.getByText(/You teach this course/)).toBeInTheDocument();
  });
});

describe('paying', () => {
  test('creates an order and opens the payment page', async () => {
    const { user, host } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('http://api.test/payment/sandbox/order_1'));
    expect(host.http.callsTo('POST', paths.orders)[0]?.body).toEqual({
      courseId: 1,
      trainerId: 3,
      batchId: 1,
      currency: 'INR',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('radio', { name: 'US dollars, $152' })).toBeDisabled();
  });

  test('a free course is enrolled without a payment page', async () => {
    const host = checkoutHost({ fees: { inr: 0, usd: 0, discount: 0 } });
    const free = { price: { currency: 'INR' as const, full: 0, amount: 0 } };
    host.http.on('POST', paths.orders, paidAnswer(free));
    host.http.on('GET', paths.order, paidAnswer(free));
    const { user, address } = open(host);
    await heading();
    expect(screen.queryByRole('radiogroup', { name: 'Currency' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enrol for free' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are enrolled' })).toHaveFocus();
    expect(screen.getByText('Free of charge')).toBeInTheDocument();
    expect(address()).toBe('/payment/1/3?t=1&c=INR&order=42');
    expect(openAddress).not.toHaveBeenCalled();
  });

  test('a visitor signs in first and the payment continues', async () => {
    const { user, host } = open(checkoutHost({}, { as: 'visitor' }));
    await heading();
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
    expect(host.session.signInRequests).toEqual([
      {
        message: 'We finish your enrolment right after this.',
        subject: 'Kubernetes in Production',
        date: '2026-01-19',
      },
    ]);
  });

  test('a learner whose name only comes from the address enters one before the invoice is final', async () => {
    const host = checkoutHost({}, { as: 'visitor' });
    const { user } = open(host);
    await heading();
    host.session.answerSignInAs('learner');
    jest.spyOn(host.session, 'require').mockImplementation(async () => {
      const unnamed = { ...testUser(), name: 'Asha Rao', email: 'asha.rao@example.com', hasDerivedName: true };
      host.session.setUser(unnamed);
      return unnamed;
    });
    host.http.on(
      'PUT',
      '/dashboard/UpdateUserProfile',
      profileWire(profile({ name: 'Dr. Asha Rao', email: 'asha.rao@example.com' })),
    );
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    await waitFor(() => expect(host.notices).toMatchObject([{ title: 'Please enter your name' }]));
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: 'Pay ₹12,000' }));
    const field = await screen.findByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter your name'));
    expect(field).toHaveFocus();
    expect(host.http.callsTo('POST', paths.orders)).toHaveLength(0);
    await user.type(field, 'Dr. Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
    expect(host.http.callsTo('PUT', '/dashboard/UpdateUserProfile')[0]?.body).toMatchObject({ Name: 'Dr. Asha Rao' });
  });

  test('a visitor who does not sign in stays on the page', async () => {
    const host = checkoutHost({}, { as: 'visitor' });
    host.session.answerSignInAs('visitor');
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    expect(host.http.callsTo('POST', paths.orders)).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).not.toHaveAttribute('aria-busy');
  });

  test.each([
    ['ALREADY_ENROLLED', 409, 'You are enrolled in this batch already.'],
    ['BATCH_ENDED', 409, 'This batch has ended. Please choose another one.'],
    ['CURRENCY_NOT_ACCEPTED', 409, 'The trainer does not take payments in this currency.'],
    ['PAYMENT_PROVIDER_UNAVAILABLE', 502, 'The payment provider does not answer. Please try again in a moment.'],
  ] as const)('a refusal (%s) shows its message and keeps the choices', async (code, status, message) => {
    const host = checkoutHost();
    host.http.on('POST', paths.orders, failure(status, message, { code }));
    const { user } = open(host, '/payment/1/3?t=2');
    await heading();
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(line()).toHaveTextContent('Weekend(Sat,Sun)');
  });

  test('a retry without an answer sends the same idempotency key', async () => {
    const host = checkoutHost();
    host.http.on('POST', paths.orders, new Error('no network'));
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No response from server. Please check your connection.',
    );
    host.http.on('POST', paths.orders, orderAnswer());
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
    const [first, second] = host.http
      .callsTo('POST', paths.orders)
      .map(({ body }) => body as { idempotencyKey: string });
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test('a changed price must be confirmed before paying', async () => {
    const host = checkoutHost();
    const price = { currency: 'INR' as const, full: 1_600_000, amount: 1_600_000 };
    host.http.on('POST', paths.orders, orderAnswer({ price }));
    const { user } = open(host);
    await heading();
    host.http.on(
      'GET',
      paths.course,
      courseDetailsWire(courseDetails({ fees: { inr: 16_000, usd: null, discount: 0 } })),
    );
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed to ₹16,000.');
    expect(screen.getByRole('button', { name: 'Pay ₹16,000' })).toBeInTheDocument();
    expect(openAddress).not.toHaveBeenCalled();
  });

  test('new times of the batch must be confirmed before paying', async () => {
    const host = checkoutHost();
    const moved = batch({ startTime: '18:30' });
    host.http.on('POST', paths.orders, orderAnswer({ batch: moved }));
    const { user } = open(host);
    await heading();
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches: [moved] })));
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This batch has new times. Please look at it');
    expect(openAddress).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Pay ₹12,000' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
  });
});

describe('the page', () => {
  test('shows skeletons while loading', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.course, pending);
    open(host);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading the payment page…');
  });

  test('shows a load failure and loads on Retry', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.course, failure(503, 'The catalogue is closed for a moment.'));
    const { user } = open(host);
    expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue is closed for a moment.');
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading();
  });

  test.each(['/payment/1/3', '/payment/abc/3'])('shows Not found for an unknown course (%s)', async (path) => {
    const host = checkoutHost();
    host.http.on('GET', paths.course, failure(404, 'Course not found'));
    open(host, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'This course is not here' })).toBeInTheDocument();
  });

  test('works when seats and the earlier choice fail to load', async () => {
    const host = checkoutHost();
    host.http.on('GET', paths.seats, failure(500));
    host.http.on('GET', paths.preferred, failure(500));
    open(host);
    await heading();
    expect(screen.getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
    expect(host.reportedErrors).toHaveLength(2);
  });
});
