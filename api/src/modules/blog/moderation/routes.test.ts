import * as limits from '@kaksha/domain/limits';
import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser, userContext } from '../../../../test/test-app';
import { blogComments, blogPosts } from '../../../platform/database/schema/blog';
import { auditLog } from '../../../platform/database/schema/platform';
import { getModeratedComments } from './service';

let api: TestApp;
let admin: TestUser;
let learner: TestUser;
let post: number;
let comment: number;

beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@kaksha.test', { admin: true, name: 'Editor' });
  learner = await signIn(api, 'learner@kaksha.test', { name: 'Priya Nair' });
  const published = { status: 'published' as const, publishedAt: new Date(), authorId: admin.userId };
  const [row] = await api.db
    .insert(blogPosts)
    .values({ slug: 'out', title: 'Out', content: '<p>Words.</p>', ...published })
    .returning();
  post = row!.id;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(blogComments);
  const [row] = await api.db
    .insert(blogComments)
    .values({ postId: post, userId: learner.userId, comment: 'Mine' })
    .returning();
  comment = row!.id;
});

const one = () => `/blogs/${post}/comments/${comment}`;
const shown = async () => (await api.call('GET', '/blogs/out')).body.data.results.comments;

test('returns 401 for visitors and 403 for authors', async () => {
  const calls = [
    ['PUT', one(), { comment: 'x' }],
    ['PUT', `${one()}/hidden`, { hidden: true }],
    ['GET', `/blogs/${post}/comments`, undefined],
    ['PUT', `/blogs/commenters/${learner.userId}/stopped`, { stopped: true }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect(await api.call(method, path, { body })).toMatchObject({ status: 401 });
    expect(await api.call(method, path, { body, token: learner.token })).toMatchObject({ status: 403 });
  }
});

test('shows an edited comment to readers at once', async () => {
  expect(await shown()).toMatchObject([{ comment: 'Mine' }]);
  const { token } = admin;
  expect(await api.call('PUT', one(), { token, body: { comment: '  Mended ' } })).toMatchObject({
    status: 200,
    body: { success: true, comment: { id: comment, comment: 'Mended', user: { user_name: 'Priya Nair' } } },
  });
  expect(await shown()).toMatchObject([{ comment: 'Mended', userId: learner.userId }]);
  expect(await api.call('PUT', one(), { token, body: { comment: ' ' } })).toMatchObject({
    status: 400,
    body: { fields: { comment: 'Comment is required' } },
  });
  const elsewhere = `/blogs/${post + 1}/comments/${comment}`;
  expect(await api.call('PUT', elsewhere, { token, body: { comment: 'x' } })).toMatchObject({ status: 404 });
});

test('hides a comment from readers, lists it for admins and shows it again', async () => {
  const { token } = admin;
  const hide = (hidden: boolean) => api.call('PUT', `${one()}/hidden`, { token, body: { hidden } });
  expect(await hide(true)).toMatchObject({ status: 200, body: { comment: { hidden: true } } });
  expect(await shown()).toEqual([]);
  const all = () => api.call('GET', `/blogs/${post}/comments`, { token });
  expect((await all()).body.data.results).toMatchObject([{ id: comment, hidden: true, comment: 'Mine' }]);
  await hide(false);
  expect(await shown()).toMatchObject([{ id: comment }]);
  expect(await api.call('GET', '/blogs/999999/comments', { token })).toMatchObject({ status: 404 });
  const rows = await api.db.select().from(auditLog).where(eq(auditLog.entityId, comment));
  expect(rows.map(({ action }) => action)).toEqual(['comment.hide', 'comment.show']);
});

test('returns comments in pages, older ones after `skip`', async () => {
  const count = limits.commentsPage + 2;
  await api.db.delete(blogComments);
  const rows = await api.db
    .insert(blogComments)
    .values(
      Array.from({ length: count }, (_, age) => ({
        postId: post,
        userId: learner.userId,
        comment: `Age ${age}`,
        createdAt: new Date(Date.UTC(2026, 0, 1) - age * 60_000),
      })),
    )
    .returning();
  const oldest = rows.at(-1)!;
  await api.call('PUT', `/blogs/${post}/comments/${oldest.id}/hidden`, { token: admin.token, body: { hidden: true } });
  const page = await api.call('GET', '/blogs/out');
  expect(page.body.data.results).toMatchObject({ commentCount: count - 1 });
  expect(page.body.data.results.comments).toHaveLength(limits.commentsPage);
  const read = async (path: string, token?: string) => (await api.call('GET', path, { token })).body.data.results;
  const skip = `?skip=${limits.commentsPage}`;
  // Readers see none that is hidden, admins all.
  expect(await read(`/blogs/${post}/comments/shown${skip}`)).toMatchObject([{ comment: `Age ${count - 2}` }]);
  expect(await read(`/blogs/${post}/comments${skip}`, admin.token)).toMatchObject([
    { comment: `Age ${count - 2}` },
    { comment: `Age ${count - 1}`, hidden: true },
  ]);
  expect(await api.call('GET', `/blogs/${post}/comments/shown?skip=-1`)).toMatchObject({ status: 400 });
  expect(await api.call('GET', '/blogs/999999/comments/shown')).toMatchObject({ status: 404 });
});

test('returns 403 for comments of a stopped user, who may still read and like', async () => {
  const { token } = admin;
  const stop = (stopped: boolean, userId = learner.userId) =>
    api.call('PUT', `/blogs/commenters/${userId}/stopped`, { token, body: { stopped } });
  const say = () => api.call('POST', `/blogs/${post}/comments`, { token: learner.token, body: { comment: 'More' } });
  expect(await stop(true)).toMatchObject({ status: 200 });
  expect(await say()).toMatchObject({ status: 403, body: { error: 'A moderator stopped your comments.' } });
  expect(await api.call('POST', `/blogs/${post}/like`, { token: learner.token, body: {} })).toMatchObject({
    status: 200,
  });
  const all = async () => (await api.call('GET', `/blogs/${post}/comments`, { token })).body.data.results;
  expect(await all()).toMatchObject([{ comment: 'Mine', author_stopped: true }]);
  expect(await shown()).toMatchObject([{ comment: 'Mine' }]);
  await stop(false);
  expect(await say()).toMatchObject({ status: 200 });
  expect(await all()).toMatchObject([{ author_stopped: false }, { author_stopped: false }]);
  expect(await stop(true, 999_999)).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
});

test('the service lists comments for administrators only', async () => {
  const list = getModeratedComments(userContext(api, learner), { postId: post });
  await expect(list).rejects.toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
});
