import { comment, post, postDetails } from '@kaksha/testing/factories';
import { done, envelopeData, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { commentWire, postDetailsWire, postWire } from '@kaksha/testing/wire/blog';
import { screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

const here = '/blog/how-to-choose-a-live-course';
const open = (host = catalogueHost()) => renderRoutes(remote.routes, { host, path: here });
const heading = () => screen.findByRole('heading', { level: 1, name: 'How to choose a live course' });
const titles = (host: ReturnType<typeof catalogueHost>) => host.notices.map(({ title }) => title);

test('shows title, author, text, tags, comments and a way back', async () => {
  const { host } = open();
  await heading();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/blog');
  expect(screen.getByText(/Ask who teaches, when/)).toBeInTheDocument();
  expect(screen.getByText('1 minute')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'learning' })).toHaveAttribute('href', '/blog?tag=learning');
  expect(screen.getByText('I asked all three. It helped.')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({
    title: 'How to choose a live course',
    description: 'Ask who teaches, when, and what you will have built by the end.',
    canonical: here,
    type: 'article',
    jsonLd: [{ '@type': 'BlogPosting', author: { name: 'Kaksha' } }, { '@type': 'BreadcrumbList' }],
  });
});

test('title, text and comments take the direction of what people wrote', async () => {
  open();
  expect(await heading()).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(/Ask who teaches, when/)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('I asked all three. It helped.')).toHaveAttribute('dir', 'auto');
});

test('prefers the author’s search title and description to the post itself', async () => {
  const host = catalogueHost();
  const meta = { metaTitle: 'Choosing', metaDescription: 'How.', metaKeywords: 'live, course' };
  host.http.on('GET', paths.post, postDetailsWire(postDetails(meta)));
  open(host);
  await heading();
  expect(host.pageDescriptions.at(-1)).toMatchObject({
    title: 'Choosing',
    description: 'How.',
    keywords: 'live, course',
  });
});

test('describes a post without a description by its first 150 characters', async () => {
  const host = catalogueHost();
  const content = `<p>${'word '.repeat(60)}</p>`;
  host.http.on('GET', paths.post, postDetailsWire(postDetails({ content, metaTitle: '', metaDescription: '' })));
  open(host);
  await heading();
  const { title, description } = host.pageDescriptions.at(-1) ?? {};
  expect(title).toBe('How to choose a live course');
  expect(description).toMatch(/^(word ){29}word…$/);
});

test('shows the product name as author, and the logo in place of a missing picture', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.post, postDetailsWire(postDetails({ image: null })));
  open(host);
  const article = (await heading()).closest('article') as HTMLElement;
  const [author, logo] = within(article).getAllByText('Kaksha');
  expect(author).toBeInTheDocument();
  expect(logo).toHaveAttribute('aria-hidden', 'true');
});

test('links to the previous and the next post', async () => {
  const host = catalogueHost();
  const others = [
    post({ id: 3, slug: 'newer', title: 'Newer' }),
    post(),
    post({ id: 2, slug: 'older', title: 'Older' }),
  ];
  host.http.on('GET', paths.posts, others.map(postWire));
  open(host);
  await heading();
  const more = within(await screen.findByRole('navigation', { name: 'More posts' }));
  expect(more.getByRole('link', { name: /Older/ })).toHaveAttribute('href', '/blog/older');
  expect(more.getByRole('link', { name: /Newer/ })).toHaveAttribute('href', '/blog/newer');
});

describe('states', () => {
  test('shows loading, then an error, then the post', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.post, failure(500, 'Closed for a moment.'));
    const { user } = open(host);
    expect(await screen.findByRole('alert')).toHaveTextContent('Closed for a moment.');
    host.http.on('GET', paths.post, postDetailsWire(postDetails()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading();
  });

  test('announces a slow post', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.post, pending);
    open(host);
    expect(await screen.findByText('Loading blog post...')).toBeInTheDocument();
  });

  test('answers status 404 for a post that does not exist', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.post, failure(404, 'Blog not found'));
    open(host);
    await screen.findByRole('heading', { level: 1, name: 'Blog not found' });
    expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
  });

  test('answers status 404 for an address that is longer than that of any post', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.post, failure(400, 'slug must have at most 200 characters.'));
    open(host);
    await screen.findByRole('heading', { level: 1, name: 'Blog not found' });
    expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
  });
});

