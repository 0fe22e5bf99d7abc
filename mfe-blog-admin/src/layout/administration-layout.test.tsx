import { userOf } from '@kaksha/testing/factories';
import { createFakeHost, type FakeHostOptions } from '@kaksha/testing/fake-host';
import { paged } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, within } from '@testing-library/react';
import contributions from '../contributions';
import remote from '../remote';

const open = (path: string, as: FakeHostOptions['as'] = 'admin') => {
  const host = createFakeHost({ as, remotes: { 'blog-admin': contributions } });
  host.http.on('GET', '/api/feedback/reports', paged([]));
  return renderRoutes(remote.routes, { host, path });
};
const menu = async () => within(await screen.findByRole('navigation', { name: 'Administration' }));

test('every page of the area has the menu, which names the current page', async () => {
  open('/moderation');
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    contributions.menus?.filter(({ menu }) => menu === 'admin').map(({ to }) => to),
  );
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
    (await menu()).getByRole('link', { name: 'Moderation' }),
  ]);
});

test('a post is written without the menu', async () => {
  open('/blogcreate');
  expect(await screen.findByRole('heading', { level: 1, name: 'Create New Blog Post' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
});

test('the menu has the pages that the rights of the administrator open', async () => {
  const user = userOf('admin');
  open('/moderation', user ? { ...user, rights: ['finance'] } : 'admin');
  expect((await menu()).getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Overview',
    'Payouts',
    'Ledger',
  ]);
});
