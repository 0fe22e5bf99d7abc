import { done } from '@kaksha/testing/fake-http';
import { screen } from '@testing-library/react';
import { type renderShell, wireUser } from '../testing/fake-shell';
import { Page as LoginPage } from './login-page';

export const routes = [
  { index: true, element: <h1>Welcome</h1> },
  { path: 'login', element: <LoginPage /> },
  { path: 'user-dashboard', element: <h1>Dashboard</h1> },
];
export const signedIn = { auth_token: 'token', user_id: 7, user: wireUser };
export const send = 'patrons-registration/SendEmailOtp';
export const verify = 'patrons-registration/SaveEmailVerifyDetails';

type Shell = Awaited<ReturnType<typeof renderShell>>;

export async function askForCode({ user, api }: Shell) {
  api.on('POST', `/${send}`, done());
  await user.type(screen.getByLabelText('Email'), ' Priya@Kaksha.test ');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return screen.findByLabelText('Code');
}
