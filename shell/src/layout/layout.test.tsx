import { usePage } from '@kaksha/contract/page';
import type { MenuEntry } from '@kaksha/domain/menus';
import { done, failure } from '@kaksha/testing/fake-http';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { HISTORY_KEY } from '../history/navigation-history';
import { browserCookies } from '../session/cookies';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';

function Article({ title }: { title: string }) {
  usePage({ title });
  return (
    <>
      <h1>{title}</h1>
      <Link to="/contact">Contact page</Link>
      <Link to="?page=2">Next</Link>
    </>
  );
}

function FormPage() {
  usePage({ title: 'Write' });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <h1>Write</h1>
      <input ref={input} aria-label="Message" />
    </>
  );
}

const routes = [
  { index: true, element: <Article title="Welcome" /> },
  { path: 'live-courses', element: <Article title="Courses" /> },
  { path: 'course/:name/:id', element: <Article title="Kubernetes" /> },
  { path: 'contact', element: <Article title="Contact" /> },
  { path: 'write', element: <FormPage /> },
  { path: 'payment/:courseId/:trainerId', element: <Article title="Payment" /> },
];

const newsletter = () => screen.getByLabelText('Newsletter');
const announced = () => [...document.querySelectorAll('[aria-live="polite"]')].map((node) => node.textContent).join('');

afterEach(() => {
  jest.useRealTimers();
  clearBrowser();
});

