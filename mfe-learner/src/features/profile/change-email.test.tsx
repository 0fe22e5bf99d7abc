import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { profileWire } from '@kaksha/testing/wire/account';
import { screen, waitFor, within } from '@testing-library/react';
import { profile, profileHost } from '../../fake-profile';
import remote from '../../remote';

const send = ['POST', '/patrons-registration/SendEmailOtp'] as const;
const call = ['PUT', '/auth/email'] as const;
const profileCall = ['GET', '/dashboard/GetUserProfile/5'] as const;

async function open() {
  const host = profileHost();
  host.http.on(...profileCall, profileWire(profile()));
  host.http.on(...send, done());
  const { user } = renderRoutes(remote.routes, { host, path: '/user-dashboard/profile' });
  await user.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your email address' }));
  const next = async (email: string) => {
    await user.clear(dialog.getByRole('textbox', { name: 'New email' }));
    await user.type(dialog.getByRole('textbox', { name: 'New email' }), email);
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
  };
  return { host, user, dialog, next };
}

test('a code of the new address changes the address; the profile and the header are loaded again', async () => {
  const { host, user, dialog, next } = await open();
  await next(' New@Example.com ');
  await user.type(await dialog.findByRole('textbox', { name: /code/i }), '123456');
  host.http.on(...call, done());
  host.http.on(...profileCall, profileWire(profile({ email: 'new@example.com' })));
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.http.callsTo(...send)[0]?.body).toEqual({ emailId: 'new@example.com' });
  expect(host.http.callsTo(...call)[0]?.body).toEqual({ emailId: 'new@example.com', otp: '123456' });
  expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Your email address is changed' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('new@example.com'));
});

test('refuses the present address and one that is no address, and sends nothing', async () => {
  const { host, dialog, next } = await open();
  await next(profile().email);
  expect(await dialog.findByText('This is your present address')).toBeInTheDocument();
  await next('not an address');
  expect(await dialog.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(host.http.callsTo(...send)).toHaveLength(0);
});

test('a refused code keeps the dialog with the reason, and the address can be corrected', async () => {
  const { host, user, dialog, next } = await open();
  await next('taken@example.com');
  await user.type(await dialog.findByRole('textbox', { name: /code/i }), '123456');
  host.http.on(...call, failure(409, 'Another account has this address.', { code: 'EMAIL_TAKEN' }));
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await dialog.findByText('Another account has this address.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(dialog.getByRole('textbox', { name: 'New email' })).toHaveValue('taken@example.com');
});
