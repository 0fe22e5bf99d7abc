import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure, paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

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

const second = { id: 8, trainer_name: 'Bo', amount: 120_000, account_fingerprint: 'cafe', payable_by_route: false };

function open(results: unknown = paged([payout()]), path = '/admin/payouts') {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/payouts', results);
  return renderRoutes(remote.routes, { host, path });
}
const row = async (name: RegExp | string = /Asha Rao/) => within(await screen.findByRole('row', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const given = (...payouts: object[]) => payouts.map((one) => ({ id: 7, payout: one, refusal: null }));

test('several payouts are approved with one confirmation, by the amounts and accounts that were seen', async () => {
  const { user, host } = open(
    paged([payout(), payout(second), payout({ id: 9, trainer_name: 'Cem', currency: 'USD' })]),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
  expect(screen.getByText('3 chosen: ₹2,010 and $810')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Choose $810 for Cem' }));
  expect(screen.getByText('2 chosen: ₹2,010')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Approve 2 payouts' }));
  const asked = await dialog();
  expect(within(asked.getByRole('list', { name: 'Chosen payouts' })).getAllByRole('listitem')).toHaveLength(2);
  const answers = given(payout(approved), payout({ ...second, ...approved }));
  host.http.on('POST', '/payouts/approve', answers);
  await user.click(asked.getByRole('button', { name: 'Approve 2 payouts' }));
  expect(await (await row()).findByText('Approved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(host.notices.at(-1)).toMatchObject({ type: 'success', title: '2 payouts approved' });
  expect(host.http.callsTo('POST', '/payouts/approve').map(({ body }) => body)).toEqual([
    {
      payouts: [
        { id: 7, amount: 81_000, account_fingerprint: 'f00d' },
        { id: 8, amount: 120_000, account_fingerprint: 'cafe' },
      ],
    },
  ]);
});

test('a payout that is refused is named with its reason, and the others are approved', async () => {
  const { user, host } = open(paged([payout(), payout(second)]));
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
  await user.click(screen.getByRole('button', { name: 'Approve 2 payouts' }));
  const message = 'Refunds have changed the amount. Please check it again.';
  host.http.on('POST', '/payouts/approve', [
    { id: 7, payout: payout({ amount: 45_000 }), refusal: { code: 'PAYOUT_CHANGED', message } },
    { id: 8, payout: payout({ ...second, ...approved }), refusal: null },
  ]);
  await user.click((await dialog()).getByRole('button', { name: 'Approve 2 payouts' }));
  const told = within(await screen.findByRole('dialog', { name: '1 payout not approved' }));
  expect(told.getByText('1 payout approved.')).toBeInTheDocument();
  expect(within(told.getByRole('list', { name: 'Not approved' })).getByRole('listitem')).toHaveTextContent(
    `Asha Rao${message}`,
  );
  await user.click(told.getByRole('button', { name: 'Done' }));
  expect((await row()).getByText('₹450')).toBeInTheDocument();
  expect((await row(/Bo/)).getByText('Approved')).toBeInTheDocument();
});

test('a call that fails approves nothing, keeps the choice and loads the payouts again', async () => {
  const { user, host } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose ₹810 for Asha Rao' }));
  await user.click(screen.getByRole('button', { name: 'Approve 1 payout' }));
  host.http.on('POST', '/payouts/approve', failure(500, 'Database unavailable.'));
  await user.click((await dialog()).getByRole('button', { name: 'Approve 1 payout' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The payouts were not approved' }));
  expect((await dialog()).getByRole('button', { name: 'Approve 1 payout' })).toBeEnabled();
  await waitFor(() => expect(host.http.callsTo('GET', '/payouts')).toHaveLength(2));
});

test('a large payout names who approved it and waits for another administrator', async () => {
  const { user, host } = open(paged([payout({ approvals_needed: 2 })]));
  expect((await row()).getByText('Needs 2 administrators')).toBeInTheDocument();
  await user.click((await row()).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Approve 1 payout' }));
  const asked = await dialog();
  expect(asked.getByText('1 payout needs the approval of 2 administrators.')).toBeInTheDocument();
  const { id: user_id } = host.session.get().user ?? {};
  const approvals = [{ user_id, name: 'Priya Menon', at: '2026-01-12T06:00:00Z' }];
  host.http.on('POST', '/payouts/approve', given(payout({ approvals, approvals_needed: 2 })));
  await user.click(asked.getByRole('button', { name: 'Approve 1 payout' }));
  expect(await (await row()).findByText(/Approved by .*Priya Menon.*, needs 2 administrators/)).toBeInTheDocument();
  expect((await row()).queryByRole('checkbox')).not.toBeInTheDocument();
});

test.each([
  ['that is paid to the administrator', { caller_receives: true }, /another administrator decides/],
  ['to a new account', { payable_from: '2026-01-18T06:00:00Z' }, /New account: can be approved from .*18 Jan/],
  ['without an account', { current_account: null, account_fingerprint: null }, 'No account yet'],
  ['of a negative amount', { amount: -100 }, 'Waits for later sales'],
])('a payout %s cannot be chosen', async (_name, over, reason) => {
  open(paged([payout(over)]));
  expect((await row()).getByText(reason)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('the linked account of Razorpay Route is saved from the row', async () => {
  const { user, host } = open();
  expect((await row()).getByText('Bank or UPI')).toBeInTheDocument();
  await user.click((await row()).getByRole('button', { name: 'Actions for Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Linked account' }));
  const asked = await dialog();
  const field = asked.getByRole('textbox', { name: /Linked account/ });
  await user.type(field, 'pay_1');
  await user.click(asked.getByRole('button', { name: 'Save' }));
  expect(await asked.findByText('Please paste an id that begins with acc_')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'acc_CPRsN1LkFccllA');
  const saved = { route_account: 'acc_CPRsN1LkFccllA', account_fingerprint: 'beef' };
  host.http.on('PUT', '/payouts/7/route-account', payout(saved));
  await user.click(asked.getByRole('button', { name: 'Save' }));
  expect(await (await row()).findByText('Razorpay Route')).toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/payouts/7/route-account')[0]?.body).toEqual({ account_id: 'acc_CPRsN1LkFccllA' });
});

test('a payment by hand shows the account in full and stores the reference', async () => {
  const { user, host } = open(paged([payout(approved)]));
  await user.click((await row()).getByRole('button', { name: 'Mark as paid' }));
  const asked = await dialog();
  const full = { upi_id: null, account_name: 'Asha Rao', account_number: '123456789012', ifsc: 'HDFC0001234' };
  host.http.on('POST', '/payouts/7/account', { kind: 'bank', ...full, bank_name: null });
  await user.click(asked.getByRole('button', { name: 'Show the account' }));
  expect(await asked.findByText('123456789012')).toBeInTheDocument();
  await user.type(asked.getByRole('textbox', { name: /Reference/ }), 'UTR7');
  const paid = { state: 'paid', closed_at: '2026-01-12T08:00:00Z', reference: 'UTR7' };
  host.http.on('POST', '/payouts/7/paid', payout({ ...approved, ...paid }));
  await user.click(asked.getByRole('button', { name: 'Mark as paid' }));
  expect(await (await row()).findByText('Reference UTR7')).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/payouts/7/paid')[0]?.body).toEqual({ reference: 'UTR7' });
});

test('a payment that failed asks for the reason and loads the payout that follows', async () => {
  const { user, host } = open(paged([payout(approved)]));
  await user.click((await row()).getByRole('button', { name: 'Actions for Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as failed' }));
  const asked = await dialog();
  await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'The account is closed');
  host.http.on('POST', '/payouts/7/failed', payout({ ...approved, state: 'failed', failure: 'The account is closed' }));
  host.http.on('GET', '/payouts', paged([payout({ id: 8 })]));
  await user.click(asked.getByRole('button', { name: 'Mark as failed' }));
  expect(await screen.findByRole('checkbox', { name: 'Choose ₹810 for Asha Rao' })).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/payouts/7/failed')[0]?.body).toEqual({ reason: 'The account is closed' });
});

test('the state of the list is in the address', async () => {
  const { user, host } = open(paged([]));
  expect(await screen.findByRole('heading', { name: 'No payout is open' })).toBeInTheDocument();
  host.http.on('GET', '/payouts', paged([payout({ ...approved, state: 'paid', reference: 'UTR7' })]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Paid');
  expect(await screen.findByText('Reference UTR7')).toBeInTheDocument();
  expect(host.http.callsTo('GET', '/payouts').at(-1)?.params).toMatchObject({ state: 'paid', page: 1 });
});

test('says that the payouts did not load, and Retry loads them', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Payouts did not load/);
  host.http.on('GET', '/payouts', paged([payout()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await row()).getByText('₹810')).toBeInTheDocument();
});
