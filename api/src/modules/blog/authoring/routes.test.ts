import * as limits from '@kaksha/domain/limits';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { blogPosts } from '../../../platform/database/schema/blog';
import { auditLog } from '../../../platform/database/schema/platform';
import type { TextWorker } from '../../../platform/worker/text-worker';
import { publishDuePosts } from './service';

const publishAt = (now: Date) =>
  publishDuePosts(systemContext({ ...api.services, clock: { now: () => now } }, api.settings));

let api: TestApp;
let admin: TestUser;
let learner: TestUser;
let picture: Buffer;

beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@kaksha.test', { admin: true, name: 'Editor' });
  learner = await signIn(api, 'learner@kaksha.test', { name: 'Priya Nair' });
  picture = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#f5a31c' } })
    .png()
    .toBuffer();
});
afterAll(() => api.close());

const words = { title: 'First words', content: '<p>Hello</p>', tags: JSON.stringify(['one', 'two']) };
type Method = 'POST' | 'PUT';

/** Sends JSON, or with an image a form, as a browser does. */
function send(
  method: Method,
  path: string,
  fields: Record<string, unknown>,
  image?: Buffer,
  { token }: Partial<TestUser> = admin,
) {
  if (!image) return api.call(method, path, { token, body: fields });
  const edge = 'edge-of-a-part';
  const text = Object.entries(fields).map(
    ([name, value]) => `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${edge}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(text.join('') + head), image, Buffer.from(`\r\n--${edge}--\r\n`)]);
  return api.app
    .inject({
      method,
      url: api.settings.prefix + path,
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
      payload,
    })
    .then((answer) => ({ status: answer.statusCode, body: answer.json() }));
}
const create = async (over: object = {}, image?: Buffer) => {
  const { status, body } = await send('POST', '/blogs', { ...words, ...over }, image);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.data.results;
};
const open = async (id: number) => (await api.call('GET', `/blogs/id/${id}`, { token: admin.token })).body.data.results;

describe('permissions', () => {
  test.each([
    ['POST', '/blogs'],
    ['PUT', '/blogs/1'],
    ['DELETE', '/blogs/1'],
    ['GET', '/blogs/id/1'],
    ['GET', '/blogs/1/revisions'],
    ['POST', '/blogs/1/revisions/1/restore'],
  ] as const)('%s %s returns 401 for visitors and 403 for learners', async (method, path) => {
    const body = method === 'GET' ? undefined : words;
    expect(await api.call(method, path, { body })).toMatchObject({ status: 401 });
    expect(await api.call(method, path, { body, token: learner.token })).toMatchObject({ status: 403 });
  });

  test.each([
    ['PUT', '/blogs/999999'],
    ['DELETE', '/blogs/999999'],
    ['GET', '/blogs/id/999999'],
    ['GET', '/blogs/999999/revisions'],
    ['POST', '/blogs/999999/revisions/1/restore'],
  ] as const)('%s %s returns 404 for an unknown post', async (method, path) => {
    const body = method === 'GET' ? undefined : words;
    expect(await api.call(method, path, { body, token: admin.token })).toMatchObject({ status: 404 });
  });
});

describe('a draft', () => {
  test.each(['JSON', 'a form'])('sent as %s keeps whole characters, also in its tags', async (kind) => {
    const over = { title: 'cut \ud83d here', tags: String.raw`["\u200b", "half \ud83d"]` };
    const { id } = await create(over, kind === 'JSON' ? undefined : picture);
    expect(await open(id)).toMatchObject({ title: 'cut \ufffd here', tags: ['half \ufffd'] });
  });

  test('sent as a form has no NUL, in its texts and in its tags', async () => {
    const { id } = await create({ title: 'a\0b', tags: String.raw`["one\u0000two"]` }, picture);
    expect(await open(id)).toMatchObject({ title: 'a\ufffdb', tags: ['one\ufffdtwo'] });
  });

  test('returns 400 without a title, content or tag', async () => {
    expect(await send('POST', '/blogs', { content: '<p><br></p>', tags: '[]' })).toMatchObject({
      status: 400,
      body: {
        error: 'Please fill all required fields (title, content, and at least one tag) before saving',
        fields: { title: 'Title is required', content: 'Content is required', tags: 'At least one tag is required' },
      },
    });
    expect(await send('POST', '/blogs', { ...words, tags: 'one, two' })).toMatchObject({ status: 400 });
    expect(await send('POST', '/blogs', { ...words, status: 'secret' })).toMatchObject({ status: 400 });
  });

  test.each(['JSON', 'a form'])('of the largest length is taken in every script, as %s', async (kind) => {
    const content = `<p>${'கி'.repeat((limits.post.contentMax - 8) / 2)}</p>`;
    const { id } = await create({ content }, kind === 'JSON' ? undefined : picture);
    expect((await open(id)).content).toBe(content);
  });

  test('stores all fields and opens in the editor', async () => {
    const post = await create({ title: '  A draft ', meta_title: 'Meta', meta_keywords: 'a, b' });
    expect(post).toMatchObject({
      slug: 'a-draft',
      title: 'A draft',
      tags: ['one', 'two'],
      meta_title: 'Meta',
      meta_keywords: 'a, b',
      status: 'draft',
      version: 1,
      image_url: null,
      scheduled_at: null,
    });
    expect(await open(post.id)).toEqual(post);
    expect((await api.call('GET', '/blogs/a-draft')).status).toBe(404);
  });

  test('gets a slug that no route and no other post uses', async () => {
    expect((await create({ title: 'Drafts' })).slug).toBe('drafts-post');
    expect((await create({ title: 'हिन्दी में' })).slug).toBe('हिन्दी-में');
    expect((await create({ title: 'हिन्दी में!' })).slug).toBe('हिन्दी-में-2');
    expect((await create({ title: 'Łódź' })).slug).toBe('lodz');
    expect((await create({ title: '🎉' })).slug).toBe('post');
    expect((await create({ title: 'நி'.repeat(60) })).slug).toBe('நி'.repeat(40));
    expect((await create({ title: 'Twice' })).slug).toBe('twice');
    expect((await create({ title: 'Twice!' })).slug).toBe('twice-2');
  });

  test('sanitises HTML on save and refuses pasted pictures', async () => {
    const post = await create({
      content: '<p onclick="x()">a</p><script>x()</script><img src="https://x.example/a.png">',
    });
    expect(post.content).toBe('<p>a</p>');
    expect(await send('POST', '/blogs', { ...words, content: '<img src="data:image/png;base64,AA">' })).toMatchObject({
      status: 400,
      body: { fields: { content: 'Please upload pictures instead of pasting them' } },
    });
  });

  test('returns 400 for HTML with hundreds of nested tags, and changes nothing', async () => {
    const { id, content } = await create({});
    const deep = { ...words, content: `${'<b><i>'.repeat(500)}a` };
    const refused = { status: 400, body: { fields: { content: expect.stringContaining('too complex') } } };
    expect(await send('POST', '/blogs', deep)).toMatchObject(refused);
    expect(await send('PUT', `/blogs/${id}`, deep)).toMatchObject(refused);
    expect((await open(id)).content).toBe(content);
  });

  test('returns 400 for HTML that exceeds the time limit', async () => {
    const run: TextWorker['run'] = async (_name, _input, { onTimeout }) => {
      throw onTimeout();
    };
    const { worker } = api.services;
    api.services.worker = { run };
    expect(await send('POST', '/blogs', words)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { content: expect.stringContaining('too complex') } },
    });
    api.services.worker = worker;
  });
});

describe('publishing', () => {
  test('returns 400 without a featured image', async () => {
    expect(await send('POST', '/blogs', { ...words, status: 'published' })).toMatchObject({
      status: 400,
      body: { error: 'Please upload a featured image before publishing', fields: { image: expect.any(String) } },
    });
    expect(await send('POST', '/blogs', { ...words, title: '', status: 'published' })).toMatchObject({
      body: { error: 'Please fill all required fields (title, content, and at least one tag) before publishing' },
    });
  });

  test('publishes at once, and its earlier slugs lead to it after a change of its title', async () => {
    expect((await api.call('GET', '/blogs/going-public')).status).toBe(404);
    const post = await create({ title: 'Going public', status: 'published' }, picture);
    expect(post.image_url).toMatch(/\/media\/[a-z0-9]+-640\.webp$/);
    expect(post.published_at).not.toBeNull();
    expect((await api.call('GET', '/blogs/going-public')).body.data.results).toMatchObject({ title: 'Going public' });
    const changed = await send('PUT', `/blogs/${post.id}`, { title: 'Renamed' });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { results: { slug: 'renamed', title: 'Renamed', image_url: post.image_url, version: 2 } } },
    });
    const find = async (slug: string) => (await api.call('GET', `/blogs/${slug}`)).body.data?.results;
    expect(await find('renamed')).toMatchObject({ title: 'Renamed', slug: 'renamed' });
    expect(await find('going-public')).toMatchObject({ title: 'Renamed', slug: 'renamed' });
    await send('PUT', `/blogs/${post.id}`, { title: 'Renamed!', content: '<p>Other</p>' });
    await send('PUT', `/blogs/${post.id}`, { title: 'Third', status: 'draft' });
    await send('PUT', `/blogs/${post.id}`, { title: 'Going public', status: 'published' });
    expect(await find('going-public')).toMatchObject({ title: 'Going public', slug: 'going-public' });
    expect(await find('renamed')).toMatchObject({ slug: 'going-public' });
    expect(await find('third')).toMatchObject({ slug: 'going-public' });
    // A free slug is no reason for another number.
    expect((await create({ title: 'Renamed' })).slug).toBe('renamed');
  });

  test('of a draft that was never published keeps no earlier slug', async () => {
    const { id } = await create({ title: 'Working title' });
    await send('PUT', `/blogs/${id}`, { title: 'Last title' });
    expect((await open(id)).slug).toBe('last-title');
    expect((await api.call('GET', '/blogs/working-title', { token: admin.token })).status).toBe(404);
  });

  test('detects the picture type by content and limits it to 2 MB', async () => {
    expect(await send('POST', '/blogs', words, Buffer.from('<svg></svg>'))).toMatchObject({ status: 415 });
    expect(await send('POST', '/blogs', words, Buffer.alloc(2 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', fields: { image: expect.stringContaining('2 MB') } },
    });
  });

  test('publishes a scheduled draft at its time, not before', async () => {
    const at = new Date(Date.now() + 3_600_000);
    const scheduled = { title: 'Later', scheduled_at: at.toISOString() };
    expect(await send('POST', '/blogs', { ...words, ...scheduled })).toMatchObject({ status: 400 });
    const post = await create(scheduled, picture);
    expect(post).toMatchObject({ status: 'draft', scheduled_at: at.toISOString() });
    const drafts = await api.call('GET', '/blogs/drafts', { token: admin.token });
    const told = drafts.body.data.results.map((row: { scheduled_at: string }) => row.scheduled_at);
    expect(told).toContain(at.toISOString());
    await publishAt(new Date());
    expect(await open(post.id)).toMatchObject({ status: 'draft' });
    await publishAt(new Date(at.getTime() + 1000));
    expect(await open(post.id)).toMatchObject({
      status: 'published',
      scheduled_at: null,
      published_at: at.toISOString(),
    });
  });
});

test('cancels a schedule', async () => {
  const at = new Date(Date.now() + 3_600_000);
  const post = await create({ title: 'Held back', scheduled_at: at.toISOString() }, picture);
  const body = { scheduled_at: null, version: post.version };
  expect(await send('PUT', `/blogs/${post.id}`, body)).toMatchObject({ status: 200 });
  await publishAt(new Date(at.getTime() + 1000));
  expect(await open(post.id)).toMatchObject({ status: 'draft', scheduled_at: null, title: 'Held back' });
});

describe('updating', () => {
  test('returns 409 for an outdated version and keeps the stored text', async () => {
    const { id } = await create({ title: 'Two authors' });
    expect(await send('PUT', `/blogs/${id}`, { ...words, title: 'Theirs', version: 1 })).toMatchObject({ status: 200 });
    expect(await send('PUT', `/blogs/${id}`, { ...words, title: 'Mine', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT' },
    });
    expect(await send('PUT', `/blogs/${id}`, { ...words, title: 'Mine', version: '1' }, picture)).toMatchObject({
      status: 409,
    });
    expect(await open(id)).toMatchObject({ title: 'Theirs', version: 2 });
  });

  test('keeps revisions and restores an earlier one as the next version', async () => {
    const { id } = await create({ title: 'Old' });
    await send('PUT', `/blogs/${id}`, { title: 'New', content: '<p>New</p>' });
    const revisions = await api.call('GET', `/blogs/${id}/revisions`, { token: admin.token });
    expect(revisions.body.data.results).toMatchObject([
      { version: 1, title: 'Old', tags: ['one', 'two'], editor: 'Editor' },
    ]);
    const read = (version: number) => api.call('GET', `/blogs/${id}/revisions/${version}`, { token: admin.token });
    expect((await read(1)).body.data.results).toMatchObject({ title: 'Old', content: '<p>Hello</p>' });
    expect(await read(9)).toMatchObject({ status: 404, body: { code: 'REVISION_NOT_FOUND' } });
    const restore = (version: number) => send('POST' as Method, `/blogs/${id}/revisions/${version}/restore`, {});
    expect(await restore(7)).toMatchObject({ status: 404, body: { code: 'REVISION_NOT_FOUND' } });
    expect(await restore(1)).toMatchObject({
      status: 200,
      body: { data: { results: { title: 'Old', slug: 'old', content: '<p>Hello</p>', version: 3 } } },
    });
  });

  test('returns 404 for a deleted post and frees its slug', async () => {
    const { id } = await create({ title: 'Short-lived' });
    expect(await api.call('DELETE', `/blogs/${id}`, { token: admin.token })).toMatchObject({ status: 200 });
    expect(await api.call('DELETE', `/blogs/${id}`, { token: admin.token })).toMatchObject({ status: 404 });
    expect(await api.call('GET', '/blogs/short-lived', { token: admin.token })).toMatchObject({ status: 404 });
    expect((await create({ title: 'Short-lived' })).slug).toBe('short-lived');
    expect(await api.db.$count(blogPosts, eq(blogPosts.slug, 'short-lived'))).toBe(2);
  });

  test('audits every change with its author', async () => {
    const { id } = await create({ title: 'Noted', status: 'published' }, picture);
    await send('PUT', `/blogs/${id}`, { status: 'draft' });
    await api.call('DELETE', `/blogs/${id}`, { token: admin.token });
    const rows = await api.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(asc(auditLog.id));
    expect(rows.filter(({ entity }) => entity === 'post').map(({ action, actorId }) => [action, actorId])).toEqual(
      ['create', 'publish', 'update', 'withdraw', 'delete'].map((verb) => [`post.${verb}`, admin.userId]),
    );
  });
});
