import type { SessionWire } from '@kaksha/api-client/generated/wire';
import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import { profileHost } from '../../fake-profile';
import remote from '../../remote';

const session = (over: Partial<SessionWire>): SessionWire => ({
  id: 1,
  device: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  address: '203.0.113.7',
  created_at: '2026-01-02T06:30:00.000Z',
  last_used_at: '2026-01-15T06:30:00.000Z',
  is_current: true,
  ...over,
});
const phone = session({
  id: 2,
  device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  address: '198.51.100.4',
  is_current: false,
});
const old = session({ id: 3, device: null, address: null, is_current: false });

async function open(sessions: unknown = [session({}), phone, old]) {
  const host = profileHost();
  host.http.on('GET', '/auth/sessions', sessions);
  const rendered = renderRoutes(remote.routes, { host, path: '/user-dashboard/profile?tab=account' });
  const section = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
  return { ...rendered, host, section };
}
const devices = (section: ReturnType<typeof within>) => section.getAllByRole('listitem');

test('lists the devices with browser, last use and address, and marks this one', async () => {
  const { section } = await open();
  await section.findByRole('list');
  const [current, other, unknown] = devices(section);
  expect(current).toHaveTextContent('Chrome on Windows This deviceIn use now, 203.0.113.7');
  expect(within(current!).queryByRole('button')).not.toBeInTheDocument();
  expect(other).toHaveTextContent(/Safari on iPhone.*Last used .*198\.51\.100\.4/);
  expect(unknown).toHaveTextContent('Unknown device');
});

test('signs out one device and moves the focus to the heading', async () => {
  const { section, user, host } = await open();
  host.http.on('DELETE', '/auth/sessions/2', done());
  await user.click(await section.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(devices(section)).toHaveLength(2));
  expect(host.notices.at(-1)).toMatchObject({ type: 'success', title: 'Safari on iPhone is signed out' });
  expect(section.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus();
});

test('signs out all other devices', async () => {
  const { section, user, host } = await open();
  host.http.on('DELETE', '/auth/sessions', done());
  await user.click(await section.findByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(devices(section)).toHaveLength(1));
  expect(section.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
});

test('keeps a device that could not be signed out', async () => {
  const { section, user, host } = await open();
  host.http.on('DELETE', '/auth/sessions/2', failure(500, 'Please try again later.'));
  await user.click(await section.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() =>
    expect(host.notices.at(-1)).toMatchObject({
      title: 'The device is still signed in',
      description: 'Please try again later.',
    }),
  );
  expect(devices(section)).toHaveLength(3);
});

test('reloads the list when the session has ended meanwhile', async () => {
  const { section, user, host } = await open();
  host.http.on('DELETE', '/auth/sessions/2', failure(404, 'There is no such session.'));
  host.http.on('GET', '/auth/sessions', [session({})]);
  await user.click(await section.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(devices(section)).toHaveLength(1));
});

test('shows an error with Retry', async () => {
  const { section, user, host } = await open(failure(500, 'The list is locked.'));
  expect(await section.findByText('The list is locked.')).toBeInTheDocument();
  host.http.on('GET', '/auth/sessions', [session({})]);
  await user.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByText('This device')).toBeInTheDocument();
});
