import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../../test/test-app';
import { blogLikes, blogPosts, blogRevisions } from '../../../platform/database/schema/blog';

/** Many at the same moment: with real connections where these run on PostgreSQL. */
let api: TestApp;
let admin: TestUser;
let otherAdmin: TestUser;
let reader: TestUser;

beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  otherAdmin = await signIn(api, 'other-admin@kaksha.test', { admin: true });
  reader = await signIn(api, 'reader@kaksha.test');
});
afterAll(() => api.close());

const words = { title: 'First words', content: '<p>Hello</p>', tags: '["one"]' };
const newPost = async (): Promise<number> =>
  (await api.call('POST', '/blogs', { token: admin.token, body: words })).body.data.results.id;
const times = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

test.each([2, 20])('accepts one of %i concurrent saves of a version', async (count) => {
  const id = await newPost();
  const answers = await times(count, (at) =>
    api.call('PUT', `/blogs/${id}`, {
      token: at % 2 ? admin.token : otherAdmin.token,
      body: { ...words, title: `Title ${at}`, version: 1 },
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(count - 1).fill(409)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const [post] = await api.db.select().from(blogPosts).where(eq(blogPosts.id, id));
  expect(post).toMatchObject({ title: `Title ${winner}`, version: 2 });
  expect(await api.db.$count(blogRevisions, eq(blogRevisions.postId, id))).toBe(1);
});

test('counts 50 concurrent likes of one reader as one, and none after 50 unlikes', async () => {
  const id = await newPost();
  await api.call('PUT', `/blogs/${id}`, { token: admin.token, body: words });
  await api.db.update(blogPosts).set({ status: 'published', publishedAt: new Date() }).where(eq(blogPosts.id, id));
  const send = (act: string) => api.call('POST', `/blogs/${id}/${act}`, { token: reader.token, body: {} });
  const liked = await times(50, () => send('like'));
  expect(new Set(liked.map(({ status, body }) => `${status} ${body.data.results.likeCount}`))).toEqual(
    new Set(['200 1']),
  );
  expect(await api.db.$count(blogLikes, eq(blogLikes.postId, id))).toBe(1);
  const unliked = await times(50, () => send('unlike'));
  expect(new Set(unliked.map(({ status, body }) => `${status} ${body.data.results.likeCount}`))).toEqual(
    new Set(['200 0']),
  );
  expect(await api.db.$count(blogLikes, eq(blogLikes.postId, id))).toBe(0);
});

test('two concurrent posts with one title get different slugs', async () => {
  const answers = await times(10, () => api.call('POST', '/blogs', { token: admin.token, body: words }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.data.results.slug)).size).toBe(10);
});
