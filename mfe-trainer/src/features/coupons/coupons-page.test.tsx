import { failure, pending } from '@kaksha/testing/fake-http';
import { screen, waitFor, within } from '@testing-library/react';
import { early, openCoupons } from './fake-coupons';

const flat = {
  ...early,
  id: 2,
  code: 'FLAT',
  kind: 'amount' as const,
  percent: null,
  amount_inr: 50_000,
  amount_usd: 600,
  last_day: null,
  ends_at: null,
  max_uses: null,
  enabled: false,
  progress: 'off' as const,
};

const open = (stored: unknown = [early, flat]) => openCoupons(stored);
const dialog = async () => within(await screen.findByRole('dialog'));

test('lists coupons with value, scope, dates, uses and state', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Your coupons' }));
  const rows = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(rows[0]).toMatch(/EARLY1010% offRunningAll courses · Until 31 Jan 2026 · 3 of 20 uses, 1 per learner/);
  expect(rows[1]).toMatch(/FLAT₹500 or \$6 offSwitched off/);
});

test('adds a coupon, after it names what is missing', async () => {
  const { user, host } = open([]);
  await screen.findByRole('heading', { name: 'No coupons yet' });
  await user.click(screen.getByRole('button', { name: 'New coupon' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Add coupon' }));
  expect(await form.findByText('A code has 3 to 30 letters, digits and hyphens')).toBeInTheDocument();
  expect(form.getByText('Please enter a percentage above 0, up to 100')).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: /Code/ }), 'early10');
  await user.type(form.getByRole('spinbutton', { name: /Percentage/ }), '99.999');
  expect(await form.findByText('Please enter at most two decimals')).toBeInTheDocument();
  await user.clear(form.getByRole('spinbutton', { name: /Percentage/ }));
  await user.type(form.getByRole('spinbutton', { name: /Percentage/ }), '10');
  host.http.on('POST', '/coupons', early);
  await user.click(form.getByRole('button', { name: 'Add coupon' }));
  expect(await screen.findByRole('heading', { name: 'EARLY10' })).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/coupons')[0]?.body).toMatchObject({
    code: 'early10',
    kind: 'percent',
    percent: 10,
    scope: 'all',
    max_uses: null,
    max_uses_per_learner: 1,
  });
});

test("shows the server's refusal of a code", async () => {
  const { user, host } = open([flat]);
  host.http.on('PUT', '/coupons/2', failure(409, 'You have a coupon with this code already.'));
  await user.click(await screen.findByRole('button', { name: 'Edit FLAT' }));
  const form = await dialog();
  expect(form.getByRole('spinbutton', { name: 'Amount in ₹' })).toHaveValue(500);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('You have a coupon with this code already.')).toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/coupons/2')[0]?.body).toMatchObject({ amount_inr: 50_000, amount_usd: 600 });
});

test('switches a coupon off and on', async () => {
  const { user, host } = open();
  host.http.on('PUT', '/coupons/1/enabled', { ...early, enabled: false, progress: 'off' });
  await user.click(await screen.findByRole('button', { name: 'Switch off EARLY10' }));
  expect(await screen.findByRole('button', { name: 'Switch on EARLY10' })).toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/coupons/1/enabled')[0]?.body).toEqual({ enabled: false });
});

test('shows that the coupons did not load, and Retry loads them', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Your coupons did not load/);
  host.http.on('GET', '/coupons', [early]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'EARLY10' })).toBeInTheDocument();
});

test('shows a skeleton while the coupons load', async () => {
  open(pending);
  await waitFor(() => expect(screen.getByText(/Your coupons are loading|Loading/)).toBeInTheDocument());
});
