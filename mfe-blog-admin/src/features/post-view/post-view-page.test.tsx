import type { Comment, Post } from '@kaksha/domain/blog';
import { comment, postDetails } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { done, type FakeCall, failure, unreadable } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { commentWire, postDetailsWire } from '@kaksha/testing/wire/blog';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const wire = (over: Partial<Comment> = {}, hidden = false) => ({
  ...commentWire(comment(over)),
  hidden,
  author_stopped: false,
  version: 1,
});
const two = [wire({ id: 1 }), wire({ id: 2, authorName: null, comment: 'Second' }, true)];

function open({ post = {}, comments = two }: { post?: Partial<Post>; comments?: unknown } = {}) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/blogs/how-to', postDetailsWire(postDetails({ likeCount: 12, ...post })));
  host.http.on('GET', '/blogs/1/comments', comments);
  return renderRoutes(remote.routes, { host, path: '/admin-blog/how-to' });
}
const cardOf = async (author: string) => within(await screen.findByRole('article', { name: `Comment by ${author}` }));
const said = (host: ReturnType<typeof open>['host']) => host.notices.map(({ type, title }) => `${type}: ${title}`);

test('shows likes and all comments, including hidden ones', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'How to choose a live course' })).toBeInTheDocument();
  expect(screen.getByText('Likes: 12')).toBeInTheDocument();
  const first = await cardOf('Vikram Solanki');
  expect(first.getByText('12 Jan')).toBeInTheDocument();
  expect(first.queryByText('Hidden')).not.toBeInTheDocument();
  const second = await cardOf('User');
  expect(second.getByText('Second')).toBeInTheDocument();
  expect(second.getByText('Hidden')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View post' })).toHaveAttribute('href', '/blog/how-to-choose-a-live-course');
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'How to choose a live course', noindex: true });
});

test('shows a text without comments', async () => {
  open({ comments: [] });
  expect(await screen.findByText('No comments yet.')).toBeInTheDocument();
});

test('edits a comment in place', async () => {
  const { host, user } = open();
  host.http.on('PUT', '/blogs/1/comments/1', () => failure(500));
  const card = await cardOf('Vikram Solanki');
  await user.click(card.getByRole('button', { name: 'Edit comment by Vikram Solanki' }));
  const input = card.getByRole('textbox', { name: 'Comment' });
  expect(input).toHaveFocus();
  await user.clear(input);
  await user.click(card.getByRole('button', { name: 'Save' }));
  expect(card.getByText('Comment is required')).toBeInTheDocument();
  await user.type(input, 'Mended');
  await user.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(said(host)).toEqual(['error: Failed to update comment']));
  expect(input).toHaveValue('Mended');
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  expect(card.getByText('I asked all three. It helped.')).toBeInTheDocument();
});

test('shows the saved text', async () => {
  const { host, user } = open();
  host.http.on('PUT', '/blogs/1/comments/1', unreadable({ success: true, comment: wire({ comment: 'Mended' }) }));
  const card = await cardOf('Vikram Solanki');
  await user.click(card.getByRole('button', { name: 'Edit comment by Vikram Solanki' }));
  await user.clear(card.getByRole('textbox', { name: 'Comment' }));
  await user.type(card.getByRole('textbox', { name: 'Comment' }), 'Mended{Enter}');
  expect(await card.findByText('Mended')).toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/blogs/1/comments/1').map(({ body }) => body)).toEqual([
    { comment: 'Mended', version: 1 },
  ]);
  expect(said(host)).toEqual(['success: Comment updated']);
});

test('deletes a comment, or keeps it on failure', async () => {
  const { host, user } = open();
  const answers: unknown[] = [failure(500), done()];
  host.http.on('DELETE', '/blogs/1/comments/2', () => answers.shift());
  const card = await cardOf('User');
  const remove = card.getByRole('button', { name: 'Delete comment by User' });
  await user.click(remove);
  await waitFor(() => expect(said(host)).toEqual(['error: Failed to delete comment']));
  await user.click(remove);
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
  expect(said(host).at(-1)).toBe('success: Comment deleted');
});

test('hides a comment and shows it again', async () => {
  const { host, user } = open();
  host.http.on('PUT', '/blogs/1/comments/1/hidden', ({ body }: FakeCall) =>
    unreadable({ success: true, comment: wire({}, (body as { hidden: boolean }).hidden) }),
  );
  const card = await cardOf('Vikram Solanki');
  await user.click(card.getByRole('button', { name: 'Hide' }));
  expect(await card.findByText('Hidden')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(card.queryByText('Hidden')).not.toBeInTheDocument());
  expect(said(host)).toEqual(['success: Comment hidden', 'success: Comment shown']);
});

test('blocks a commenter on all their comments, and unblocks them', async () => {
  const { host, user } = open({ comments: [wire({ id: 1, userId: 7 }), wire({ id: 2, userId: 7, comment: 'Again' })] });
  const answers: unknown[] = [failure(500), done(), done()];
  host.http.on('PUT', '/blogs/commenters/7/stopped', () => answers.shift());
  const stop = async (name: string) => user.click((await screen.findAllByRole('button', { name }))[0]!);
  await stop('Stop commenter Vikram Solanki');
  await waitFor(() => expect(said(host)).toEqual(['error: Failed to stop this commenter']));
  await stop('Stop commenter Vikram Solanki');
  await waitFor(() => expect(screen.getAllByText('Stopped from commenting')).toHaveLength(2));
  expect(said(host).at(-1)).toBe('success: Vikram Solanki can no longer comment');
  await stop('Allow comments of Vikram Solanki');
  await waitFor(() => expect(screen.queryByText('Stopped from commenting')).not.toBeInTheDocument());
  expect(said(host).at(-1)).toBe('success: Vikram Solanki can comment again');
  expect(host.http.callsTo('PUT', /stopped/).map(({ body }) => body)).toEqual(
    [true, true, false].map((stopped) => ({ stopped })),
  );
});

test('a comment without an author cannot be blocked', async () => {
  open({ comments: [wire({ userId: null, authorName: null })] });
  await cardOf('User');
  expect(screen.queryByRole('button', { name: /^Stop/ })).not.toBeInTheDocument();
});

test('Back opens the previous page, or the dashboard on a direct visit', async () => {
  const { host, user, address, router } = open();
  host.http.on('GET', '/blogs/all', []);
  host.http.on('GET', '/blogs/drafts', []);
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/blog-dashboard'));
  await act(() => router.navigate('/blog-dashboard?show=drafts').then(() => router.navigate('/admin-blog/how-to')));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/blog-dashboard?show=drafts'));
});

test('an unknown post shows Not found', async () => {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/blogs/gone', failure(404, 'Blog not found'));
  renderRoutes(remote.routes, { host, path: '/admin-blog/gone' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog not found' })).toBeInTheDocument();
});
