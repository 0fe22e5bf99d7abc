import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';

const check = { at: '2026-01-14T20:30:00Z', ok: true, transfers: 6120, entries: 24_310, orders: 5900, problems: [] };
const ledger = (over: object = {}) => ({
  platform_fee: 10,
  balances: [
    { account: 'provider', currency: 'INR', amount: 9_000_000 },
    { account: 'trainer', currency: 'INR', amount: -8_100_000 },
    { account: 'platform', currency: 'INR', amount: -900_000 },
  ],
  checks: [check],
  ...over,
});

function open(stored: unknown = ledger()) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/ledger', stored);
  return renderRoutes(remote.routes, { host, path: '/ledger' });
}

test('shows the balances and the last check', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Balances' }));
  expect(table.getByRole('row', { name: /At the payment provider.*₹90,000 \$0/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /Owed to trainers.*₹81,000 \$0/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /Held less owed ₹0 \$0/ })).toBeInTheDocument();
  expect(screen.getByText(/adds up to zero and agrees with the orders.*6,120 transfers, 24,310 entries/)).toBeVisible();
  expect(screen.getByText('The platform keeps 10% of each payment.')).toBeInTheDocument();
});

test('Check now shows what is wrong', async () => {
  const { user, host } = open(ledger({ checks: [] }));
  expect(await screen.findByText(/was not checked yet/)).toBeInTheDocument();
  const problem = 'Order 7 differs from its payments and refunds.';
  const wrong = { ...check, at: '2026-01-15T12:00:00Z', ok: false, problems: [problem] };
  host.http.on('POST', '/ledger/check', ledger({ checks: [wrong, check] }));
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(problem)).toBeInTheDocument();
  expect(screen.getByText(/The ledger does not add up/)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Earlier checks' })).getByText('Right')).toBeInTheDocument();
});

test('shows that the ledger did not load, and Retry loads it', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The ledger did not load/);
  host.http.on('GET', '/ledger', ledger());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Balances' })).toBeInTheDocument();
});