describe('navigation', () => {
  test('a reloaded address restores its scroll position, another one starts at the top', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const left = await renderShell({ routes });
    jest.replaceProperty(window, 'scrollY', 900);
    fireEvent(window, new Event('pagehide'));
    left.unmount();
    const other = await renderShell({ routes, path: '/contact' });
    expect(scrollTo).not.toHaveBeenCalledWith(0, 900);
    other.unmount();
    await renderShell({ routes });
    expect(scrollTo).toHaveBeenCalledWith(0, 900);
    jest.restoreAllMocks();
  });

  test('the first page is not announced and does not move the focus', async () => {
    await renderShell({ routes });
    expect(document.body).toHaveFocus();
    expect(announced()).not.toContain('Welcome');
  });

  test('navigation moves the focus to the heading and announces the title', async () => {
    const { user } = await renderShell({ routes });
    await user.click(screen.getByRole('link', { name: 'Contact page' }));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toHaveFocus();
    expect(document.title).toBe('Contact | Kaksha');
    await waitFor(() => expect(announced()).toContain('Contact | Kaksha'));
  });

  test('the fallback font of the first page stays until the next page', async () => {
    const root = document.documentElement.style;
    root.setProperty('--font-display', 'Arial');
    const { user } = await renderShell({ routes });
    expect(root.getPropertyValue('--font-display')).toBe('Arial');
    await user.click(screen.getByRole('link', { name: 'Contact page' }));
    await screen.findByRole('heading', { name: 'Contact' });
    expect(root.getPropertyValue('--font-display')).toBe('');
  });

  test('a page that focuses its form keeps that focus', async () => {
    const { router } = await renderShell({ routes });
    await act(() => router.navigate('/write'));
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(announced()).toContain('Write | Kaksha');
  });

  test('a change of only the search part does not move the focus', async () => {
    const { user } = await renderShell({ routes });
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  });

  test('a page that sets its title late is announced with its own title', async () => {
    const { host, router } = await renderShell({
      routes: [...routes, { path: 'late', element: <h1>Late</h1> }],
    });
    await act(() => router.navigate('/late'));
    expect(announced()).not.toContain('Welcome');
    act(() => host.page.describe({ title: 'Late page' }));
    expect(announced()).toContain('Late page | Kaksha');
  });

  test('a page with the same title at two addresses is announced at both', async () => {
    const { host, router } = await renderShell({ routes, path: '/course/one/1' });
    jest.useFakeTimers();
    await act(() => router.navigate('/course/two/2'));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(announced()).toContain('Kubernetes | Kaksha');
    expect(host.history.get().map((entry) => entry.path)).toEqual(['/', '/course/one/1', '/course/two/2']);
  });

  test('each page is added to the navigation history with its source page', async () => {
    const { host, router } = await renderShell({ routes });
    await act(() => router.navigate('/contact'));
    await act(() => router.navigate('/payment/3/4?t=9'));
    expect(host.history.get()).toEqual([
      { path: '/', label: 'Welcome', isPaymentRelated: false, sourcePage: null },
      { path: '/contact', label: 'Contact', isPaymentRelated: false, sourcePage: '/' },
      { path: '/payment/3/4?t=9', label: 'Payment', isPaymentRelated: true, sourcePage: '/contact' },
    ]);
    expect(localStorage.getItem(HISTORY_KEY)).not.toBeNull();
  });

  test('the frame has a skip link', async () => {
    await renderShell({ routes });
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  test('posts app-mounted to an embedding page', async () => {
    const messages = jest.spyOn(window, 'postMessage');
    await renderShell({ routes });
    await waitFor(() => expect(messages).toHaveBeenCalledWith({ type: 'app-mounted' }, 'http://localhost'));
  });
});

describe('the header', () => {
  test('links to the parts of the site and marks the current one', async () => {
    const { router } = await renderShell({ routes, path: '/live-courses' });
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Courses', '/live-courses'],
      ['Trainers', '/live-online-trainers'],
      ['Blog', '/blog'],
      ['For trainers', '/live-trainer-register'],
    ]);
    expect(main.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate('/course/kubernetes/3'));
    expect(main.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'true');
    expect(main.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current');
  });

  test('has the links of live remotes, and none of others', async () => {
    const menus: MenuEntry[] = [
      { menu: 'header', id: 'reports', label: 'Reports', to: '/reports', order: 20 },
      { menu: 'footer', id: 'reports-of-courses', label: 'Reports', to: '/reports', group: 'rules' },
    ];
    await renderShell({ routes, menus: { reports: menus } });
    const links = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(links('Main')).toEqual(['Reports']);
    expect(links('Footer')).toEqual(['Reports']);
    expect(screen.getAllByRole('list', { name: 'Rules' })).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Learn' })).not.toBeInTheDocument();
  });

  test('leads learners to what they learn, after all other links', async () => {
    await renderShell({ routes, user: wireUser });
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(await main.findByRole('link', { name: 'My learning' })).toHaveAttribute('href', '/user-dashboard');
    expect(main.getAllByRole('link').at(-1)).toHaveTextContent('My learning');
  });

  test('links trainers to their area', async () => {
    await renderShell({ routes, user: { ...wireUser, trainer_id: 3 } });
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await waitFor(() =>
      expect(main.getByRole('link', { name: 'For trainers' })).toHaveAttribute('href', '/patron/basicdetails'),
    );
    expect(main.queryByRole('link', { name: 'My learning' })).not.toBeInTheDocument();
  });

  test('the phone menu opens by its button and closes by its button, Escape and navigation', async () => {
    const { user, router } = await renderShell({ routes });
    const toggle = screen.getByRole('button', { name: 'Menu' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Courses' }));
    expect(router.state.location.pathname).toBe('/live-courses');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  test('the theme switch goes from system to its opposite, then the other theme, then system, and stores the choice', async () => {
    const { user } = await renderShell({ routes });
    const [button] = screen.getAllByRole('button', { name: 'Theme: system' });
    await user.click(button as HTMLElement);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
    await user.click(screen.getAllByRole('button', { name: 'Theme: dark' })[0] as HTMLElement);
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await user.click(screen.getAllByRole('button', { name: 'Theme: light' })[0] as HTMLElement);
    expect(document.documentElement).toHaveAttribute('data-theme', 'system');
    expect(document.cookie).not.toContain('theme');
  });

  test('applies the stored theme', async () => {
    browserCookies().set('theme', 'dark');
    await renderShell({ routes });
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(screen.getAllByRole('button', { name: 'Theme: dark' })).not.toHaveLength(0);
  });
});

describe('the account control', () => {
  test('offers sign-in to a visitor', async () => {
    await renderShell({ routes });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  });

  test.each([
    ['a learner', {}, ['My learning', 'My Courses', 'Profile', 'Security', 'Sign out']],
    ['a trainer', { trainer_id: 4 }, ['My learning', 'My Courses', 'Profile', 'Security', 'Trainer area', 'Sign out']],
    [
      'an admin',
      { is_admin: true },
      ['My learning', 'My Courses', 'Profile', 'Security', 'Administration', 'Sign out'],
    ],
  ])('shows the account menu: %s', async (_, role, entries) => {
    const { user } = await renderShell({ routes, user: { ...wireUser, ...role } });
    await user.click(await screen.findByRole('button', { name: 'Priya Nair' }));
    const menu = await screen.findByRole('menu', { name: 'Priya Nair' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(entries);
  });

  test('signing out clears cookies and history', async () => {
    const { user, api, host } = await renderShell({ routes, user: wireUser });
    api.on('POST', '/auth/logout', done());
    await user.click(await screen.findByRole('button', { name: 'Priya Nair' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(document.cookie).not.toContain('auth_token');
    expect(host.history.get()).toHaveLength(1);
    await waitFor(() => expect(api.callsTo('POST', '/auth/logout')).toHaveLength(1));
  });
});

describe('the newsletter', () => {
  test('requires a valid address', async () => {
    const { user, api } = await renderShell({ routes });
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(newsletter()).toHaveAttribute('type', 'email');
    expect(newsletter()).toHaveAccessibleDescription('Please enter your email address');
    expect(newsletter()).toHaveFocus();
    await user.type(newsletter(), 'priya');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(newsletter()).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(newsletter()).toHaveFocus();
    await user.clear(newsletter());
    await user.type(newsletter(), 'x1,victim@x.test');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(newsletter()).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(api.calls).toEqual([]);
  });

  test('subscribes a visitor and shows a thank-you notice', async () => {
    const { user, api } = await renderShell({ routes });
    api.on('POST', '/support-type', done());
    await user.type(newsletter(), ' priya@kaksha.test{Enter}');
    expect(await screen.findByText('Thank you for subscribing to our newsletter!')).toBeInTheDocument();
    expect(screen.getByText('Open the link in the mail that we sent you to confirm it.')).toBeInTheDocument();
    expect(api.calls).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ type: 0, email: 'priya@kaksha.test' }) }),
    ]);
    expect(newsletter()).toHaveValue('');
  });

  test.each([
    [
      'the server’s reason',
      failure(429, 'Too many requests. Try again in a minute.'),
      'Too many requests. Try again in a minute.',
    ],
    ['a general error', failure(502, ''), 'Failed to subscribe. Please try again.'],
    ['its own text for a network error', new Error('offline'), 'Failed to subscribe. Please try again.'],
  ])('shows %s on failure and keeps the typed address', async (_, answer, message) => {
    const { user, api } = await renderShell({ routes });
    api.on('POST', '/support-type', answer);
    await user.type(newsletter(), 'priya@kaksha.test{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(newsletter()).toHaveValue('priya@kaksha.test');
  });

  test('notices stay for five seconds', async () => {
    const { user, api, host } = await renderShell({ routes });
    const answers: unknown[] = [done(), failure(502, '')];
    api.on('POST', '/support-type', () => answers.shift());
    const [success, error] = [jest.spyOn(host.notify, 'success'), jest.spyOn(host.notify, 'error')];
    await user.type(newsletter(), 'priya@kaksha.test{Enter}');
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ duration: 5000 })),
    );
    await user.type(newsletter(), 'priya@kaksha.test{Enter}');
    await waitFor(() => expect(error).toHaveBeenCalledWith(expect.any(String), { duration: 5000 }));
  });

  test('shows the address of a signed-in user read-only', async () => {
    await renderShell({ routes, user: wireUser });
    await waitFor(() => expect(newsletter()).toHaveValue('priya@kaksha.test'));
    expect(newsletter()).toHaveAttribute('readonly');
  });
});

test('the footer shows contact details and social links', async () => {
  await renderShell({ routes });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', 'tel:+911140001234');
  expect(footer.getByRole('link', { name: 'support@kaksha.test' })).toHaveAttribute(
    'href',
    'mailto:support@kaksha.test',
  );
  expect(footer.getByText(/Barakhamba Road, New Delhi/)).toBeInTheDocument();
  const social = within(footer.getByRole('list', { name: 'Kaksha elsewhere' })).getAllByRole('link');
  expect(social.map(({ textContent }) => textContent)).toEqual(['LinkedIn', 'Facebook', 'Twitter', 'Instagram']);
  for (const link of social) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the footer links to every static page', async () => {
  await renderShell({ routes });
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/aboutus', '/careers', '/blog', '/tech-partnerships', '/privacy', '/contact', '/terms']),
  );
});
