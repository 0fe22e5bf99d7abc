import { uploadPicture } from '@kaksha/api-client/uploads';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { user as testUser } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { Dialog } from '@kaksha/ui/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';
import { browserCookies, clearCredentials, writeCredentials } from './cookies';

const ended = failure(401, 'Please sign in.');
const image = { url: '/i/1.png', sources: { avif: '/i/1.avif', webp: '/i/1.webp', width: 4, height: 3 } };
const picture = new File(['picture'], 'class.png', { type: 'image/png' });

/** As pages of the remotes do, it shows its form to users only. */
function Page() {
  const { http } = useHost();
  const { user } = useSession();
  const [outcome, setOutcome] = useState('');
  if (!user) return <p>Please sign in to write</p>;
  const send = () =>
    uploadPicture(http, picture, 'blog').then(
      ({ src }) => setOutcome(src),
      ({ message }) => setOutcome(message),
    );
  return (
    <form>
      <p>{`Written by ${user.email}`}</p>
      <textarea aria-label="Text" />
      <button type="button" onClick={() => void Promise.all([send(), send()])}>
        Send
      </button>
      <output>{outcome}</output>
      <Link to="/elsewhere">Elsewhere</Link>
    </form>
  );
}

/** The dialogs of pages are not part of the tree of the host's dialog. */
function PageWithDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title="Ask the trainer">
      <Page />
    </Dialog>
  );
}

const routes = [
  { index: true, element: <Page /> },
  { path: 'elsewhere', element: <Page /> },
  { path: 'dialog', element: <PageWithDialog /> },
];

async function write(path = '/') {
  const shell = await renderShell({ routes, path, user: wireUser });
  await shell.user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Mine');
  const { api } = shell;
  let isEnded = true;
  api.on('POST', '/api/images/upload', () => (isEnded ? ended : image));
  api.on('GET', '/auth/user', () => (isEnded ? ended : wireUser));
  const uploads = () => api.callsTo('POST', '/api/images/upload');
  const renew = (id = 7, email = 'priya@kaksha.test') => {
    isEnded = false;
    const user = { ...testUser({ id }), email };
    act(() => shell.host.session.adopt({ token: 'new', userId: String(id) }, user));
  };
  const send = () => shell.user.click(screen.getByRole('button', { name: 'Send' }));
  const begin = () => {
    isEnded = false;
  };
  return { ...shell, uploads, renew, send, begin };
}

const dialog = () => screen.findByRole('dialog', { name: 'Sign in' });
const text = () => screen.getByRole('textbox', { name: 'Text', hidden: true });

afterEach(clearBrowser);

describe.each([
  ['revoked', () => {}],
  ['expired in this browser', () => clearCredentials(browserCookies())],
])('a session that is %s', (_how, end) => {
  test('asks once to sign in again, and sends all that failed', async () => {
    const { uploads, renew, send } = await write();
    end();
    await send();
    expect(await dialog()).toHaveTextContent('Your session has ended. Sign in and go on where you were.');
    expect(within(await dialog()).getByRole('textbox', { name: 'Email' })).toHaveValue('priya@kaksha.test');
    renew();
    expect(await screen.findByText('/i/1.png')).toBeInTheDocument();
    expect(uploads()).toHaveLength(4);
    const [last] = uploads().slice(-1);
    expect(last?.body instanceof FormData && last.body.get('image')).toMatchObject({ name: 'class.png', size: 7 });
    expect(text()).toHaveValue('Mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps the page when the dialog is closed, and asks again', async () => {
    const { uploads, renew, send, user } = await write();
    end();
    await send();
    await dialog();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Please sign in.')).toBeInTheDocument();
    expect(text()).toHaveValue('Mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await send();
    await dialog();
    renew();
    expect(await screen.findByText('/i/1.png')).toBeInTheDocument();
    expect(uploads().length).toBeGreaterThan(2);
  });
});

test('a form in a dialog stays below the sign-in, with its text, and sends it', async () => {
  const { uploads, renew, send, user } = await write('/dialog');
  await send();
  await dialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Ask the trainer' })).toBeInTheDocument();
  await send();
  await user.type(within(await dialog()).getByRole('textbox', { name: 'Email' }), '{Home}');
  renew();
  expect(await screen.findByText('/i/1.png')).toBeInTheDocument();
  expect(text()).toHaveValue('Mine');
  expect(uploads()).toHaveLength(6);
});

test('a call of the page in the background opens the dialog over the text, and a page that is left shows a visitor', async () => {
  const { host, user } = await write();
  await act(() => host.session.refresh());
  await dialog();
  await user.keyboard('{Escape}');
  expect(text()).toHaveValue('Mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Please sign in to write')).toBeInTheDocument();
});

test('signing out in another tab keeps the page with the text', async () => {
  const { host } = await write();
  clearCredentials(browserCookies());
  await act(() => host.session.refresh());
  await dialog();
  expect(text()).toHaveValue('Mine');
});

test('another account that signs in sends nothing before the user agrees', async () => {
  const { uploads, renew, send, user } = await write();
  await send();
  await dialog();
  renew(9, 'other@kaksha.test');
  expect(await dialog()).toHaveTextContent('You signed in as other@kaksha.test.');
  expect(uploads()).toHaveLength(2);
  expect(document.cookie).not.toContain('new');
  await user.click(screen.getByRole('button', { name: 'Sign in as priya@kaksha.test' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('priya@kaksha.test');
  renew(10, 'third@kaksha.test');
  await user.click(await screen.findByRole('button', { name: 'Go on as third@kaksha.test' }));
  expect(await screen.findByText('/i/1.png')).toBeInTheDocument();
  expect(screen.getByText('Written by third@kaksha.test')).toBeInTheDocument();
  expect(text()).toHaveValue('Mine');
});

test('an account that signs in in another tab sends nothing from this page before the user agrees', async () => {
  const { api, begin, host, send, uploads, user } = await write();
  begin();
  writeCredentials(browserCookies(), { token: 'other', userId: '9' });
  api.on('GET', '/auth/user', { ...wireUser, user_id: 9, email_id: 'other@kaksha.test' });
  api.on('POST', '/api/images/upload', () => (host.session.get().user?.id === 9 ? image : ended));
  await send();
  await user.click(await screen.findByRole('button', { name: 'Go on as other@kaksha.test' }));
  expect(await screen.findByText('/i/1.png')).toBeInTheDocument();
  expect(uploads()).toHaveLength(4);
  expect(document.cookie).toContain('auth_token=other');
});

test('a call that the user did not ask for opens no dialog on a page without work', async () => {
  const { host, api } = await renderShell({ routes, user: wireUser });
  api.on('GET', '/auth/user', ended);
  api.on('POST', '/course-actions/increment', ended);
  await act(async () => {
    await host.http.post('/course-actions/increment', {}, { isBackground: true }).catch(() => {});
  });
  expect(await screen.findByText('Please sign in to write')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
