import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../../test/test-app';
import { blogComments, blogPosts } from '../../../platform/database/schema/blog';
import { auditLog } from '../../../platform/database/schema/platform';

let api: TestApp;
let admin: TestUser;
let learner: TestUser;
let other: TestUser;
let post: number;
let draft: number;

beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@kaksha.test', { admin: true, name: 'Editor' });
  learner = await signIn(api, 'learner@kaksha.test', { name: 'Priya Nair' });
  other = await signIn(api, 'other@kaksha.test', { name: 'Omar Other' });
  const words = { content: '<p>Words.</p>', authorId: admin.userId };
  const published = { status: 'published' as const, publishedAt: new Date() };
  const rows = await api.db
    .insert(blogPosts)
    .values([
      { slug: 'out', title: 'Out', ...words, ...published },
      { slug: 'draft', title: 'Draft', ...words },
    ])
    .returning();
  [post, draft] = rows.map(({ id }) => id) as [number, number];
});
afterAll(() => api.close());

const send = (path: string, { token }: Partial<TestUser> = {}, body: unknown = {}) =>
  api.call('POST', path, { token, body });
const remove = (comment: number, { token }: Partial<TestUser> = {}) =>
  api.call('DELETE', `/blogs/${post}/comments/${comment}`, { token });
const read = async (token?: string) => (await api.call('GET', '/blogs/out', { token })).body.data.results;
const addRow = async (userId: number) => {
  const [row] = await api.db.insert(blogComments).values({ postId: post, userId, comment: 'Mine' }).returning();
  return row!.id;
};

describe('liking', () => {
  test("returns 401 for visitors, 403 for another user's id and 404 for drafts", async () => {
    expect(await send(`/blogs/${post}/like`)).toMatchObject({ status: 401 });
    expect(await send(`/blogs/${post}/like`, learner, { userId: other.userId })).toMatchObject({ status: 403 });
    expect(await send(`/blogs/${draft}/like`, learner)).toMatchObject({
      status: 404,
      body: { error: 'Blog not found' },
    });
    expect(await send('/blogs/999999/like', learner)).toMatchObject({ status: 404 });
  });

  test('is idempotent, and readers see the new count at once', async () => {
    const before = (await read()).likeCount;
    expect(await send(`/blogs/${post}/like`, learner, { userId: learner.userId })).toMatchObject({
      status: 200,
      body: { data: { results: { liked: true, likeCount: before + 1 } } },
    });
    await send(`/blogs/${post}/like`, learner);
    expect(await read()).toMatchObject({ likeCount: before + 1 });
    expect(await read(learner.token)).toMatchObject({ liked: true });
    expect((await send(`/blogs/${post}/unlike`, learner)).body.data.results).toEqual({
      liked: false,
      likeCount: before,
    });
    expect(await read()).toMatchObject({ likeCount: before });
  });

  test('counts concurrent likes of several users', async () => {
    await Promise.all([admin, learner, other].map((person) => send(`/blogs/${post}/like`, person)));
    expect(await read()).toMatchObject({ likeCount: 3 });
  });
});

describe('commenting', () => {
  test("returns 401 for visitors, 403 for another user's id and 400 for an empty comment", async () => {
    const path = `/blogs/${post}/comments`;
    expect(await send(path, {}, { comment: 'Hello' })).toMatchObject({ status: 401 });
    expect(await send(path, learner, { comment: 'Hello', userId: other.userId })).toMatchObject({ status: 403 });
    expect(await send(path, learner, { comment: '   ' })).toMatchObject({
      status: 400,
      body: { fields: { comment: 'Comment is required' } },
    });
    expect(await send(path, learner, { comment: 'x'.repeat(2001) })).toMatchObject({ status: 400 });
    expect(await send(`/blogs/${draft}/comments`, learner, { comment: 'Hello' })).toMatchObject({ status: 404 });
  });

  test('returns the comment, which is then first in the list', async () => {
    const { status, body } = await send(`/blogs/${post}/comments`, learner, { comment: '  <b>Good</b> one  ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { comment: '<b>Good</b> one', userId: learner.userId, user: { user_name: 'Priya Nair' } },
    });
    expect((await read()).comments[0]).toEqual(body.data);
  });

  test('lets only the author and admins delete a comment', async () => {
    const [own, another] = [await addRow(learner.userId), await addRow(learner.userId)];
    expect(await remove(own)).toMatchObject({ status: 401 });
    expect(await remove(own, other)).toMatchObject({ status: 403 });
    expect(await remove(999_999, learner)).toMatchObject({ status: 404 });
    expect(await remove(own, learner)).toMatchObject({ status: 200 });
    expect(await remove(own, learner)).toMatchObject({ status: 404 });
    expect(await remove(another, admin)).toMatchObject({ status: 200 });
    const noted = await api.db.select().from(auditLog).where(eq(auditLog.action, 'comment.delete'));
    expect(noted).toMatchObject([
      { actorId: learner.userId, entityId: own },
      { actorId: admin.userId, entityId: another, detail: { userId: learner.userId } },
    ]);
    expect((await read()).comments.map(({ id }: { id: number }) => id)).not.toContain(own);
  });
});
