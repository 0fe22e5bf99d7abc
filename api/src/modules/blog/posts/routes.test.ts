import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../../test/test-app';
import type { Database } from '../../../platform/database/database';
import { blogComments, blogLikes, blogOldSlugs, blogPosts } from '../../../platform/database/schema/blog';

let api: TestApp;
let admin: TestUser;
let learner: TestUser;

async function addPost(db: Database, slug: string, over: Partial<typeof blogPosts.$inferInsert> = {}): Promise<number> {
  const [post] = await db
    .insert(blogPosts)
    .values({ slug, title: `Post ${slug}`, content: '<p>Words.</p>', authorId: admin.userId, ...over })
    .returning();
  return post!.id;
}

const published = (day: string) => ({ status: 'published' as const, publishedAt: new Date(`2026-01-${day}`) });

beforeAll(async () => {
  api = await makeTestApp();
  const { db } = api;
  admin = await signIn(api, 'admin@kaksha.test', { admin: true, name: 'Editor' });
  learner = await signIn(api, 'learner@kaksha.test', { name: 'Priya Nair' });
  for (const day of ['01', '02', '03', '04']) await addPost(db, `day-${day}`, published(day));
  const liked = await addPost(db, 'liked', { ...published('05'), tags: ['time', 'teaching'], metaTitle: 'Meta' });
  await addPost(db, 'draft');
  await addPost(db, 'deleted', { ...published('06'), deletedAt: new Date() });
  await db.insert(blogLikes).values([
    { postId: liked, userId: admin.userId },
    { postId: liked, userId: learner.userId },
  ]);
  await db.insert(blogComments).values([
    { postId: liked, userId: learner.userId, comment: 'First', createdAt: new Date('2026-02-01') },
    { postId: liked, userId: null, comment: 'Second', createdAt: new Date('2026-02-02') },
    { postId: liked, userId: learner.userId, comment: 'Hidden', hiddenAt: new Date() },
  ]);
});
afterAll(() => api.close());

const get = (path: string, token?: string, query = {}) => api.call('GET', path, { token, query });
const slugs = async (path: string, token?: string, query = {}) =>
  (await get(path, token, query)).body.data.results.map(({ slug }: { slug: string }) => slug);

test('returns drafts and all posts only to admins', async () => {
  for (const path of ['/blogs/all', '/blogs/drafts']) {
    expect(await get(path)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await get(path, learner.token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  }
  expect(await slugs('/blogs/drafts', admin.token)).toEqual(['draft']);
  expect((await slugs('/blogs/all', admin.token)).sort()).toEqual([
    'day-01',
    'day-02',
    'day-03',
    'day-04',
    'draft',
    'liked',
  ]);
});

test('lists published posts latest first, with and without a trailing slash', async () => {
  const expected = ['liked', 'day-04', 'day-03', 'day-02', 'day-01'];
  expect(await slugs('/blogs/')).toEqual(expected);
  expect(await slugs('/blogs')).toEqual(expected);
});

test('returns the latest posts up to the limit', async () => {
  expect(await slugs('/blogs/limit')).toEqual(['liked', 'day-04', 'day-03']);
  expect(await slugs('/blogs/limit', undefined, { limit: '1' })).toEqual(['liked']);
  expect(await get('/blogs/limit', undefined, { limit: '0' })).toMatchObject({ status: 400 });
  expect(await get('/blogs/limit', undefined, { limit: 'all' })).toMatchObject({ status: 400 });
});

test('returns like and comment counts in lists', async () => {
  const [first] = (await get('/blogs/')).body.data.results;
  expect(first).toMatchObject({
    title: 'Post liked',
    Title: 'Post liked',
    content: '<p>Words.</p>',
    tags: ['time', 'teaching'],
    meta_title: 'Meta',
    status: 'published',
    author: 'Kaksha',
    image_url: null,
    likeCount: 2,
    commentCount: 2,
  });
});

test("returns a post with visible comments, latest first, without other users' likes", async () => {
  const visitor = (await get('/blogs/liked')).body.data.results;
  expect(visitor).toMatchObject({ likeCount: 2, likes: [], liked: false });
  expect(visitor.comments).toMatchObject([
    { comment: 'Second', userId: null, user: { user_name: null } },
    {
      comment: 'First',
      userId: learner.userId,
      user: { user_name: 'Priya Nair' },
      created_at: '2026-02-01T00:00:00.000Z',
    },
  ]);
  const own = (await get('/blogs/liked', learner.token)).body.data.results;
  expect(own).toMatchObject({ likes: [{ userId: learner.userId }], liked: true });
  expect((await get('/blogs/liked', admin.token)).body.data.results.likes).toHaveLength(2);
});

test('finds a post by another spelling of its slug', async () => {
  await addPost(api.db, 'strasse', published('01'));
  const found = async (slug: string) => (await get(`/blogs/${encodeURIComponent(slug)}`)).body.data?.results.slug;
  expect(await found('LIKED')).toBe('liked');
  expect(await found('Straße')).toBe('strasse');
  expect(await found('liked?')).toBe('liked');
});

test('finds a post by its earlier slug until another visible post has it', async () => {
  const { db } = api;
  const renamed = await addPost(db, 'now-called-so', published('01'));
  await db.insert(blogOldSlugs).values({ slug: 'once-called-so', postId: renamed });
  const found = async () => (await get('/blogs/Once-called-so', learner.token)).body.data?.results.id;
  expect(await found()).toBe(renamed);
  const taker = await addPost(db, 'once-called-so');
  expect(await found()).toBe(renamed);
  await db.update(blogPosts).set(published('02')).where(eq(blogPosts.id, taker));
  expect(await found()).toBe(taker);
  await db.update(blogPosts).set({ deletedAt: new Date() }).where(eq(blogPosts.id, taker));
  expect(await found()).toBe(renamed);
  await db.update(blogPosts).set({ status: 'draft' }).where(eq(blogPosts.id, renamed));
  expect(await found()).toBe(undefined);
  await db.update(blogPosts).set({ status: 'published', deletedAt: new Date() }).where(eq(blogPosts.id, renamed));
  expect(await found()).toBe(undefined);
});

test('returns 404 for drafts, deleted and unknown posts; admins read drafts', async () => {
  for (const slug of ['draft', 'deleted', 'nothing']) {
    expect(await get(`/blogs/${slug}`, learner.token)).toMatchObject({
      status: 404,
      body: { error: 'Blog not found' },
    });
  }
  expect(await get('/blogs/draft', admin.token)).toMatchObject({ status: 200 });
});
