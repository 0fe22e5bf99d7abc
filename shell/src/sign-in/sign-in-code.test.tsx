import { createHash } from 'node:crypto';
import { accepted, done, failure } from '@kaksha/testing/fake-http';
import { screen, waitFor } from '@testing-library/react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { askForCode, routes, send, signedIn, verify } from './fake-sign-in';

afterEach(() => {
  jest.useRealTimers();
  clearBrowser();
});

describe('the code of a sign-in', () => {
  test.each([
    failure(400, 'This code is incorrect, or it is too old. Please check it or ask for a new one.', {
      code: 'WRONG_CODE',
    }),
    failure(429, 'Too many tries. Please ask for a new code.', { code: 'TOO_MANY_TRIES' }),
  ])('shows an error of the code on the code field and keeps it', async (answer) => {
    const shell = await renderShell({ routes, path: '/login' });
    const code = await askForCode(shell);
    shell.api.on('POST', `/${verify}`, answer);
    await shell.user.type(code, '111111');
    await shell.user.click(screen.getByRole('button', { name: 'Verify' }));
    const { error } = answer.body as { error: string };
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(error)));
    expect(code).toHaveValue('111111');
    expect(code).toHaveFocus();
  });

  test('does not send an incomplete code', async () => {
    const shell = await renderShell({ routes, path: '/login' });
    const code = await askForCode(shell);
    await shell.user.type(code, '12');
    await shell.user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('The code has 6 digits')));
    expect(shell.api.callsTo('POST', `/${verify}`)).toEqual([]);
  });

  test('keeps the code when the network fails during the check', async () => {
    const shell = await renderShell({ routes, path: '/login' });
    const code = await askForCode(shell);
    shell.api.on('POST', `/${verify}`, new Error('offline'));
    await shell.user.type(code, '417417');
    await shell.user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('No response from server. Please check your connection.')).toBeInTheDocument();
    expect(code).toHaveValue('417417');
  });

  test('asks a new user for the name beside the code, which stays and is mailed once', async () => {
    const shell = await renderShell({ routes, path: '/login?next=/user-dashboard' });
    const code = await askForCode(shell);
    expect(screen.queryByLabelText(/Your name/)).toBeNull();
    shell.api.on('POST', `/${verify}`, accepted({ needs_name: true }));
    await shell.user.type(code, '417417');
    await shell.user.click(screen.getByRole('button', { name: 'Verify' }));
    const name = await screen.findByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(/You are new here/);
    expect(name).toHaveAttribute('maxlength', '120');
    expect(code).toHaveValue('417417');
    await shell.user.type(name, '  ');
    await shell.user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter your name'));
    shell.api.on('POST', `/${verify}`, signedIn);
    await shell.user.type(name, 'Asha Rao');
    await shell.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(shell.api.callsTo('POST', `/${send}`)).toHaveLength(1);
    expect(shell.api.callsTo('POST', `/${verify}`).map(({ body }) => body)).toEqual([
      { emailId: 'priya@kaksha.test', otp: '417417' },
      { emailId: 'priya@kaksha.test', otp: '417417', name: 'Asha Rao' },
    ]);
  });

  test('can change the address after the code was sent', async () => {
    const shell = await renderShell({ routes, path: '/login' });
    await askForCode(shell);
    await shell.user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText('Email')).toHaveValue('priya@kaksha.test');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeInTheDocument();
  });

  test('can request a new code after 60 seconds', async () => {
    const shell = await renderShell({ routes, path: '/login' });
    await askForCode(shell);
    expect(screen.getByText('Resend code in 60s')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + 8000);
    expect(await screen.findByText('Resend code in 52s')).toBeInTheDocument();
    clock.mockReturnValue(now + 60_000);
    await shell.user.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Resend code in 60s')).toBeInTheDocument();
    expect(shell.api.callsTo('POST', `/${send}`)).toHaveLength(2);
  });

  test('works for a code beyond the quota, and says that it checks the browser', async () => {
    const shell = await renderShell({ routes, path: '/login' });
    const salt = 'salt?until=1&';
    const challenge = createHash('sha256').update(`${salt}7`).digest('hex');
    const sent = { algorithm: 'SHA-256', challenge, salt, maxnumber: 1000, signature: 'signed' };
    shell.api.on('POST', `/${send}`, failure(429, 'Too many codes were asked for.', { code: 'TOO_MANY_CODES' }));
    shell.api.on('POST', '/auth/code-challenge', async () => {
      expect((await screen.findByText(/We are checking your browser/)).closest('[role=status]')).not.toBeNull();
      shell.api.on('POST', `/${send}`, done());
      return sent;
    });
    await shell.user.type(screen.getByLabelText('Email'), 'priya@kaksha.test');
    await shell.user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByLabelText('Code')).toBeInTheDocument();
    expect(screen.queryByText(/We are checking your browser/)).toBeNull();
    const [, second] = shell.api.callsTo('POST', `/${send}`);
    const { proof } = second!.body as { proof: string };
    expect(JSON.parse(atob(proof))).toEqual({ algorithm: 'SHA-256', challenge, salt, signature: 'signed', number: 7 });
  });

  test('accepts an earlier code when a new one is refused, and says so', async () => {
    const shell = await renderShell({ routes, path: '/login?next=/user-dashboard' });
    const message = 'Too many codes were asked for. Please try again in an hour.';
    shell.api.on('POST', `/${send}`, failure(429, message, { code: 'TOO_MANY_CODES' }));
    await shell.user.type(screen.getByLabelText('Email'), 'priya@kaksha.test');
    await shell.user.click(screen.getByRole('button', { name: 'Send code' }));
    const note = await screen.findByText(`${message} If you have a code from the last 10 minutes, enter it here.`);
    expect(note.closest('[role=alert]')).not.toBeNull();
    shell.api.on('POST', `/${verify}`, signedIn);
    await shell.user.type(screen.getByLabelText('Code'), '417417');
    await shell.user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  test('links to the mailbox in demo mode', async () => {
    const shell = await renderShell({ routes, path: '/login', environment: { demo: true } });
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Demo mode/);
    await askForCode(shell);
    expect(screen.getByRole('link', { name: 'Open demo mailbox' })).toHaveAttribute(
      'href',
      'http://localhost/backend/dev/mailbox?to=priya%40kaksha.test',
    );
  });
});
