import { batch, courseDetails, user as testUser } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { profileWire } from '@kaksha/testing/wire/account';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { screen, waitFor } from '@testing-library/react';
import { profile } from '../../fake-profile';
import { checkoutHost, heading, line, open, orderAnswer, paidAnswer, paths } from './fake-checkout';
import { openAddress } from './open-address';

jest.mock('./open-address', () => ({ openAddress: jest.fn() }));
beforeEach(() => jest.mocked(openAddress).mockClear());

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
