import type { Comment } from '@kaksha/domain/blog';
import { comment, postDetails } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { commentWire, postDetailsWire } from '@kaksha/testing/wire/blog';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';

// A page of two comments, so that the test can fill a page.
jest.mock('@kaksha/domain/limits', () => ({ ...jest.requireActual('@kaksha/domain/limits'), commentsPage: 2 }));

const wire = (over: Partial<Comment>) => ({
  ...commentWire(comment(over)),
  hidden: false,
  author_stopped: false,
  version: 1,
});

test('Show more loads a page of older comments and focuses the first of them', async () => {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/blogs/how-to', postDetailsWire(postDetails()));
  host.http.on('GET', '/blogs/1/comments', [wire({ id: 1 }), wire({ id: 2 })]);
  const { user } = renderRoutes(remote.routes, { host, path: '/admin-blog/how-to' });
  const more = await screen.findByRole('button', { name: 'Show more' });
  host.http.on('GET', '/blogs/1/comments', failure(500));
  await user.click(more);
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'error', title: 'Failed to load older comments' }]));
  host.http.on('GET', '/blogs/1/comments', [wire({ id: 2 }), wire({ id: 3, comment: 'The oldest' })]);
  await user.click(more);
  const oldest = (await screen.findByText('The oldest')).closest('li');
  expect(oldest).toHaveFocus();
  expect(host.http.callsTo('GET', '/blogs/1/comments').at(-1)?.params).toEqual({ skip: 2 });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  host.http.on('GET', '/blogs/1/comments', []);
  await user.click(more);
  await waitFor(() => expect(more).not.toBeInTheDocument());
});
