import { screen, waitFor } from '@testing-library/react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';

const routes = [{ index: true, element: <h1>Welcome</h1> }];
const banner = { id: 3, text: 'Classes pause on Friday.', link: { label: 'Read more', address: '/blog' } };
const shell = (site: object, user?: object) => renderShell({ routes, user, environment: { site } });

afterEach(() => {
  clearBrowser();
  delete document.documentElement.dataset.banner;
});

test('a banner for everyone shows its text and its link above the page', async () => {
  await shell({ banner: { ...banner, audience: 'everyone' } });
  const region = screen.getByRole('region', { name: 'Announcement' });
  expect(region).toHaveTextContent('Classes pause on Friday. Read more');
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/blog');
  expect(region.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a dismissed banner is remembered on the device, and the focus goes to the page', async () => {
  const { user } = await shell({ banner: { ...banner, audience: 'everyone' } });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument();
  expect(localStorage.getItem('kaksha.banner')).toBe('3');
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['visitors', undefined, true],
  ['visitors', wireUser, false],
  ['learners', wireUser, true],
  ['learners', { ...wireUser, trainer_id: 4 }, false],
  ['trainers', { ...wireUser, trainer_id: 4 }, true],
  ['trainers', undefined, false],
])('a banner for %s, shown to %j: %s', async (audience, user, isShown) => {
  const { host } = await shell({ banner: { ...banner, audience } }, user);
  await waitFor(() => expect(host.session.get().status).not.toBe('unknown'));
  expect(screen.queryAllByRole('region', { name: 'Announcement' })).toHaveLength(isShown ? 1 : 0);
});

test('in maintenance the pages say so, and the sentence cannot be dismissed', async () => {
  await shell({ maintenance: 'Back at ten.' });
  expect(screen.getByRole('region', { name: 'Maintenance' })).toHaveTextContent('Back at ten.');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});
