import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import { type FakeHttp, failure, paged } from '@kaksha/testing/fake-http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';
import { Page } from './notifications-page';

const routes = [
  { path: 'notifications', element: <Page /> },
  { path: 'login', element: <h1>Sign in here</h1> },
  { path: 'user-dashboard/send-request', element: <h1>My Requests</h1> },
];

const answered = {
  id: 3,
  kind: 'enquiry-answered',
  title: 'Asha Rao answered you about Kubernetes',
  body: 'Yes, on Monday.',
  link: '/user-dashboard/send-request',
  created_at: '2026-11-20T06:00:00.000Z',
  is_read: false,
};
const enrolled = {
  ...answered,
  id: 2,
  kind: 'enrolment-confirmed',
  title: 'You are enrolled: Kubernetes',
  body: '',
  link: null,
  is_read: true,
};

function open(prepare: (api: FakeHttp) => void, path = '/notifications', kinds?: readonly NotificationDeclaration[]) {
  return renderShell({
    routes,
    path,
    kinds,
    user: wireUser,
    prepare: (api) => {
      api.on('GET', '/notifications/unread', { unread: 1 });
      prepare(api);
    },
  });
}
const rows = async () => within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem');

afterEach(clearBrowser);

test('a visitor signs in first', async () => {
  const { router } = await renderShell({ routes, path: '/notifications?show=unread' });
  await screen.findByRole('heading', { name: 'Sign in here' });
  expect(router.state.location.search).toBe('?next=%2Fnotifications%3Fshow%3Dunread');
});

test('lists the notifications and the bell has the number of unread ones', async () => {
  await open((api) => api.on('GET', '/notifications', paged([answered, enrolled])));
  const [first, second] = await rows();
  expect(first).toHaveTextContent('Asha Rao answered you about Kubernetes (unread)');
  expect(second).not.toHaveTextContent('(unread)');
  expect(within(second!).queryByRole('link')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
});

test('following a notification marks it as read', async () => {
  const { user, api } = await open((fake) => fake.on('GET', '/notifications', paged([answered])));
  api.on('POST', '/notifications/read', { unread: 0 });
  await user.click(await screen.findByRole('link', { name: answered.title }));
  await screen.findByRole('heading', { name: 'My Requests' });
  expect(api.calls.findLast(({ method }) => method === 'POST')).toMatchObject({ body: { ids: [3] } });
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeInTheDocument();
});

test('marks one and all as read, and returns to unread when the call fails', async () => {
  const { user, api } = await open((fake) => fake.on('GET', '/notifications', paged([answered, enrolled])));
  api.on('POST', '/notifications/read', failure(503, 'Please try again later.'));
  await user.click(await screen.findByRole('button', { name: `Mark “${answered.title}” as read` }));
  expect(await screen.findByText('Not marked as read')).toBeInTheDocument();
  expect((await rows())[0]).toHaveTextContent('(unread)');
  api.on('POST', '/notifications/read', { unread: 0 });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(async () => expect((await rows())[0]).not.toHaveTextContent('(unread)'));
  expect(api.calls.findLast(({ method }) => method === 'POST')).toMatchObject({ body: { all: true } });
});

test('filters are in the address', async () => {
  const { user, api, router } = await open((fake) => fake.on('GET', '/notifications', paged([answered])));
  await rows();
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'My refunds');
  await waitFor(() => expect(router.state.location.search).toBe('?show=unread&kind=refund-sent'));
  await waitFor(() =>
    expect(api.calls.findLast(({ path }) => path === '/notifications')?.params).toMatchObject({ kind: 'refund-sent' }),
  );
});

test('a kind that a live remote declares has its label, its icon and its filter', async () => {
  const ready = { ...enrolled, kind: 'reports.ready', title: 'The report of May is ready', link: '/reports' };
  const kinds = [{ kind: 'reports.ready', label: 'My reports', icon: 'file-text' } as const];
  const { user, router } = await open(
    (fake) => fake.on('GET', '/notifications', paged([ready])),
    '/notifications',
    kinds,
  );
  const [row] = await rows();
  expect(row).toHaveTextContent('The report of May is readyMy reports ·');
  expect(row?.querySelector('.lucide-file-text')).not.toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'My reports');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=reports.ready'));
});

test('the bell has the new number as soon as a remote has raised a notification', async () => {
  const { api, host } = await open((fake) => fake.on('GET', '/notifications', paged([])));
  const ready = { kind: 'reports.ready', title: 'The report of May is ready', link: '/reports' } as const;
  api.on('POST', '/notifications', { unread: 2 });
  await act(() => host.notifications.raise(ready));
  expect(api.callsTo('POST', '/notifications').map(({ body }) => body)).toEqual([ready]);
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
  api.on('POST', '/notifications', failure(429, 'The limit is 20 notifications in an hour.'));
  await expect(host.notifications.raise(ready)).rejects.toMatchObject({ status: 429 });
});

test('a filter of a kind that is not live any more, or not for the user, shows all', async () => {
  const { api } = await open(
    (fake) => fake.on('GET', '/notifications', paged([answered])),
    '/notifications?kind=reports.ready',
    [{ kind: 'reports.ready', label: 'Reports', audience: 'trainer' }],
  );
  await rows();
  expect(api.callsTo('GET', '/notifications').at(-1)?.params).not.toHaveProperty('kind');
  expect(screen.queryByRole('option', { name: 'Reports' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'My payouts' })).toBeNull();
});

test.each([
  ['', 'No notifications yet'],
  ['?show=unread', 'You have read everything'],
  ['?kind=new-batch', 'Nothing matches these filters'],
])('an empty list says what is missing: %s', async (search, title) => {
  await open((api) => api.on('GET', '/notifications', paged([])), `/notifications${search}`);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('shows an error with Retry', async () => {
  const { user, api } = await open((fake) => fake.on('GET', '/notifications', failure(503, 'The list is locked.')));
  expect(await screen.findByText('The list is locked.')).toBeInTheDocument();
  api.on('GET', '/notifications', paged([enrolled]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
});
