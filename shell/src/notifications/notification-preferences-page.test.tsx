import { type FakeHttp, failure } from '@kaksha/testing/fake-http';
import { screen, waitFor, within } from '@testing-library/react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { Page } from './notification-preferences-page';

const routes = [{ path: 'notification-preferences', element: <Page /> }];
const on = (channel: 'in-app' | 'mail', mandatory = false) => ({ channel, enabled: true, mandatory });
const settings = [
  {
    kind: 'new-batch',
    label: 'New batches of courses I am interested in',
    description: 'A course has a new batch.',
    channels: [on('in-app'), on('mail')],
  },
  {
    kind: 'security',
    label: 'Sign-in and security',
    description: 'A new device signs in.',
    channels: [on('in-app', true), on('mail', true)],
  },
];

const open = (prepare: (api: FakeHttp) => void) =>
  renderShell({ routes, path: '/notification-preferences?key=a-key', prepare });
const loaded = (api: FakeHttp) => api.on('GET', '/notification-preferences', { kind: 'new-batch', settings });
const changes = (api: FakeHttp) => api.callsTo('PUT', '/notification-preferences').map(({ body }) => body);

afterEach(clearBrowser);

test('a visitor unsubscribes from the kind of the mail and subscribes again', async () => {
  const { user, api } = await open(loaded);
  api.on('PUT', '/notification-preferences', { kind: 'new-batch', settings });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('You get no more mails of this kind.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
  await waitFor(() =>
    expect(changes(api)).toEqual([
      { key: 'a-key', settings: [{ kind: 'new-batch', channel: 'mail', enabled: false }] },
      { key: 'a-key', settings: [{ kind: 'new-batch', channel: 'mail', enabled: true }] },
    ]),
  );
});

test('changes any other setting except mandatory ones', async () => {
  const { user, api } = await open(loaded);
  api.on('PUT', '/notification-preferences', { kind: 'new-batch', settings });
  const security = within(await screen.findByRole('group', { name: 'Sign-in and security' }));
  expect(security.getByRole('checkbox', { name: 'By mail' })).toBeDisabled();
  const newBatch = within(screen.getByRole('group', { name: /New batches/ }));
  await user.click(newBatch.getByRole('checkbox', { name: 'In the app' }));
  expect(newBatch.getByRole('checkbox', { name: 'In the app' })).not.toBeChecked();
  await waitFor(() => expect(changes(api)).toHaveLength(1));
});

test('reverts a change that fails to save', async () => {
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
