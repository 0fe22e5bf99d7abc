import type { CurrentUser } from '@kaksha/domain/current-user';
import { pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { profileWire } from '@kaksha/testing/wire/account';
import { act, screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import { profile, profileHost } from '../../fake-profile';
import remote from '../../remote';

const saved = profileWire(profile({ name: 'Asha Rao', email: 'asha.rao@example.com' }));

const derived = { name: 'Asha Rao', email: 'asha.rao@example.com', hasDerivedName: true };

function open(over: Partial<CurrentUser> = {}) {
  const host = learnerHost();
  host.session.setUser({ ...host.session.get().user!, ...derived, ...over });
  return renderRoutes(remote.routes, { host, path: '/user-dashboard' });
}

test('asks for the public name while it is only derived from the e-mail address', async () => {
  const { user, host } = open();
  host.http.on('PUT', '/dashboard/UpdateUserProfile', saved);
  const field = await screen.findByRole('textbox', { name: 'Name' });
  expect(field).toHaveValue('Asha Rao');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(field).toHaveAccessibleDescription('Name is required');
  await user.type(field, 'Dr. Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('Name saved'));
  expect(host.http.callsTo('PUT', '/dashboard/UpdateUserProfile')[0]?.body).toEqual({
    UserId: 5,
    EmailId: 'asha.rao@example.com',
    Name: 'Dr. Asha Rao',
  });
  // The session is loaded again, without the flag.
  act(() => host.session.setUser({ ...host.session.get().user!, name: 'Dr. Asha Rao', hasDerivedName: false }));
  expect(screen.queryByRole('form', { name: 'Your name' })).not.toBeInTheDocument();
});

test('the profile page starts from the saved name', async () => {
  const host = profileHost();
  host.session.setUser({ ...host.session.get().user!, ...derived });
  host.http.on('GET', '/dashboard/GetUserProfile/5', saved);
  const { user, router } = renderRoutes(remote.routes, { host, path: '/user-dashboard/profile' });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
  await act(() => router.navigate('/user-dashboard'));
  host.http.on('PUT', '/dashboard/UpdateUserProfile', { ...saved, name: 'Dr. Asha Rao' });
  host.http.on('GET', '/dashboard/GetUserProfile/5', pending);
  const card = within(await screen.findByRole('form', { name: 'Your name' }));
  await user.clear(card.getByRole('textbox', { name: 'Name' }));
  await user.type(card.getByRole('textbox', { name: 'Name' }), 'Dr. Asha Rao');
  await user.click(card.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('Name saved'));
  await act(() => router.navigate('/user-dashboard/profile'));
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Dr. Asha Rao');
});

test('does not ask a user who entered a name', async () => {
  open({ hasDerivedName: false });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Your name' })).not.toBeInTheDocument();
});
