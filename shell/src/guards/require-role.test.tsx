import { user } from '@kaksha/testing/factories';
import { done, failure, pending } from '@kaksha/testing/fake-http';
import { act, screen, waitFor } from '@testing-library/react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';
import { RequireRole } from './require-role';

const guarded = (role: 'learner' | 'trainer' | 'admin', name: string) => (
  <RequireRole role={role}>
    <h1>{name}</h1>
    <input aria-label="Note" />
  </RequireRole>
);

const routes = [
  { index: true, element: <h1>Home</h1> },
  { path: 'login', element: <h1>Sign in here</h1> },
  { path: 'live-trainer-register', element: <h1>Become a trainer</h1> },
  { path: 'security', element: <h1>Security</h1> },
  { path: 'user-dashboard/*', element: guarded('learner', 'Dashboard') },
  { path: 'patron/*', element: guarded('trainer', 'Trainer area') },
  { path: 'blog-dashboard', element: guarded('admin', 'Blog Dashboard') },
];

const addressOf = ({ router }: Awaited<ReturnType<typeof renderShell>>) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};

afterEach(clearBrowser);

test.each([
  ['a learner', '/user-dashboard/saved-course', {}, 'Dashboard'],
  ['a trainer', '/patron/basicdetails', { trainer_id: 4 }, 'Trainer area'],
  ['an admin', '/blog-dashboard', { is_admin: true }, 'Blog Dashboard'],
])('%s sees the page', async (_, path, role, heading) => {
  await renderShell({ routes, path, user: { ...wireUser, ...role } });
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
});

test('an administrator without a required second factor adds one first', async () => {
  const user = { ...wireUser, is_admin: true, lacks_second_factor: true };
  const shell = await renderShell({ routes, path: '/blog-dashboard?filter=drafts', user });
  await screen.findByRole('heading', { name: 'Security' });
  expect(addressOf(shell)).toBe('/security?next=%2Fblog-dashboard%3Ffilter%3Ddrafts');
});

test('a visitor signs in first and returns to the learner page', async () => {
  const shell = await renderShell({ routes, path: '/user-dashboard/saved-course?page=2' });
  await screen.findByRole('heading', { name: 'Sign in here' });
  expect(addressOf(shell)).toBe('/login?next=%2Fuser-dashboard%2Fsaved-course%3Fpage%3D2');
});

test('a visitor who wants to create a course is asked to log in', async () => {
  const shell = await renderShell({ routes, path: '/patron/basicdetails/courses/create' });
  await screen.findByRole('heading', { name: 'Sign in here' });
  expect(addressOf(shell)).toBe('/login?notice=course&next=%2Fpatron%2Fbasicdetails%2Fcourses%2Fcreate');
});

test('a user who is not a trainer is shown how to become one', async () => {
  const { host } = await renderShell({ routes, path: '/patron/basicdetails', user: wireUser });
  expect(await screen.findByRole('heading', { name: 'Become a trainer' })).toBeInTheDocument();
  const title = 'The trainer area is for trainers. Register here, it is free.';
  expect(await screen.findByText(title)).toBeInTheDocument();
  // A general notice of the frame.
  expect(host.notify.open.getState()).toMatchObject([{ title, duration: 5000 }]);
});

test('a user who is not a trainer and wants to create a course is asked to log in as a trainer', async () => {
  await renderShell({ routes, path: '/patron/basicdetails/courses/create', user: wireUser });
  expect(await screen.findByText('Please log in to create a course')).toBeInTheDocument();
  expect(screen.getByText('The trainer area is for trainers. Register here, it is free.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Become a trainer' })).toBeInTheDocument();
});

describe('pages for admins', () => {
  test('redirect a visitor without a token to the home page', async () => {
    await renderShell({ routes, path: '/blog-dashboard' });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  });

  test("show 'Loading...' until the session is known", async () => {
    await renderShell({ routes, path: '/blog-dashboard', user: pending });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Blog Dashboard' })).toBeNull();
  });

  test('redirect other users to the home page', async () => {
    await renderShell({ routes, path: '/blog-dashboard', user: wireUser });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  });
});

test('signing out on a protected page redirects to the home page without a sign-in prompt', async () => {
  const { host, api } = await renderShell({ routes, path: '/user-dashboard', user: wireUser });
  await screen.findByRole('heading', { name: 'Dashboard' });
  api.on('POST', '/auth/logout', done());
  await act(() => host.session.signOut());
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
});

describe('after the session has ended', () => {
  async function expired() {
    const shell = await renderShell({ routes, path: '/user-dashboard', user: wireUser });
    await shell.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Mine');
    shell.api.on('GET', '/auth/user', failure(401, 'Please sign in again.'));
    await act(() => shell.host.session.refresh());
    return { shell, dialog: await screen.findByRole('dialog', { name: 'Sign in' }) };
  }

  test('the user signs in over the page and continues there', async () => {
    const { shell, dialog } = await expired();
    expect(dialog).toHaveTextContent('Your session has ended. Sign in and go on where you were.');
    act(() => shell.host.session.adopt({ token: 'new', userId: '7' }, user({ id: 7 })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
    expect(addressOf(shell)).toBe('/user-dashboard');
  });

  test('closing the dialog keeps what was typed; the next page begins with the sign-in', async () => {
    const { shell } = await expired();
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
    await act(() => shell.router.navigate('/patron/basicdetails'));
    await waitFor(() => expect(addressOf(shell)).toBe('/login?next=%2Fpatron%2Fbasicdetails'));
  });

  test('on a page without work, closing the dialog leads to the sign-in page, which returns to the page', async () => {
    const shell = await renderShell({ routes, path: '/user-dashboard', user: wireUser });
    shell.api.on('GET', '/auth/user', failure(401, 'Please sign in again.'));
    await act(() => shell.host.session.refresh());
    await screen.findByRole('dialog', { name: 'Sign in' });
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(addressOf(shell)).toBe('/login?next=%2Fuser-dashboard'));
  });
});

test('signing out in another tab hides the page here', async () => {
  const shell = await renderShell({ routes, path: '/user-dashboard', user: wireUser });
  await screen.findByRole('heading', { name: 'Dashboard' });
  clearBrowser();
  await act(() => shell.host.session.refresh());
  await waitFor(() => expect(addressOf(shell)).toBe('/login?next=%2Fuser-dashboard'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
