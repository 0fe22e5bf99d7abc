import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure, paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, within } from '@testing-library/react';
import remote from '../../../remote';

const links = { csv: '/backend/earnings/statement?format=csv', pdf: '/backend/earnings/statement?format=pdf' };
const payout = (over: object = {}) => ({
  id: 7,
  currency: 'INR',
  amount: 81_000,
  state: 'awaiting',
  created_at: '2026-01-11T19:30:00Z',
  approved_at: null,
  closed_at: null,
  account: null,
  reference: null,
  failure: null,
  links,
  trainer_id: 2,
  trainer_name: 'Asha Rao',
  lines: 3,
  method: null,
  route_account: null,
  payable_by_route: true,
  current_account: 'HDFC0001234, account ending 9012',
  account_fingerprint: 'f00d',
  payable_from: null,
  approvals: [],
  approvals_needed: 1,
  caller_receives: false,
  ...over,
});
const approved = {
  state: 'approved',
  approved_at: '2026-01-12T06:00:00Z',
  method: 'manual',
  account: 'HDFC0001234, account ending 9012',
};

function open(results: unknown = paged([payout()]), path = '/ledger') {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/ledger', { platform_fee: 10, balances: [], checks: [] });
  host.http.on('GET', '/payouts', results);
  return renderRoutes(remote.routes, { host, path });
}
const card = async () => within(await screen.findByRole('article', { name: 'Asha Rao' }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('a payout is approved with the amount that was seen, after its linked account is stored', async () => {
  const { user, host } = open();
  const shown = await card();
  expect(shown.getByText('₹810')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', links.csv);
  await user.click(shown.getByRole('button', { name: 'Approve' }));
  const asked = await dialog();
  await user.type(asked.getByRole('textbox', { name: /Linked account/ }), 'pay_1');
  await user.click(asked.getByRole('button', { name: 'Approve' }));
  expect(await asked.findByText('Please paste an id that begins with acc_')).toBeInTheDocument();
  await user.clear(asked.getByRole('textbox', { name: /Linked account/ }));
  await user.type(asked.getByRole('textbox', { name: /Linked account/ }), 'acc_CPRsN1LkFccllA');
  host.http.on(
    'PUT',
    '/payouts/7/route-account',
    payout({ route_account: 'acc_CPRsN1LkFccllA', account_fingerprint: 'beef' }),
  );
  host.http.on('POST', '/payouts/7/approve', payout({ ...approved, method: 'route' }));
  await user.click(asked.getByRole('button', { name: 'Approve' }));
  expect(await shown.findByText(/Razorpay Route pays it/)).toBeInTheDocument();
  expect(shown.queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/payouts/7/route-account')[0]?.body).toEqual({ account_id: 'acc_CPRsN1LkFccllA' });
  const seen = { amount: 81_000, account_fingerprint: 'beef' };
  expect(host.http.callsTo('POST', '/payouts/7/approve')[0]?.body).toEqual(seen);
});

test('an amount that changed meanwhile is loaded again', async () => {
  const { user, host } = open(paged([payout({ current_account: 'as•••@okbank', payable_by_route: false })]));
  await user.click((await card()).getByRole('button', { name: 'Approve' }));
  const asked = await dialog();
  expect(asked.queryByRole('textbox')).not.toBeInTheDocument();
  const message = 'Refunds have changed the amount. Please check it again.';
  host.http.on('POST', '/payouts/7/approve', failure(409, message, { code: 'PAYOUT_CHANGED' }));
  host.http.on('GET', '/payouts', paged([payout({ amount: 45_000 })]));
  await user.click(asked.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('₹450')).toBeInTheDocument();
});

test('an account that changed meanwhile is shown with the time from which it can be approved', async () => {
  const { user, host } = open(paged([payout({ payable_by_route: false })]));
  await user.click((await card()).getByRole('button', { name: 'Approve' }));
  const asked = await dialog();
  const message = 'The account is not the one that was shown. Please check it again.';
  host.http.on('POST', '/payouts/7/approve', failure(409, message, { code: 'PAYOUT_ACCOUNT_CHANGED' }));
  const changed = {
    current_account: 'th•••@okbank',
    account_fingerprint: 'beef',
    payable_from: '2026-01-18T06:00:00Z',
  };
  host.http.on('GET', '/payouts', paged([payout(changed)]));
  await user.click(asked.getByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText(/The trainer has changed the account. It can be approved from .*18 Jan/),
  ).toBeVisible();
  expect((await card()).getByText(/th•••@okbank/)).toBeInTheDocument();
  expect((await card()).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(host.http.callsTo('POST', '/payouts/7/approve')[0]?.body).toEqual({
    amount: 81_000,
    account_fingerprint: 'f00d',
  });
  expect(host.notices.at(-1)).toMatchObject({ type: 'error', description: message });
});

test('a large payout names who approved it and waits for another administrator', async () => {
  const { user, host } = open(paged([payout({ payable_by_route: false, approvals_needed: 2 })]));
  await user.click((await card()).getByRole('button', { name: 'Approve' }));
  const asked = await dialog();
  expect(asked.getByText('It needs the approval of 2 administrators.')).toBeInTheDocument();
  const { id: user_id } = host.session.get().user ?? {};
  const approvals = [{ user_id, name: 'Priya Menon', at: '2026-01-12T06:00:00Z' }];
  host.http.on('POST', '/payouts/7/approve', payout({ approvals, approvals_needed: 2 }));
  await user.click(asked.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/Approved by .*Priya Menon.* It needs 2 administrators\./)).toBeInTheDocument();
  expect((await card()).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(host.notices.at(-1)).toMatchObject({ title: 'You approved ₹810 for Asha Rao' });
});

test('a payout to the administrator or to their institute has no buttons', async () => {
  open(
    paged([
      payout({ caller_receives: true }),
      payout({ id: 8, trainer_name: 'Bo', ...approved, caller_receives: true }),
    ]),
  );
  expect((await card()).getByText(/Another administrator has to decide about it/)).toBeInTheDocument();
  expect((await card()).queryByRole('button')).not.toBeInTheDocument();
  expect(within(screen.getByRole('article', { name: 'Bo' })).queryByRole('button')).not.toBeInTheDocument();
});

test('a payment by hand shows the account in full and stores the reference', async () => {
  const { user, host } = open(paged([payout(approved)]));
  await user.click((await card()).getByRole('button', { name: 'Mark as paid' }));
  const asked = await dialog();
  const full = { upi_id: null, account_name: 'Asha Rao', account_number: '123456789012', ifsc: 'HDFC0001234' };
  host.http.on('POST', '/payouts/7/account', { kind: 'bank', ...full, bank_name: null });
  await user.click(asked.getByRole('button', { name: 'Show the account' }));
  expect(await asked.findByText('123456789012')).toBeInTheDocument();
  await user.type(asked.getByRole('textbox', { name: /Reference/ }), 'UTR7');
  const paid = { state: 'paid', closed_at: '2026-01-12T08:00:00Z', reference: 'UTR7' };
  host.http.on('POST', '/payouts/7/paid', payout({ ...approved, ...paid }));
  await user.click(asked.getByRole('button', { name: 'Mark as paid' }));
  expect(await (await card()).findByText(/reference UTR7/)).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/payouts/7/paid')[0]?.body).toEqual({ reference: 'UTR7' });
});

test('a payment that failed asks for the reason and loads the payout that follows', async () => {
  const { user, host } = open(paged([payout(approved)]));
  await user.click((await card()).getByRole('button', { name: 'Mark as failed' }));
  const asked = await dialog();
  await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'The account is closed');
  host.http.on('POST', '/payouts/7/failed', payout({ ...approved, state: 'failed', failure: 'The account is closed' }));
  host.http.on('GET', '/payouts', paged([payout({ id: 8, trainer_name: 'Asha Rao' })]));
  await user.click(asked.getByRole('button', { name: 'Mark as failed' }));
  expect(await (await card()).findByRole('button', { name: 'Approve' })).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/payouts/7/failed')[0]?.body).toEqual({ reason: 'The account is closed' });
});

test('a trainer without an account cannot be paid, and a negative payout waits', async () => {
  const { user } = open(
    paged([
      payout({ current_account: null, payable_by_route: false }),
      payout({ id: 8, trainer_name: 'Bo', amount: -100 }),
    ]),
  );
  await user.click((await card()).getByRole('button', { name: 'Approve' }));
  expect((await dialog()).getByText(/has typed no account/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const other = within(screen.getByRole('article', { name: 'Bo' }));
  expect(other.getByText(/waits for later sales/)).toBeInTheDocument();
  expect(other.queryByRole('button')).not.toBeInTheDocument();
});

test('paid and failed payouts are a view of the address', async () => {
  const { user, host } = open(paged([]));
  expect(await screen.findByRole('heading', { name: 'No payout is open' })).toBeInTheDocument();
  host.http.on('GET', '/payouts', paged([payout({ ...approved, state: 'paid', reference: 'UTR7' })]));
  await user.click(screen.getByRole('button', { name: 'Paid and failed' }));
  expect(await screen.findByText(/reference UTR7/)).toBeInTheDocument();
  expect(host.http.callsTo('GET', '/payouts').at(-1)?.params).toMatchObject({ state: 'closed', page: 1 });
});
