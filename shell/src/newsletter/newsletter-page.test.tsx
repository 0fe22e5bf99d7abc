import { type FakeHttp, failure } from '@kaksha/testing/fake-http';
import { screen } from '@testing-library/react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { Page } from './newsletter-page';

const routes = [{ path: 'newsletter', element: <Page /> }];
const path = '/newsletter/subscription';
const email = 'asha@example.com';

const open = (prepare: (api: FakeHttp) => void) => renderShell({ routes, path: '/newsletter?key=a-key', prepare });
const loaded = (state: string) => (api: FakeHttp) => api.on('GET', path, { email, state });

afterEach(clearBrowser);

test('a reader confirms the subscription, ends it and subscribes again', async () => {
  const { user, api } = await open(loaded('pending'));
  expect(await screen.findByRole('heading', { name: 'One click is left' })).toBeInTheDocument();
  expect(screen.getByText(email)).toBeInTheDocument();
  expect(api.callsTo('PUT', path)).toEqual([]);

  api.on('PUT', path, { email, state: 'subscribed' });
  await user.click(screen.getByRole('button', { name: 'Confirm the subscription' }));
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeInTheDocument();
  api.on('PUT', path, { email, state: 'ended' });
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are not subscribed' })).toBeInTheDocument();
  api.on('PUT', path, { email, state: 'subscribed' });
  await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
  await screen.findByRole('heading', { name: 'You are subscribed' });
  expect(api.callsTo('PUT', path).map(({ body }) => body)).toEqual([
    { key: 'a-key', subscribed: true },
    { key: 'a-key', subscribed: false },
    { key: 'a-key', subscribed: true },
  ]);
});

test('a choice that is not saved leaves the state as it is', async () => {
  const { user, api } = await open(loaded('subscribed'));
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
