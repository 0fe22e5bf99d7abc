import { done } from '@kaksha/testing/fake-http';
import { screen, waitFor, within } from '@testing-library/react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';

const routes = [
  { index: true, element: <h1>Welcome</h1> },
  { path: 'privacy', element: <h1>Privacy</h1> },
];
const pending = [{ document: 'privacy', number: 2, effective_from: '2026-11-01T00:00:00.000Z' }];
const shell = (user?: object, answer: object[] = pending) =>
  renderShell({
    routes,
    user,
    environment: { site: { legal: { privacy: 2 } } },
    prepare: (api) => {
      api.on('GET', '/legal/pending', answer);
      api.on('POST', '/legal/acceptances', done());
      api.on('POST', '/auth/logout', done());
    },
  });

afterEach(clearBrowser);

test('a signed-in user is asked, and the answer is stored', async () => {
  const { user, api } = await shell(wireUser);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Kaksha has new texts' }));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.callsTo('POST', '/legal/acceptances')[0]?.body).toEqual({ document: 'privacy', number: 2 });
});

test('the text can be read before the answer', async () => {
  const { user } = await shell(wireUser);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('link', { name: 'Privacy, version 2' }));
  expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a user who accepted everything is not asked', async () => {
  const { api } = await shell(wireUser, []);
  await waitFor(() => expect(api.callsTo('GET', '/legal/pending')).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a visitor is never asked', async () => {
  const { api } = await shell();
  expect(api.callsTo('GET', '/legal/pending')).toHaveLength(0);
});
