import { post } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { postWire } from '@kaksha/testing/wire/blog';
import { screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

function blogHost() {
  const host = catalogueHost();
  const many = Array.from({ length: 11 }, (_, i) =>
    post({ id: i + 1, slug: `post-${i + 1}`, title: `Post ${i + 1}`, tags: i < 2 ? ['Time'] : ['Learning'] }),
  );
  host.http.on('GET', paths.posts, many.map(postWire));
  return host;
}
const open = (host = blogHost(), path = '/blog') => renderRoutes(remote.routes, { host, path });
const list = () => screen.findByRole('list', { name: 'Posts' });
const names = async () =>
  within(await list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('shows posts newest first, nine to a page, each with its link', async () => {
  open();
  expect(await names()).toHaveLength(9);
  expect(screen.getByText('11 posts')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Post 1' })).toHaveAttribute('href', '/blog/post-1');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/blog?page=2');
});

test.each([
  [2, undefined],
  [3, 404],
  [999, 404],
])('page %i of two has the status %s', async (page, status) => {
  const { host } = open(blogHost(), `/blog?page=${page}`);
  expect(await names()).toHaveLength(2);
  expect(host.pageDescriptions.at(-1)?.status).toBe(status);
});

test('reads tag, text and page from the address', async () => {
  open(blogHost(), '/blog?tag=Time&q=post+2');
  expect(await names()).toEqual(['Post 2']);
  expect(screen.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('post 2');
});

test.each(['हिंदी', 'zoë', 'LODZ'])(
  'the tag %s of an address finds the posts whose tag is written in another way',
  async (tag) => {
    const host = blogHost();
    const tagged = post({ id: 20, slug: 'tagged', title: 'Tagged', tags: ['हिन्दी', 'Zoe\u0308', 'Łódź'] });
    host.http.on('GET', paths.posts, [tagged, post()].map(postWire));
    open(host, `/blog?tag=${encodeURIComponent(tag)}`);
    expect(await names()).toEqual(['Tagged']);
  },
);

test('narrows the list while typing and writes the text to the address; tags are links', async () => {
  const { user, address } = open();
  await list();
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'post 11');
  await waitFor(() => expect(address()).toBe('/blog?q=post+11'));
  await waitFor(async () => expect(await names()).toEqual(['Post 11']));
  expect(screen.getByRole('link', { name: 'Time' })).toHaveAttribute('href', '/blog?tag=Time&q=post+11');
});

test('shows an empty state without matches and clears the search with one press', async () => {
  const { user, address } = open(blogHost(), '/blog?q=zzz');
  await screen.findByRole('heading', { name: 'No blogs found.' });
  await user.click(screen.getByRole('button', { name: 'All posts' }));
  await list();
  expect(address()).toBe('/blog');
});

test('shows an error with Retry, and announces a slow list', async () => {
  const host = blogHost();
  host.http.on('GET', paths.posts, failure(500, 'Closed for a moment.'));
  const { user, unmount } = open(host);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch blogs');
  host.http.on('GET', paths.posts, [postWire(post())]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await list();
  unmount();
  const slow = blogHost();
  slow.http.on('GET', paths.posts, pending);
  open(slow);
  expect(await screen.findByText('Loading posts…')).toBeInTheDocument();
});

test('finds text of the posts that the list does not show', async () => {
  const host = blogHost();
  const buried = {
    ...postWire(post({ id: 20, slug: 'buried', title: 'Another' })),
    content: `<p>${'Well. '.repeat(60)}</p><p>Marzipan.</p>`,
  };
  host.http.on('GET', paths.posts, [buried, postWire(post())]);
  open(host, '/blog?q=marzipan');
  expect(await names()).toEqual(['Another']);
});
