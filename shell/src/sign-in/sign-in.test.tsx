import { createHash } from 'node:crypto';
import { accepted, done, failure } from '@kaksha/testing/fake-http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';
import { askForCode, routes, send, signedIn, verify } from './fake-sign-in';

/** A page whose data come after its first render. */
function Late() {
  const [isLoaded, load] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => load(true));
    return () => clearTimeout(timer);
  }, []);
  return isLoaded && <h2 id="devices">Devices</h2>;
}

afterEach(() => {
  jest.useRealTimers();
  clearBrowser();
});

/** Google's script is loaded once for all tests. */
const google = { initialize: jest.fn(), renderButton: jest.fn() };
beforeEach(() => void google.initialize.mockClear());
async function googleIsLoaded() {
  const script = document.querySelector<HTMLScriptElement>('script[src="https://accounts.google.com/gsi/client"]');
  Object.assign(window, { google: { accounts: { id: google } } });
  act(() => script?.onload?.(new Event('load')));
  await waitFor(() => expect(google.initialize).toHaveBeenCalled());
}

describe('the sign-in page', () => {
  test('signs in with a mailed code and opens the page that the user wanted', async () => {
    const shell = await renderShell({ routes, path: '/login?next=/user-dashboard' });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    const code = await askForCode(shell);
    expect(code).toHaveFocus();
    shell.api.on('POST', `/${verify}`, signedIn);
    await shell.user.type(code, '417417');
    await shell.user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(shell.api.calls.map((call) => call.body)).toEqual([
      { emailId: 'priya@kaksha.test' },
      { emailId: 'priya@kaksha.test', otp: '417417' },
    ]);
    expect(document.cookie).toContain('auth_token=token');
    expect(shell.host.session.get().user?.name).toBe('Priya Nair');
  });

  test('a domain of another script is sent in its ASCII form', async () => {
    const { user, api } = await renderShell({ routes, path: '/login' });
    api.on('POST', `/${send}`, done());
    await user.type(screen.getByLabelText('Email'), 'Asha@bücher.example');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByLabelText('Code')).toBeInTheDocument();
    expect(api.calls.map(({ body }) => body)).toEqual([{ emailId: 'asha@xn--bcher-kva.example' }]);
  });

  test.each(['/login?next=/user-dashboard#devices', '/login?next=%2Fuser-dashboard%23devices'])(
    'goes on to the target in the page: %s',
    async (path) => {
      const late = [...routes.slice(0, 2), { path: 'user-dashboard', element: <Late /> }];
      const scroll = jest.fn();
      Element.prototype.scrollIntoView = scroll;
      const { router } = await renderShell({ routes: late, path, user: wireUser });
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus());
      expect(router.state.location).toMatchObject({ pathname: '/user-dashboard', hash: '#devices' });
      expect(scroll).toHaveBeenCalled();
    },
  );

  test('says that the browser blocks cookies, before a code is asked for', async () => {
    const blocked = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await renderShell({ routes, path: '/login' });
    expect(await screen.findByText(/Your browser blocks the cookies of this site/)).toBeInTheDocument();
    blocked.mockRestore();
  });

  test('does not follow an address to another site', async () => {
    const { router } = await renderShell({ routes, path: '/login?next=//evil.test', user: wireUser });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('redirects a user who is signed in already', async () => {
    await renderShell({ routes, path: '/login?next=/user-dashboard', user: wireUser });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  test('shows the reason to sign in for creating a course', async () => {
    await renderShell({ routes, path: '/login?notice=course' });
    expect(screen.getByText('Please log in to create a course.')).toBeInTheDocument();
  });

  test.each([
    ['', 'Please enter your email address'],
    ['priya', 'Please enter a valid email address'],
    ['x1,victim@x.test', 'Please enter a valid email address'],
    ['victim(c)@x.test', 'Please enter a valid email address'],
  ])('refuses the invalid address %j', async (typed, message) => {
    const { user, api } = await renderShell({ routes, path: '/login' });
    if (typed) await user.type(screen.getByLabelText('Email'), typed);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
    expect(api.calls).toEqual([]);
  });

  test('reports a missing network and keeps the address', async () => {
    const { user, api } = await renderShell({ routes, path: '/login' });
    api.on('POST', `/${send}`, new Error('offline'));
    await user.type(screen.getByLabelText('Email'), 'priya@kaksha.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('No response from server. Please check your connection.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('priya@kaksha.test');
    api.on('POST', `/${send}`, done());
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  });

  test('shows no mailbox and loads nothing of Google when neither is set up', async () => {
    const shell = await renderShell({ routes, path: '/login' });
    await askForCode(shell);
    expect(screen.queryByRole('link', { name: 'Open demo mailbox' })).toBeNull();
    expect(document.querySelector('script[src*="google"]')).toBeNull();
  });

  test('signs in with Google when it is set up', async () => {
    const { api, host } = await renderShell({
      routes,
      path: '/login',
      environment: { googleClientId: 'client-1' },
    });
    api.on('POST', '/auth/google', signedIn);
    await googleIsLoaded();
    const [{ client_id, nonce, callback }] = google.initialize.mock.calls[0];
    expect(client_id).toBe('client-1');
    await act(() => callback({ credential: 'id-token' }));
    const { credential, secret } = api.calls[0]!.body as Record<string, string>;
    expect(credential).toBe('id-token');
    expect(
      createHash('sha256')
        .update(secret as string)
        .digest('hex'),
    ).toBe(nonce);
    expect(host.session.get().status).toBe('signed-in');
  });

  test('asks a new user whose Google account shows no name', async () => {
    const { api, host, user } = await renderShell({
      routes,
      path: '/login',
      environment: { googleClientId: 'client-1' },
    });
    api.on('POST', '/auth/google', accepted({ needs_name: true }));
    await googleIsLoaded();
    await act(() => google.initialize.mock.lastCall?.[0].callback({ credential: 'id-token' }));
    api.on('POST', '/auth/google', signedIn);
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(host.session.get().status).toBe('signed-in'));
    expect(api.callsTo('POST', '/auth/google').at(-1)?.body).toEqual({
      credential: 'id-token',
      secret: expect.any(String),
      name: 'Asha Rao',
    });
  });

  test('asks once for a mailed code where Google does not run the mailbox', async () => {
    const { api, host, user } = await renderShell({
      routes,
      path: '/login',
      environment: { googleClientId: 'client-1' },
    });
    const message = 'Please enter the code that we sent to your e-mail address.';
    api.on('POST', '/auth/google', failure(409, message, { code: 'GOOGLE_CODE_REQUIRED' }));
    await googleIsLoaded();
    await act(() => google.initialize.mock.lastCall?.[0].callback({ credential: 'id-token' }));
    const code = await screen.findByLabelText('Code');
    expect(screen.getByText(/You have an account with this e-mail address already/)).toBeInTheDocument();
    api.on('POST', '/auth/google', signedIn);
    await user.type(code, '417417');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(host.session.get().status).toBe('signed-in'));
    expect(api.calls.map(({ body }) => body)).toEqual([
      { credential: 'id-token', secret: expect.any(String) },
      { credential: 'id-token', secret: expect.any(String), otp: '417417' },
    ]);
  });
});

describe('the sign-in dialog', () => {
  test('opens over the page with the reason and continues afterwards', async () => {
    const shell = await renderShell({ routes });
    let user: unknown;
    act(() => {
      void shell.host.session
        .require({
          message: 'We finish your enrolment right after this.',
          subject: 'Kubernetes in Production',
          date: '2026-11-23',
        })
        .then((person) => {
          user = person;
        });
    });
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
    expect(dialog).toHaveTextContent('Kubernetes in Production');
    expect(dialog).toHaveTextContent('We finish your enrolment right after this.');
    expect(within(dialog).getByText('23')).toBeInTheDocument();

    const code = await askForCode(shell);
    shell.api.on('POST', `/${verify}`, signedIn);
    await shell.user.type(code, '417417');
    await shell.user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(user).toMatchObject({ name: 'Priya Nair' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  });

  test('opens by the button of the header; Escape returns no user', async () => {
    const { user } = await renderShell({ routes });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('dialog', { name: 'Sign in' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  });

  test('closes on a navigation', async () => {
    const { host, router } = await renderShell({ routes });
    let user: unknown = 'waiting';
    act(() => {
      void host.session.require().then((person) => {
        user = person;
      });
    });
    await screen.findByRole('dialog', { name: 'Sign in' });
    await act(() => router.navigate('/user-dashboard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(user).toBeNull();
  });
});
