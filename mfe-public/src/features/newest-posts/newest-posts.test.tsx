import { post } from '@kaksha/testing/factories';
import { pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { postWire } from '@kaksha/testing/wire/blog';
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';
import { Extension, loader } from './newest-posts';

const routes = () => [{ path: 'user-dashboard', element: createElement(Extension) }];
const open = (host: ReturnType<typeof catalogueHost>) => renderRoutes(routes, { host, path: '/user-dashboard' });

test('shows the three newest posts with their links, and the way to the others', async () => {
  const host = catalogueHost();
  const posts = [1, 2, 3, 4].map((id) => post({ id, slug: `post-${id}`, title: `Post ${id}` }));
  host.http.on('GET', paths.posts, posts.map(postWire));
  await loader(host);
  open(host);
  const region = await screen.findByRole('region', { name: 'From the blog' });
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/blog',
    '/blog/post-1',
    '/blog/post-2',
    '/blog/post-3',
  ]);
});

test('takes no place without posts', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.posts, []);
  await loader(host);
  const { container } = open(host);
  expect(container.querySelector('section')).toBeNull();
});

test('takes no place while the posts load', () => {
  const host = catalogueHost();
  host.http.on('GET', paths.posts, pending);
  void loader(host);
  const { container } = open(host);
  expect(container.querySelector('section')).toBeNull();
});

test('is declared for the homes of learners and trainers', () => {
  expect(remote.extensions?.map(({ slot }) => slot)).toEqual(['dashboard.home', 'trainer.home']);
});
