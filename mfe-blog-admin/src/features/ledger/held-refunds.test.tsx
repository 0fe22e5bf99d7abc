import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const refund = (over: object = {}) => ({
  id: 4,
  order_id: 12,
  course_name: 'Kubernetes in Production',
  trainer_name: 'Asha Rao',
  currency: 'INR',
  amount: 90_000,
  reason: 'The trainer cancelled this batch.',
  requested_at: '2026-01-11T19:30:00Z',
  ...over,
});

function open(held: unknown) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/ledger', { platform_fee: 10, balances: [], checks: [] });
  host.http.on('GET', '/refunds/held', held);
  return renderRoutes(remote.routes, { host, path: '/ledger' });
}
const list = async () => within(await screen.findByRole('list', { name: 'Refunds that wait for an approval' }));

test('an administrator pays a refund back with money of the platform', async () => {
  const { user, host } = open([refund(), refund({ id: 5, order_id: 13, course_name: 'Go' })]);
  const card = within((await list()).getByRole('article', { name: 'Kubernetes in Production' }));
  expect(card.getByText('₹900')).toBeInTheDocument();
  expect(card.getByText(/order 12/)).toBeInTheDocument();
  host.http.on('POST', '/refunds/4/release', [refund({ id: 5, order_id: 13, course_name: 'Go' })]);
  await user.click(card.getByRole('button', { name: 'Pay back now' }));
  expect(await (await list()).findByRole('article', { name: 'Go' })).toBeInTheDocument();
  expect((await list()).queryByRole('article', { name: 'Kubernetes in Production' })).not.toBeInTheDocument();
  expect(host.notices.at(-1)).toMatchObject({ type: 'success', title: '₹900 is on its way to the learner' });
});

test('a refund that was sent meanwhile leaves the list', async () => {
  const { user, host } = open([refund()]);
  const shown = await list();
  const message = 'This refund does not wait for an approval any more.';
  host.http.on('POST', '/refunds/4/release', failure(409, message, { code: 'REFUND_NOT_HELD' }));
  host.http.on('GET', '/refunds/held', []);
  await user.click(shown.getByRole('button', { name: 'Pay back now' }));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(host.notices.at(-1)).toMatchObject({ type: 'error', description: message });
  expect(screen.queryByRole('list', { name: 'Refunds that wait for an approval' })).not.toBeInTheDocument();
});

test('says that the refunds did not load, and loads them again', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  const again = await screen.findByRole('button', { name: 'Load them again' });
  host.http.on('GET', '/refunds/held', [refund()]);
  await user.click(again);
  expect((await list()).getByText('₹900')).toBeInTheDocument();
});
