import { done, type FakeHttp, failure } from '@kaksha/testing/fake-http';
import { startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';
import { Page } from './security-page';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));
const create = jest.mocked(startRegistration);

const routes = [
  { path: 'security', element: <Page /> },
  { path: 'login', element: <h1>Sign in here</h1> },
];
const none = { passkeys: [], totp_added_at: null, recovery_codes_left: 0, required: false };
const laptop = {
  id: 3,
  name: 'Work laptop',
  is_synced: true,
  created_at: '2026-11-01T06:00:00.000Z',
  last_used_at: null,
};
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-IJKL-000${index}`);
const credential = {
  id: 'x',
  rawId: 'x',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'c', attestationObject: 'a' },
};
const creation = {
  rp: { name: 'Kaksha', id: 'localhost' },
  user: { id: '7', name: 'a', displayName: 'a' },
  challenge: 'abc',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};

/** The page with the factors of the account. */
async function openWith(factors: object, user: object = wireUser) {
  const prepare = (api: FakeHttp) => api.on('GET', '/auth/second-factors', { ...none, ...factors });
  const shell = await renderShell({ routes, path: '/security', user, prepare });
  await screen.findByRole('heading', { name: 'Passkeys' });
  return shell;
}

afterEach(clearBrowser);

test('a visitor signs in first', async () => {
  const { router } = await renderShell({ routes, path: '/security' });
  await screen.findByRole('heading', { name: 'Sign in here' });
  expect(router.state.location.search).toBe('?next=%2Fsecurity');
});

test('adds a passkey with its name and shows the recovery codes of the first factor', async () => {
  const { user, api } = await openWith({});
  expect(screen.queryByRole('heading', { name: 'Recovery codes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Work laptop');
  api.on('POST', '/auth/passkeys/options', creation);
  api.on('POST', '/auth/passkeys', { recovery_codes: codes });
  api.on('GET', '/auth/second-factors', { ...none, passkeys: [laptop], recovery_codes_left: 10 });
  create.mockResolvedValueOnce(credential);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));

  const saved = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
  expect(saved.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
  await user.click(saved.getByRole('button', { name: 'Copy the codes' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await user.click(saved.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('Work laptop')).toBeInTheDocument();
  expect(screen.getByText(/10 of 10 are left/)).toBeInTheDocument();
  expect(api.callsTo('POST', '/auth/passkeys')[0]?.body).toEqual({ name: 'Work laptop', credential });
});

test('says why a passkey was not created, and keeps the dialog', async () => {
  const { user, api } = await openWith({});
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  api.on('POST', '/auth/passkeys/options', creation);
  create.mockRejectedValueOnce(Object.assign(new Error('exists'), { name: 'InvalidStateError' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This device has a passkey for your account already.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('My passkey');
});

test('renames and removes a passkey; a refusal stays on the screen', async () => {
  const { user, api } = await openWith({ passkeys: [laptop], recovery_codes_left: 10 });
  await user.click(screen.getByRole('button', { name: 'Rename Work laptop' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Blue key');
  api.on('PATCH', '/auth/passkeys/3', done());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsTo('PATCH', '/auth/passkeys/3')[0]?.body).toEqual({ name: 'Blue key' }));

  await user.click(await screen.findByRole('button', { name: 'Remove Work laptop' }));
  const message = 'An administrator needs a second step. Please add another one before you remove this.';
  api.on('DELETE', '/auth/passkeys/3', failure(409, message, { code: 'LAST_FACTOR' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  api.on('DELETE', '/auth/passkeys/3', done());
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('connects an authenticator app by a QR code or its key', async () => {
  const { user, api } = await openWith({});
  const uri = 'otpauth://totp/Kaksha:priya?secret=JBSWY3DPEHPK3PXP';
  api.on('POST', '/auth/totp', { secret: 'JBSWY3DPEHPK3PXP', uri });
  await user.click(screen.getByRole('button', { name: 'Set up an app' }));
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  api.on('POST', '/auth/totp/confirm', { recovery_codes: null });
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Add the app' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo('POST', '/auth/totp/confirm')[0]?.body).toEqual({ code: '123456' });
});

test('makes new recovery codes', async () => {
  const { user, api } = await openWith({ totp_added_at: '2026-11-01T06:00:00.000Z', recovery_codes_left: 2 });
  expect(screen.getByText(/Only a few codes are left/)).toBeInTheDocument();
  api.on('POST', '/auth/recovery-codes', { recovery_codes: codes });
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByRole('dialog', { name: 'Save your recovery codes' })).toBeInTheDocument();
});

test('tells an administrator without a factor that one is needed', async () => {
  await openWith({ required: true }, { ...wireUser, is_admin: true, lacks_second_factor: true });
  expect(screen.getByText(/Administrators need a second step/)).toBeInTheDocument();
});

test('tells an owner of an account with payouts without a factor that one is needed', async () => {
  const { unmount } = await openWith({ required: true });
  expect(screen.getByText(/Owners of an account with payouts need a second step/)).toBeInTheDocument();
  unmount();
  await openWith({ required: true, totp_added_at: '2026-11-01T06:00:00.000Z' });
  expect(screen.queryByText(/Owners of an account with payouts/)).toBeNull();
});
