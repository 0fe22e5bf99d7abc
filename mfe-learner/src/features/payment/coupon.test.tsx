import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { checkoutHost, orderAnswer, paidAnswer, paths } from './fake-checkout';
import { openAddress } from './open-address';

jest.mock('./open-address', () => ({ openAddress: jest.fn() }));

const quote = (over: object = {}) => ({
  currency: 'INR' as const,
  full_amount: 1_500_000,
  discount: 20,
  coupon_code: 'EARLY10',
  coupon_amount: 120_000,
  amount: 1_080_000,
  ...over,
});
const quotes = '/payment/quote';
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

function open(host = checkoutHost()) {
  return renderRoutes(remote.routes, { host, path: '/payment/1/3' });
}
async function enter(user: ReturnType<typeof open>['user'], code: string) {
  await user.click(await screen.findByRole('button', { name: 'Enter a coupon code' }));
  await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), `${code}{Enter}`);
}

test('shows list price, discount, coupon and total, and pays that', async () => {
  const { user, host } = open();
  host.http.on('POST', quotes, quote());
  host.http.on('POST', paths.orders, orderAnswer({ price: { currency: 'INR', full: 1_500_000, amount: 1_080_000 } }));
  await enter(user, 'early10');
  expect((await summary().findByText('Coupon EARLY10')).nextSibling).toHaveTextContent('−₹1,200');
  expect(summary().getByText('₹15,000')).toBeInTheDocument();
  expect(summary().getByText('Discount, 20%').nextSibling).toHaveTextContent('−₹3,000');
  await user.click(summary().getByRole('button', { name: 'Pay ₹10,800' }));
  await waitFor(() => expect(openAddress).toHaveBeenCalled());
  expect(host.http.callsTo('POST', quotes)[0]?.body).toMatchObject({ coupon: 'early10', batchId: 1, currency: 'INR' });
  expect(host.http.callsTo('POST', paths.orders)[0]?.body).toMatchObject({ coupon: 'EARLY10' });
});

test('shows why a code is refused, at its field', async () => {
  const { user, host } = open();
  host.http.on('POST', quotes, failure(404, 'There is no such code for this course.', { code: 'COUPON_NOT_FOUND' }));
  await enter(user, 'nothing');
  const box = screen.getByRole('textbox', { name: 'Coupon code' });
  await waitFor(() => expect(box).toHaveAccessibleDescription('There is no such code for this course.'));
  expect(summary().getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
});

test('another batch counts the coupon again, and removes one that is not for it', async () => {
  const { user, host } = open();
  host.http.on('POST', quotes, quote());
  await enter(user, 'early10');
  await summary().findByText('Coupon EARLY10');
  host.http.on('POST', quotes, failure(409, 'This code is for another batch.', { code: 'COUPON_NOT_VALID' }));
  await user.click(screen.getByRole('button', { name: 'Change the batch' }));
  await user.click(screen.getByRole('radio', { name: /Sat, 7:00–9:00 PM IST/ }));
  expect(await screen.findByText('This code is for another batch.')).toBeInTheDocument();
  expect(host.http.callsTo('POST', quotes)[1]?.body).toMatchObject({ coupon: 'EARLY10', batchId: 2 });
  expect(summary().getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
});

test('a coupon for the whole price enrols for free', async () => {
  const { user, host } = open();
  host.http.on('POST', quotes, quote({ coupon_amount: 1_200_000, amount: 0 }));
  const price = { currency: 'INR' as const, full: 1_500_000, amount: 0 };
  host.http.on('POST', paths.orders, paidAnswer({ price }));
  host.http.on('GET', paths.order, paidAnswer({ price }));
  await enter(user, 'all');
  await user.click(await summary().findByRole('button', { name: 'Enrol for free' }));
  expect(await screen.findByRole('heading', { name: 'You are enrolled' })).toBeInTheDocument();
});

test('a code that was used up meanwhile goes, and the total is the price again', async () => {
  const { user, host } = open();
  host.http.on('POST', quotes, quote());
  host.http.on('POST', paths.orders, failure(409, 'This code is used up.', { code: 'COUPON_USED_UP' }));
  await enter(user, 'early10');
  await user.click(await summary().findByRole('button', { name: 'Pay ₹10,800' }));
  expect((await screen.findAllByText('This code is used up.')).length).toBeGreaterThan(0);
  expect(summary().getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
});

test('the coupon of a failed payment is applied to the next attempt', async () => {
  const host = checkoutHost();
  const coupon = { code: 'EARLY10', amount: 120_000 };
  host.http.on('GET', paths.order, orderAnswer({ status: 'failed', checkout: null, coupon }));
  host.http.on('POST', quotes, quote());
  const { user } = renderRoutes(remote.routes, { host, path: '/payment/1/3?order=42&outcome=fail' });
  expect(await screen.findByRole('button', { name: 'Pay ₹10,800' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove EARLY10' }));
  expect(summary().getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
});

test('Remove takes the coupon off', async () => {
  const { user, host } = open();
  host.http.on('POST', quotes, quote());
  await enter(user, 'early10');
  await user.click(await screen.findByRole('button', { name: 'Remove EARLY10' }));
  expect(summary().getByRole('button', { name: 'Pay ₹12,000' })).toBeInTheDocument();
});