describe('liking', () => {
  test('counts up at once, and back', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', /\/like$/, { liked: true, likeCount: 5 });
    host.http.on('POST', /\/unlike$/, { liked: false, likeCount: 4 });
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Like, 4' }));
    expect(await screen.findByRole('button', { name: 'Like, 5', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(titles(host)).toEqual(['Blog liked!']));
    expect(host.http.callsTo('POST', /\/like$/)[0]).toMatchObject({ path: '/blogs/1/like', body: { userId: 5 } });
    await user.click(screen.getByRole('button', { name: 'Like, 5' }));
    await waitFor(() => expect(titles(host)).toEqual(['Blog liked!', 'Blog unliked!']));
    expect(screen.getByRole('button', { name: 'Like, 4', pressed: false })).toBeInTheDocument();
  });

  test('is reverted with a notice when the server refuses', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', /\/like$/, failure(500, 'Closed.'));
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Like, 4' }));
    await waitFor(() => expect(titles(host)).toEqual(['Failed to update like status']));
    expect(screen.getByRole('button', { name: 'Like, 4', pressed: false })).toBeInTheDocument();
  });

  test('is disabled while the request runs', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', /\/like$/, pending);
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Like, 4' }));
    await user.click(await screen.findByRole('button', { name: 'Like, 5', pressed: true }));
    expect(screen.getByRole('button', { name: 'Like, 5' })).toHaveAttribute('aria-disabled', 'true');
    expect(host.http.callsTo('POST', /like$/)).toHaveLength(1);
  });

  test('asks a visitor to sign in, and accepts a refusal', async () => {
    const host = catalogueHost();
    host.session.answerSignInAs('visitor');
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Like, 4' }));
    await waitFor(() => expect(titles(host)).toEqual(['You need to be logged in to like this blog.']));
    expect(host.http.callsTo('POST', /like$/)).toEqual([]);
  });
});

