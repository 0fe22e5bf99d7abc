import { batch, course } from '@kaksha/testing/factories';
import { done, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

const call = '/calendar/feed';
const url = 'https://api.test/calendar/feed/secret.ics';
const created = { url, created_at: '2026-01-15T06:30:00.000Z' };

function open(feed?: unknown, over: Parameters<typeof batch>[0] = {}) {
  const host = learnerHost();
  host.http.on('GET', '/course-purchase/purchased/5', [
    purchaseWire({
      id: 9,
      status: 'Active',
      enrolledAt: '2026-01-10T06:30:00.000Z',
      orderId: 41,
      price: { currency: 'INR', full: 0, amount: 0 },
      course: course(),
      batch: batch(over),
    }),
  ]);
  if (feed) host.http.on('GET', call, feed);
  return renderRoutes(remote.routes, { host, path: '/my-courses' });
}

const region = async () => within(await screen.findByRole('region', { name: 'All classes in your calendar' }));

test('creates a private address, shows it once and copies it', async () => {
  const { user, host } = open();
  host.http.on('POST', call, created);
  await user.click((await region()).getByRole('button', { name: 'Create calendar address' }));
  expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(url);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(host.notices.map(({ title }) => title)).toEqual(['Your calendar address is ready', 'Calendar address copied']);
});

test('a load after the address was created keeps it', async () => {
  const { user, host, router } = open();
  host.http.on('POST', call, created);
  await user.click((await region()).getByRole('button', { name: 'Create calendar address' }));
  await screen.findByRole('textbox', { name: 'Calendar address' });
  const loads = host.http.callsTo('GET', call).length;
  host.http.on('GET', call, { active: true, created_at: created.created_at });
  await act(() => router.navigate('/user-dashboard/saved-course'));
  await act(() => router.navigate('/my-courses'));
  await region();
  await waitFor(() => expect(host.http.callsTo('GET', call).length).toBeGreaterThan(loads));
  expect(screen.getByRole('textbox', { name: 'Calendar address' })).toHaveValue(url);
});

test('revokes an address after confirmation', async () => {
  const { user, host } = open({ active: true, created_at: '2026-01-02T10:00:00.000Z' });
  host.http.on('DELETE', call, done());
  expect(await screen.findByText(/^Made 2 Jan 2026/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the address?' }));
  expect(host.http.callsTo('DELETE', call)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  expect(await screen.findByRole('button', { name: 'Create calendar address' })).toBeInTheDocument();
  expect(host.notices.at(-1)).toMatchObject({ title: 'The address is ended' });
});

test('shows a failure to create an address', async () => {
  const { user, host } = open();
  host.http.on('POST', call, failure(500, 'Not now.'));
  await user.click((await region()).getByRole('button', { name: 'Create calendar address' }));
  await waitFor(() =>
    expect(host.notices).toMatchObject([{ type: 'error', title: 'The address was not made', description: 'Not now.' }]),
  );
});

test('shows a skeleton while loading and Retry after a failure', async () => {
  const slow = open(pending);
  expect((await region()).queryByRole('button')).not.toBeInTheDocument();
  slow.unmount();
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your calendar address did not loadDatabase unavailable.');
  host.http.on('GET', call, { active: false, created_at: null });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Create calendar address' })).toBeInTheDocument();
});

test('downloads the calendar of an unpublished batch with the session', async () => {
  const { user, host } = open(undefined, { state: 'closed' });
  await user.click(await screen.findByRole('button', { name: /^More actions/ }));
  host.http.on('GET', '/calendar/batch/1.ics', failure(503, 'The calendar is away.'));
  await user.click(await screen.findByRole('menuitem', { name: 'Add to calendar' }));
  await waitFor(() =>
    expect(host.notices[0]).toMatchObject({
      title: 'The calendar file was not downloaded',
      description: 'The calendar is away.',
    }),
  );
});
