import { createFakeHost } from '@kaksha/testing/fake-host';
import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';

const open = (path: string, as: 'visitor' | 'learner' = 'learner') =>
  renderRoutes(remote.routes, { host: createFakeHost({ as }), path });

test('a visitor signs in on the page, so that the key of the link is not lost', async () => {
  const { user, host } = open('/first-administrator#key', 'visitor');
  host.session.answerSignInAs('learner');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('button', { name: 'Become the administrator' })).toBeInTheDocument();
});

test('the signed-in person becomes the administrator and goes on to the second step', async () => {
  const { user, host, router } = open('/first-administrator#key');
  host.http.on('POST', '/admin/first-administrator', done());
  await user.click(await screen.findByRole('button', { name: 'Become the administrator' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/security'));
});

test('a used link says so, and an address without a key asks for the whole link', async () => {
  const { user, host } = open('/first-administrator#key');
  const message = 'This link was used already, or its hour is over.';
  host.http.on('POST', '/admin/first-administrator', failure(404, message, { code: 'LINK_EXPIRED' }));
  await user.click(await screen.findByRole('button', { name: 'Become the administrator' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ type: 'error', description: message }));
});

test('an address without a key asks for the whole link', async () => {
  open('/first-administrator');
  expect(await screen.findByText(/Copy the whole link/)).toBeInTheDocument();
});