describe('sharing', () => {
  test.each([
    ['Instagram', 'Link copied! You can paste it in Instagram bio or story.'],
    ['Copy Link', 'Copied Blog Link'],
  ])('%s copies the address and confirms it', async (entry, notice) => {
    const { user, host } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    await waitFor(() => expect(titles(host)).toEqual([notice]));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${here}`);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  test.each(['LinkedIn', 'Facebook', 'Twitter'])('%s opens the address in a new tab', async (entry) => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    expect(opened).toHaveBeenCalledWith(
      expect.stringContaining(encodeURIComponent(`http://localhost${here}`)),
      '_blank',
      'noopener,noreferrer',
    );
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});

test('the share menu closes on a press outside', async () => {
  const { user } = open();
  await heading();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy Link' })).toBeInTheDocument();
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

describe('commenting', () => {
  test('lets a visitor read and offers to sign in', async () => {
    open();
    await heading();
    expect(screen.getByText('Sign in to like and to comment.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete comment' })).not.toBeInTheDocument();
  });

  test('shows that there are no comments, and names a deleted user Anonymous', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.post, postDetailsWire(postDetails({ comments: [] })));
    const { unmount } = open(host);
    expect(await screen.findByText('No comments yet.')).toBeInTheDocument();
    unmount();
    const gone = comment({ userId: null, authorName: null });
    const other = catalogueHost();
    other.http.on('GET', paths.post, postDetailsWire(postDetails({ comments: [gone] })));
    open(other);
    expect(await screen.findByText('Anonymous')).toBeInTheDocument();
  });

  test('adds a comment at the top; a blank comment is not sent', async () => {
    const host = catalogueHost({ as: 'learner' });
    const mine = commentWire(comment({ id: 9, userId: 5, authorName: 'Priya Nair', comment: 'Thank you.' }));
    const { user } = open(host);
    await heading();
    const answer = { success: true, status: 'success', data: mine };
    host.http.interceptors.response.use((response) =>
      response.config.method === 'post' ? { ...response, data: answer } : response,
    );
    host.http.on('POST', /comments$/, envelopeData(mine));
    const field = screen.getByRole('textbox', { name: 'Write a comment' });
    await user.type(field, ' \u200b ');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(host.http.callsTo('POST', /comments$/)).toEqual([]);
    await user.clear(field);
    await user.type(field, 'Thank you. ');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(titles(host)).toEqual(['Comment Added!']));
    expect(host.http.callsTo('POST', /comments$/)[0]?.body).toEqual({ comment: 'Thank you.', userId: 5 });
    const [first] = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Thank you.');
    expect(field).toHaveValue('');
  });

  test('keeps a comment that was changed while it was sent', async () => {
    const host = catalogueHost({ as: 'learner' });
    const mine = commentWire(comment({ id: 9, userId: 5, authorName: 'Priya Nair', comment: 'Thanks' }));
    const { user } = open(host);
    await heading();
    let answer = () => {};
    const answered = new Promise((resolve) => {
      answer = () => resolve(envelopeData(mine));
    });
    host.http.on('POST', /comments$/, () => answered);
    const field = screen.getByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Thanks');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(host.http.callsTo('POST', /comments$/)).toHaveLength(1));
    await user.type(field, ' a lot');
    answer();
    await waitFor(() => expect(titles(host)).toEqual(['Comment Added!']));
    expect(field).toHaveValue('Thanks a lot');
  });

  test('keeps a refused comment in the field', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', /comments$/, failure(500, 'Closed.'));
    const { user } = open(host);
    await heading();
    await user.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(titles(host)).toEqual(['Failed to add comment']));
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Thank you.');
  });

  test('appends older comments, moves the focus to the first new one and shows none twice', async () => {
    const host = catalogueHost();
    const [latest, second, third] = [1, 2, 3].map((id) => comment({ id, comment: `Words ${id}` }));
    host.http.on('GET', paths.post, postDetailsWire(postDetails({ comments: [latest!, second!], commentCount: 3 })));
    const answers: unknown[] = [failure(500, 'Closed.'), [commentWire(second!), commentWire(third!)]];
    host.http.on('GET', '/blogs/1/comments/shown', () => answers.shift());
    const { user } = open(host);
    expect(await screen.findByRole('heading', { name: '3 comments' })).toBeInTheDocument();
    expect(screen.getByText('2 of 3 comments')).toBeInTheDocument();
    const more = screen.getByRole('button', { name: 'Show more' });
    await user.click(more);
    await waitFor(() => expect(titles(host)).toEqual(['Failed to load older comments']));
    expect(more).toHaveFocus();
    await user.click(more);
    expect(await screen.findByText('Words 3')).toBeInTheDocument();
    expect(host.http.callsTo('GET', '/blogs/1/comments/shown')[1]?.params).toEqual({ skip: 2 });
    const items = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[2]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test("deletes the user's own comment and restores it when the server refuses", async () => {
    const host = catalogueHost({ as: 'learner' });
    const own = comment({ id: 9, userId: 5, comment: 'Mine.' });
    host.http.on('GET', paths.post, postDetailsWire(postDetails({ comments: [own, comment()] })));
    host.http.on('DELETE', /comments\/9$/, failure(500, 'Closed.'));
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Delete comment' }));
    await waitFor(() => expect(titles(host)).toEqual(['Failed to delete comment']));
    expect(screen.getByText('Mine.')).toBeInTheDocument();
    host.http.on('DELETE', /comments\/9$/, done());
    await user.click(screen.getByRole('button', { name: 'Delete comment' }));
    await waitFor(() => expect(titles(host)).toContain('Comment deleted'));
    expect(screen.queryByText('Mine.')).not.toBeInTheDocument();
  });
});
