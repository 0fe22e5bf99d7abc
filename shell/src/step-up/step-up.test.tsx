import { done, failure } from '@kaksha/testing/fake-http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';

const routes = [{ index: true, element: <h1>Welcome</h1> }];
const proven = { auth_token: 'fresh', user_id: 7, user: wireUser };
const required = failure(403, 'Please confirm that it is you.', { code: 'STEP_UP_REQUIRED' });
const none = { passkey: false, totp: false, recovery_code: false, email_code: false };

/** A page whose export needs a proof of the user. */
async function startExport(methods: object) {
  const shell = await renderShell({ routes, user: wireUser });
  const { api, host } = shell;
  let isProven = false;
  api.on('GET', '/dashboard/ExportMyData', () => (isProven ? { exported: true } : required));
  api.on('GET', '/auth/step-up', { methods: { ...none, ...methods }, proven_until: null });
  api.on('POST', '/auth/step-up', () => {
    isProven = true;
    return proven;
  });
  let outcome: unknown = null;
  act(() => {
    void host.http.get('/dashboard/ExportMyData').then(
      ({ data }) => {
        outcome = data;
      },
      (error: unknown) => {
        outcome = error;
      },
    );
  });
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  return { ...shell, dialog: within(dialog), outcome: () => outcome };
}

afterEach(clearBrowser);

test('after a code of the authenticator app the call is repeated, with the new token of the session', async () => {
  const { api, user, dialog, outcome, host } = await startExport({ totp: true });
  await user.type(await dialog.findByLabelText('Code from your authenticator app'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(outcome()).toMatchObject({ data: { results: { exported: true } } }));
  expect(api.callsTo('POST', '/auth/step-up')[0]?.body).toEqual({ totp: '123456' });
  expect(document.cookie).toContain('auth_token=fresh');
  expect(host.session.get().user?.name).toBe('Priya Nair');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a user without a second factor confirms with a mailed code', async () => {
  const { api, user, dialog, outcome } = await startExport({ email_code: true });
  api.on('POST', '/auth/step-up/code', done());
  expect(await dialog.findByText('priya@kaksha.test')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  await user.type(await dialog.findByLabelText('Code'), '654321');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(outcome()).toMatchObject({ data: { results: { exported: true } } }));
  expect(api.callsTo('POST', '/auth/step-up')[0]?.body).toEqual({ email_code: '654321' });
});

test('a refused proof keeps the dialog open with its message', async () => {
  const { api, user, dialog, outcome } = await startExport({ recovery_code: true });
  api.on('POST', '/auth/step-up', failure(400, 'This recovery code is not right.', { code: 'WRONG_CODE' }));
  const field = await dialog.findByRole('textbox', { name: 'Recovery code' });
  await user.type(field, 'WRONG');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('This recovery code is not right.'));
  expect(outcome()).toBeNull();
});

test('closing the dialog fails the call with the message of the API', async () => {
  const { user, outcome, api } = await startExport({ totp: true });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(outcome()).toMatchObject({ code: 'STEP_UP_REQUIRED', status: 403 }));
  expect(api.callsTo('GET', '/dashboard/ExportMyData')).toHaveLength(1);
});

test('a change that needs a second factor leads to the security page and is repeated when it is added', async () => {
  const { api, host, user } = await renderShell({ routes, user: wireUser });
  let isAdded = false;
  const lacking = failure(403, 'Owners of an account with payouts need a second step.', {
    code: 'SECOND_FACTOR_REQUIRED',
  });
  api.on('POST', '/staff/invitations/3/accept', () => (isAdded ? done() : lacking));
  let saved: unknown = null;
  act(() => {
    void host.http.post('/staff/invitations/3/accept', {}).then(({ data }) => {
      saved = data;
    });
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a second step first' }));
  const link = dialog.getByRole('link', { name: 'Open the security page in a new tab' });
  expect(link).toHaveAttribute('href', '/security');
  expect(link).toHaveAttribute('target', '_blank');
  isAdded = true;
  await user.click(dialog.getByRole('button', { name: 'I have added it' }));
  await waitFor(() => expect(saved).toMatchObject({ success: true }));
  expect(api.callsTo('POST', '/staff/invitations/3/accept')).toHaveLength(2);
});
