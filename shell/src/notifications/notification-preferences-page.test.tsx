import { type FakeHttp, failure } from '@kaksha/testing/fake-http';
import { screen } from '@testing-library/react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { Page } from './notification-preferences-page';

const routes = [{ path: 'notification-preferences', element: <Page /> }];
const on = (channel: 'in-app' | 'mail') => ({ channel, enabled: true, mandatory: false });
const settingsWith = (enabled: boolean) => [
  {
    kind: 'new-batch',
    label: 'New batches of courses I am interested in',
    description: 'A course has a new batch.',
    channels: [on('in-app'), { ...on('mail'), enabled }],
  },
];
const settings = settingsWith(true);

const open = (prepare: (api: FakeHttp) => void) =>
  renderShell({ routes, path: '/notification-preferences?key=a-key', prepare });
const loaded = (api: FakeHttp) => api.on('GET', '/notification-preferences', { kind: 'new-batch', settings });
const changes = (api: FakeHttp) => api.callsTo('PUT', '/notification-preferences').map(({ body }) => body);

afterEach(clearBrowser);

test('a visitor ends the mails of the kind, and the link offers nothing else', async () => {
  const { user, api } = await open(loaded);
  api.on('PUT', '/notification-preferences', { kind: 'new-batch', settings: settingsWith(false) });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('You get no more mails of this kind.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /unsubscribe|again/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All notification settings' })).toHaveAttribute(
    'href',
    '/user-dashboard/profile?tab=notifications',
  );
  expect(changes(api)).toEqual([{ key: 'a-key', settings: [{ kind: 'new-batch', channel: 'mail', enabled: false }] }]);
});

test('a change that fails leaves the setting as it is', async () => {
  const { user, api } = await open(loaded);
  api.on('PUT', '/notification-preferences', failure(503, 'Please try again later.'));
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('The setting is not saved')).toBeInTheDocument();
  expect(screen.getByText('You get mails of this kind.')).toBeInTheDocument();
});

test('a link that is too old leads to the sign-in, and another failure can be retried', async () => {
  const gone = await open((api) =>
    api.on('GET', '/notification-preferences', failure(404, 'This link is not valid any more.')),
  );
  expect(await screen.findByRole('heading', { name: 'This link is not valid any more' })).toBeInTheDocument();
  expect(screen.queryByText(/do not need to sign in/)).not.toBeInTheDocument();
  gone.unmount();
  const { user, api } = await open((fake) => fake.on('GET', '/notification-preferences', failure(503)));
  await screen.findByRole('button', { name: 'Retry' });
  loaded(api);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeInTheDocument();
  expect(screen.getByText(/do not need to sign in/)).toBeInTheDocument();
});

test('the page without the key of a mail leads to the settings in the profile', async () => {
  const { router } = await renderShell({
    routes: [...routes, { path: 'user-dashboard/profile', element: <p>The profile</p> }],
    path: '/notification-preferences',
  });
  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=notifications');
});
