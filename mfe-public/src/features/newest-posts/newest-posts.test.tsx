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

const values = { settings: { 'newest-posts': 3 } };

test('shows the newest posts with their links, and the way to the others', async () => {
  const host = catalogueHost({ values });
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

test('shows as many posts as the setting of the site says', async () => {
  const host = catalogueHost({ values: { settings: { 'newest-posts': 5 } } });
  const posts = [1, 2, 3, 4, 5, 6].map((id) => post({ id, slug: `post-${id}`, title: `Post ${id}` }));
  host.http.on('GET', paths.posts, posts.map(postWire));
  await loader(host);
  open(host);
  const region = await screen.findByRole('region', { name: 'From the blog' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(5);
});

test.each([
  ['on', ['newest-post-tags'], 'react, testing'],
  ['off', [], null],
])('shows at most two tags of a post while the flag is %s', async (_state, flags, text) => {
  const host = catalogueHost({ values: { ...values, flags } });
  host.http.on('GET', paths.posts, [post({ tags: ['react', 'testing', 'css'] })].map(postWire));
  await loader(host);
  open(host);
  const item = await screen.findByRole('listitem');
  if (text) expect(item).toHaveTextContent(text);
  else expect(item).not.toHaveTextContent('react');
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
