import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen } from '@testing-library/react';
import remote from '../../remote';

const overview = {
  money: {
    awaiting: [
      { currency: 'INR', amount: 81_000, count: 3 },
      { currency: 'USD', amount: 9_000, count: 1 },
    ],
    approved: [],
    held_refunds: [{ currency: 'INR', amount: 90_000, count: 1 }],
  },
  content: { reported_reviews: 2, reported_courses: 1, open_messages: 0 },
  people: { waiting_trainers: 3 },
  operation: { failed_jobs: 5, is_backup_scheduled: true, last_backup: '2026-01-14T20:30:00Z' },
};

function open(results: unknown = overview) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/admin/overview', results);
  return renderRoutes(remote.routes, { host, path: '/admin' });
}
const cards = async () => {
  await screen.findByRole('list', { name: 'What waits' });
  return screen
    .getAllByRole('link')
    .filter((link) => link.closest('nav') === null)
    .map((link) => [link.getAttribute('href'), link.textContent]);
};

test('each card names what waits and leads to its page', async () => {
  open();
  expect(await cards()).toEqual([
    ['/admin/payouts?state=awaiting', 'Payouts to approve₹810 · $904 payouts'],
    ['/admin/payouts?state=approved', 'Payouts to pay0Nothing waits'],
    ['/ledger', 'Held refunds₹9001 refund'],
    ['/moderation', 'Reported reviews2with open reports'],
    ['/moderation?show=courses', 'Reported courses1with open reports'],
    ['/moderation?show=messages', 'Messages0without an answer'],
    ['/admin/trainers?show=waiting', 'Trainers3waiting for verification'],
    ['/operator/jobs', 'Failed jobs5failed for good'],
    ['/operator/backups', expect.stringMatching(/^Last backup.*Jan.*Restored and compared$/)],
  ]);
});

test('parts without the right are not shown', async () => {
  open({ ...overview, money: null, people: null, operation: null });
  expect((await cards()).map(([path]) => path)).toEqual([
    '/moderation',
    '/moderation?show=courses',
    '/moderation?show=messages',
  ]);
});

test('an administrator with none of these rights reads that the menu has their pages', async () => {
  open({ money: null, content: null, people: null, operation: null });
  expect(await screen.findByText('Your rights open the pages of the menu.')).toBeInTheDocument();
});

test('says that the overview did not load, and Retry loads it', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The overview did not load/);
  host.http.on('GET', '/admin/overview', overview);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cards()).toHaveLength(9);
});
