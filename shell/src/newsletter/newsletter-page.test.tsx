import { type FakeHttp, failure } from '@kaksha/testing/fake-http';
import { screen } from '@testing-library/react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { Page } from './newsletter-page';

const routes = [{ path: 'newsletter', element: <Page /> }];
const path = '/newsletter/subscription';
const open = (prepare: (api: FakeHttp) => void) => renderShell({ routes, path: '/newsletter?key=a-key', prepare });
const loaded =
  (state: string, action = 'confirm') =>
  (api: FakeHttp) =>
    api.on('GET', path, { action, state });

afterEach(clearBrowser);

test('a reader confirms the subscription, and the link does nothing else', async () => {
  const { user, api } = await open(loaded('pending'));
  expect(await screen.findByRole('heading', { name: 'One click is left' })).toBeInTheDocument();
  expect(api.callsTo('PUT', path)).toEqual([]);
  api.on('PUT', path, { action: 'confirm', state: 'subscribed' });
  await user.click(screen.getByRole('button', { name: 'Confirm the subscription' }));
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
  expect(api.callsTo('PUT', path).map(({ body }) => body)).toEqual([{ key: 'a-key', subscribed: true }]);
});

test('a reader ends the subscription, and the link does not subscribe again', async () => {
  const { user, api } = await open(loaded('subscribed', 'end'));
  api.on('PUT', path, { action: 'end', state: 'ended' });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are not subscribed' })).toBeInTheDocument();
  expect(screen.getByText(/To subscribe again, enter your address/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /unsubscribe|again/i })).not.toBeInTheDocument();
  expect(api.callsTo('PUT', path).map(({ body }) => body)).toEqual([{ key: 'a-key', subscribed: false }]);
});

test('a choice that is not saved leaves the state as it is', async () => {
  const { user, api } = await open(loaded('subscribed', 'end'));
  api.on('PUT', path, failure(503, 'Please try again later.'));
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('Your choice is not saved')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'You are subscribed' })).toBeInTheDocument();
});

test('a link that is too old says so, and another failure can be retried', async () => {
  const gone = await open((api) => api.on('GET', path, failure(404, 'This link is not valid any more.')));
  expect(await screen.findByRole('heading', { name: 'This link is not valid any more' })).toBeInTheDocument();
  gone.unmount();
  const { user, api } = await open((fake) => fake.on('GET', path, failure(503)));
  await screen.findByRole('button', { name: 'Retry' });
  loaded('pending')(api);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Confirm the subscription' })).toBeInTheDocument();
});
