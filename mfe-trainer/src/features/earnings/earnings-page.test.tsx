import { failure, paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/earnings';
const links = { csv: '/backend/earnings/statement?format=csv', pdf: '/backend/earnings/statement?format=pdf' };
const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2025-${String(index + 1).padStart(2, '0')}`,
  orders: 0,
  sales: 0,
  refunds: 0,
  fees: 0,
  net: 0,
  links,
  ...(index === 10 && { orders: 2, sales: 180_000, refunds: 40_000, fees: 14_000, net: 126_000 }),
}));
const inr = {
  currency: 'INR',
  total: { sales: 360_000, refunds: 40_000, fees: 32_000, net: 288_000 },
  next: 45_000,
  held: 81_000,
  awaiting_payment: 81_000,
  paid_out: 81_000,
  months,
};
const payout = {
  id: 7,
  currency: 'INR',
  amount: 81_000,
  state: 'paid',
  created_at: '2025-11-24T19:30:00Z',
  approved_at: '2025-11-25T06:00:00Z',
  closed_at: '2025-11-25T09:00:00Z',
  account: 'as•••@okbank',
  reference: 'UTR7',
  failure: null,
  links,
};
const earnings = (over: object = {}) => ({
  next_payout_on: '2025-12-01',
  account: 'as•••@okbank',
  payouts_from: null,
  currencies: [inr],
  payouts: [payout],
  ...over,
});
const line = {
  id: 1,
  at: '2025-11-03T06:00:00Z',
  kind: 'sale',
  order_id: 5,
  order_number: '1a2b3c4d-0000-4000-8000-000000000000',
  course_id: 3,
  course_name: 'Kubernetes in Production',
  learner_name: 'Priya Nair',
  currency: 'INR',
  invoice_number: 'INV/25-26/000012',
  amount: 90_000,
  tax: 13_729,
  fee: 9000,
  net: 81_000,
  payout_id: 7,
};

function open(stored: unknown = earnings(), at = path) {
  const host = trainerHost();
  host.http.on('GET', '/earnings', stored);
  host.http.on('GET', '/earnings/lines', paged([line]));
  return renderRoutes(remote.routes, { host, path: at });
}

test('shows the next payout with its day, what is held, and what was paid', async () => {
  open();
  const now = await screen.findByRole('region', { name: 'Now' });
  expect(now).toHaveTextContent('Next payout₹450From 1 Dec 2025, after an approval, to as•••@okbank.');
  expect(now).toHaveTextContent('Later payouts₹810');
  expect(now).toHaveTextContent('Awaiting payment₹810Payouts that are prepared or approved, but not paid yet.');
  expect(now).toHaveTextContent('Paid to you₹810₹3,600 sold, ₹400 refunded, ₹320 fees.');
  expect(screen.getByRole('img', { name: 'Sales by month, most in Nov 2025: ₹1,800' })).toBeInTheDocument();
});

test('has the months as a table with statements, and payouts with their orders', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Months as a table/ }));
  const table = within(screen.getByRole('table', { name: 'Earnings by month' }));
  expect(table.getByRole('row', { name: /^Nov 2025 2 ₹1,800 ₹400 ₹140 ₹1,260/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'CSV of Nov 2025' })).toHaveAttribute('href', links.csv);
  const list = within(screen.getByRole('list', { name: 'Payouts' }));
  expect(list.getByRole('listitem')).toHaveTextContent('₹810 Paid25 Nov 2025 · to as•••@okbank · reference UTR7');
  expect(list.getByRole('link', { name: 'Statement of ₹810, 25 Nov 2025 as PDF' })).toHaveAttribute('href', links.pdf);
  const orders = list.getByRole('link', { name: 'Orders of the payout of ₹810, 25 Nov 2025' });
  expect(orders).toHaveAttribute('href', `${path}/orders?payout=7`);
});

test('says when refunds are taken from later sales, and when the account is missing', async () => {
  open(earnings({ account: null, currencies: [{ ...inr, next: -36_000 }] }));
  expect(await screen.findByText('₹360 of refunds is taken from your next sales.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter it at Pricing' })).toBeInTheDocument();
});

test('says until when payouts wait after a change of the account', async () => {
  open(earnings({ payouts_from: '2025-12-03T06:00:00Z' }));
  const now = await screen.findByRole('region', { name: 'Now' });
  expect(now).toHaveTextContent(/You have changed your account\. .* payouts wait 72 hours: they go on from 3 Dec 2025/);
});

test('shows one currency at a time', async () => {
  const usd = { ...inr, currency: 'USD', next: 900, months: months.map((month) => ({ ...month, sales: 0 })) };
  const { user } = open(earnings({ currencies: [inr, usd] }));
  await user.click(await screen.findByRole('button', { name: '$' }));
  expect(screen.getByRole('region', { name: 'Now' })).toHaveTextContent('Next payout$9');
  expect(screen.getByRole('img', { name: 'Sales by month: none' })).toBeInTheDocument();
  expect(screen.getByText(/No payout yet/)).toBeInTheDocument();
});

test('without a sale it says what comes next', async () => {
  open(earnings({ currencies: [], payouts: [] }));
  expect(await screen.findByRole('heading', { name: 'No sales yet' })).toBeInTheDocument();
});

test('shows that the earnings did not load, and Retry loads them', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Your earnings did not load/);
  host.http.on('GET', '/earnings', earnings());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Payouts' })).toBeInTheDocument();
});

test('the orders of a payout lead to the course, with fee and document', async () => {
  open(earnings(), `${path}/orders?payout=7`);
  expect(await screen.findByRole('heading', { name: 'Payout of ₹810' })).toBeInTheDocument();
  const [row] = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
  expect(row).toHaveTextContent('Sale · 3 Nov 2025 · Priya Nair · order 1a2b3c4d · INV/25-26/000012');
  expect(row).toHaveTextContent('₹810₹900 paid incl. ₹137.29 GST, -₹90 fee');
  const course = within(row as HTMLElement).getByRole('link', { name: 'Kubernetes in Production' });
  expect(course).toHaveAttribute('href', '/patron/basicdetails/courses/activity/3?tab=enrolled');
});

test('an address without a payout or a month says so', async () => {
  open(earnings(), `${path}/orders`);
  expect(await screen.findByRole('heading', { name: 'This address names no statement' })).toBeInTheDocument();
});
