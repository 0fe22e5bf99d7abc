import { blogComments } from '@kaksha/api/platform/database/schema/blog';
import { makeTestApp, signIn, type TestApp, type TestUser } from '@kaksha/api/test/test-app';
import { emptyPostForm } from '@kaksha/domain/post-form';
import type { InternalAxiosRequestConfig } from 'axios';
import {
  changeComment,
  createPost,
  deletePost,
  getAuthoredPost,
  getModeratedComments,
  getRevision,
  getRevisions,
  restoreRevision,
  setCommenterBlocked,
  setCommentHidden,
  updatePost,
} from './blog-authoring';
import { httpToApp } from './fake-transport';

/** Runs the client against the real API. */
let api: TestApp;
let admin: TestUser;

beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
});
afterAll(() => api.close());

function http() {
  const client = httpToApp(api.app, api.settings.prefix, admin.token);
  // Serializes forms as a browser does.
  client.interceptors.request.use(async (config: InternalAxiosRequestConfig) => {
    if (!(config.data instanceof FormData)) return config;
    const request = new Request('http://here', { method: 'POST', body: config.data });
    config.headers.set('content-type', request.headers.get('content-type'));
    config.data = Buffer.from(await request.arrayBuffer());
    return config;
  });
  return client;
}

const form = {
  ...emptyPostForm,
  title: 'Client',
  content: '<p>Words</p>',
  tags: ['a', 'b, c'],
  metaTitle: 'Meta',
  metaDescription: 'About',
  metaKeywords: 'x, y',
};
const save = { form, status: 'draft' as const, image: null };

test('a created post loads with the values of the form', async () => {
  const post = await createPost(http(), save);
  expect(post).toMatchObject({ ...form, status: 'draft', version: 1, image: null, slug: 'client' });
  expect(await getAuthoredPost(http(), post.id)).toEqual(post);
  const changed = await updatePost(http(), post.id, { ...save, form: { ...form, title: 'Changed' }, version: 1 });
  expect(changed).toMatchObject({ title: 'Changed', version: 2 });
  await expect(updatePost(http(), post.id, { ...save, version: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'EDIT_CONFLICT',
  });
  await deletePost(http(), post.id);
  await expect(getAuthoredPost(http(), post.id)).rejects.toMatchObject({ status: 404 });
});

test('errors name the fields of the form', async () => {
  const wrong = { ...form, title: '', metaTitle: 'x'.repeat(501) };
  await expect(createPost(http(), { ...save, form: wrong })).rejects.toMatchObject({
    status: 400,
    fields: { metaTitle: expect.any(String) },
  });
  const image = new File(['no picture'], 'a.png', { type: 'image/png' });
  await expect(createPost(http(), { ...save, image })).rejects.toMatchObject({
    status: 415,
    fields: { image: expect.any(String) },
  });
});

test('loads, changes and hides comments', async () => {
  const { id } = await createPost(http(), save);
  await api.db.insert(blogComments).values({ postId: id, userId: null, comment: 'Old' });
  const [comment] = await getModeratedComments(http(), id);
  expect(comment).toMatchObject({ comment: 'Old', authorName: null, hidden: false });
  expect(await changeComment(http(), id, comment!.id, { comment: 'New' })).toMatchObject({ comment: 'New' });
  expect(await setCommentHidden(http(), id, comment!.id, true)).toMatchObject({ comment: 'New', hidden: true });
});

test('lists, loads and restores earlier versions', async () => {
  const { id } = await createPost(http(), save);
  await updatePost(http(), id, { ...save, form: { ...form, title: 'Changed' } });
  expect(await getRevisions(http(), id)).toMatchObject([
    { version: 1, title: 'Client', tags: form.tags, status: 'draft', createdAt: expect.stringMatching(/Z$/) },
  ]);
  expect(await getRevision(http(), id, 1)).toMatchObject({ version: 1, content: form.content });
  expect(await restoreRevision(http(), id, 1)).toMatchObject({ title: 'Client', version: 3 });
});

test('schedules and unschedules a draft', async () => {
  const sharp = (await import('sharp')).default;
  const png = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#f5a31c' } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(png)], 'a.png', { type: 'image/png' });
  const scheduledAt = '2100-01-01T06:00:00.000Z';
  const { id, scheduledAt: told } = await createPost(http(), { ...save, image, scheduledAt });
  expect(told).toBe(scheduledAt);
  expect(await updatePost(http(), id, { ...save, image: null })).toMatchObject({ scheduledAt });
  await updatePost(http(), id, { scheduledAt: null });
  expect(await getAuthoredPost(http(), id)).toMatchObject({ scheduledAt: null, title: 'Client' });
  await updatePost(http(), id, { ...save, scheduledAt });
  expect(await updatePost(http(), id, { ...save, scheduledAt: null })).toMatchObject({ scheduledAt: null });
});

test('blocks and unblocks a commenter', async () => {
  const { id } = await createPost(http(), save);
  const reader = await signIn(api, 'reader@kaksha.test', { name: 'Reader' });
  await api.db.insert(blogComments).values({ postId: id, userId: reader.userId, comment: 'Words' });
  const stopped = async () => (await getModeratedComments(http(), id))[0]?.authorBlocked;
  expect(await stopped()).toBe(false);
  await setCommenterBlocked(http(), reader.userId, true);
  expect(await stopped()).toBe(true);
  await setCommenterBlocked(http(), reader.userId, false);
  expect(await stopped()).toBe(false);
});
