import { accepted, done, failure } from '@kaksha/testing/fake-http';
import { startAuthentication } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';
import { Page as LoginPage } from './login-page';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));
const sign = jest.mocked(startAuthentication);

const routes = [
  { path: 'login', element: <LoginPage /> },
  { path: 'user-dashboard', element: <h1>Dashboard</h1> },
];
const ticket = 't'.repeat(43);
const signedIn = { auth_token: 'token', user_id: 7, user: wireUser };
const options = { challenge: 'abc', rpId: 'localhost', allowCredentials: [] };
const assertion = {
  id: 'x',
  rawId: 'x',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' },
};

/** The sign-in page after the mailed code of an account with the given second factors. */
async function firstStep(methods: { passkey?: boolean; totp?: boolean; recovery_code?: boolean }) {
  const shell = await renderShell({ routes, path: '/login?next=/user-dashboard' });
  const { api, user } = shell;
  api.on('POST', '/patrons-registration/SendEmailOtp', done());
  const answer = { ticket, methods: { passkey: false, totp: false, recovery_code: false, ...methods } };
  api.on('POST', '/patrons-registration/SaveEmailVerifyDetails', accepted(answer));
  await user.type(screen.getByLabelText('Email'), 'priya@kaksha.test');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Code'), '417417');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { name: 'Second step' });
  expect(shell.host.session.get().status).toBe('visitor');
  return shell;
}

const dashboard = () => screen.findByRole('heading', { name: 'Dashboard' });

afterEach(clearBrowser);

test('a code of the authenticator app finishes the sign-in; a refused code stays with its message', async () => {
  const { api, user } = await firstStep({ totp: true });
  const code = screen.getByLabelText('Code from your authenticator app');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  api.on('POST', '/auth/second-step', failure(400, 'This code is incorrect.', { code: 'WRONG_CODE' }));
  await user.type(code, '111111');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('This code is incorrect.')));
  expect(code).toHaveValue('111111');

  api.on('POST', '/auth/second-step', signedIn);
  await user.clear(code);
  await user.type(code, '222222');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await dashboard();
  expect(api.callsTo('POST', '/auth/second-step').map(({ body }) => body)).toEqual([
    { ticket, totp: '111111' },
    { ticket, totp: '222222' },
  ]);
});

test('a passkey finishes the sign-in after a first try that the user cancelled', async () => {
  const { api, user } = await firstStep({ passkey: true, totp: true });
  api.on('POST', '/auth/second-step/options', options);
  sign.mockRejectedValueOnce(Object.assign(new Error('cancelled'), { name: 'NotAllowedError' }));
  const button = screen.getByRole('button', { name: 'Use a passkey' });
  await user.click(button);
  expect(await screen.findByText(/The passkey was not used/)).toBeInTheDocument();

  sign.mockResolvedValueOnce(assertion);
  api.on('POST', '/auth/second-step', signedIn);
  await user.click(button);
  await dashboard();
  expect(sign).toHaveBeenLastCalledWith({ optionsJSON: options });
  expect(api.callsTo('POST', '/auth/second-step')[0]?.body).toEqual({ ticket, passkey: assertion });
});

test('offers the other factors; a recovery code finishes the sign-in', async () => {
  const { api, user } = await firstStep({ passkey: true, totp: true, recovery_code: true });
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
  expect(screen.getByLabelText('Code from your authenticator app')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  api.on('POST', '/auth/second-step', signedIn);
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'ABCD-EFGH-IJKL-MNOP');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await dashboard();
  expect(api.callsTo('POST', '/auth/second-step')[0]?.body).toEqual({ ticket, recovery_code: 'ABCD-EFGH-IJKL-MNOP' });
});

test('an expired sign-in says so and can be started again', async () => {
  const { api, user } = await firstStep({ totp: true });
  const message = 'This sign-in took too long. Please start again.';
  api.on('POST', '/auth/second-step', failure(400, message, { code: 'SIGN_IN_EXPIRED' }));
  await user.type(screen.getByLabelText('Code from your authenticator app'), '111111');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findAllByText(message, { exact: false })).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Email')).toHaveValue('priya@kaksha.test');
});
