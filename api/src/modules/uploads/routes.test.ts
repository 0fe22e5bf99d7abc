import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { media } from '../../platform/database/schema/media';
import { uploads } from '../../platform/database/schema/people';

let api: TestApp;
let trainer: TestUser;
let learner: TestUser;
let admin: TestUser;
let photo: Buffer;

beforeAll(async () => {
  api = await makeTestApp();
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
  learner = await signIn(api, 'learner@kaksha.test');
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  photo = await picture('#1b92c2')
    .withExif({ IFD0: { Copyright: 'a secret' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

const picture = (background: string) => sharp({ create: { width: 700, height: 400, channels: 3, background } });

/** Sends a form; `after` are fields that follow the file. */
async function send(
  image: Buffer | null,
  { token, fields = {}, after = {} }: { token?: string; fields?: object; after?: object } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'photo.png');
  for (const [name, value] of Object.entries(after)) form.append(name, value);
  const encoded = new Response(form);
  const answer = await api.app.inject({
    method: 'POST',
    url: `${api.settings.prefix}/api/images/upload`,
    headers: {
      'content-type': encoded.headers.get('content-type') as string,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
const megabyte = 1024 * 1024;

test('answers 401 to a visitor', async () => {
  expect(await send(photo)).toMatchObject({ status: 401 });
});

test('answers 400 without a picture and 415 without a form', async () => {
  const { token } = trainer;
  expect(await send(null, { token, fields: { purpose: 'thumbnail' } })).toMatchObject({
    status: 400,
    body: { fields: { image: 'Please choose a picture' } },
  });
  expect(await send(photo, { token, fields: { purpose: 'malware' } })).toMatchObject({ status: 400 });
  expect(await api.call('POST', '/api/images/upload', { token, body: { image: 'x' } })).toMatchObject({ status: 415 });
  const broken = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await api.call('POST', '/api/images/upload', { token, body: '--x\r\nnonsense', headers: broken });
  expect(answer.status).toBe(400);
});

test('answers 403 for covers of learners and blog pictures of trainers', async () => {
  const thumbnail = { fields: { purpose: 'thumbnail' } };
  const blog = { fields: { purpose: 'blog' } };
  expect(await send(photo, { ...thumbnail, token: learner.token })).toMatchObject({ status: 403 });
  expect(await send(photo, { ...blog, token: trainer.token })).toMatchObject({ status: 403 });
  expect(await send(photo, { ...blog, token: admin.token })).toMatchObject({ status: 201 });
});

test('answers 415 for files that are not pictures, for any declared type', async () => {
  for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('MZ'), Buffer.alloc(0)]) {
    expect(await send(bytes, { token: trainer.token })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_PICTURE', fields: { image: expect.any(String) } },
    });
  }
  expect(await send(photo.subarray(0, 900), { token: trainer.token })).toMatchObject({
    status: 400,
    body: { code: 'BROKEN_PICTURE' },
  });
});

test('answers 413 with a message for a picture that is taller than an encoder allows', async () => {
  const tall = await sharp({ create: { width: 1080, height: 20_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  for (const purpose of ['thumbnail', 'profile', 'blog']) {
    expect(await send(tall, { token: admin.token, fields: { purpose } })).toMatchObject({
      status: 413,
      body: { code: 'PICTURE_TOO_LARGE', fields: { image: expect.stringContaining('too tall') } },
    });
  }
});

test('answers 413 with the numbers of pixels for a picture that has too many, and decodes nothing', async () => {
  const small = await picture('red').png().toBuffer();
  const large = Buffer.from(small);
  large.writeUInt32BE(8000, 16);
  large.writeUInt32BE(5000, 20);
  expect(await send(large.subarray(0, 60), { token: trainer.token })).toMatchObject({
    status: 413,
    body: { code: 'PICTURE_TOO_LARGE', fields: { image: expect.stringContaining('40 million pixels') } },
  });
});

test('answers 413 above the size limit of the purpose, in any order of fields', async () => {
  const large = { status: 413, body: { code: 'FILE_TOO_LARGE' } };
  expect(await send(padded(10 * megabyte + 1), { token: trainer.token })).toMatchObject(large);
  expect(await send(padded(11 * megabyte), { token: trainer.token })).toMatchObject(large);
  expect(await send(padded(10 * megabyte), { token: trainer.token })).toMatchObject({ status: 201 });
  const blog = await send(padded(2 * megabyte + 1), { token: admin.token, after: { purpose: 'blog' } });
  expect(blog).toMatchObject(large);
  expect(blog.body.error).toBe('This picture is larger than 2 MB. Please choose a smaller one.');
});

test('returns an address per size and stores files without metadata', async () => {
  const { status, body } = await send(photo, { token: trainer.token });
  expect(status).toBe(201);
  const { url, sources } = body.data.results;
  expect(sources).toMatchObject({ width: 640, height: 366 });
  expect(sources.avif.split(', ')).toHaveLength(2);
  const file = await api.app.inject(url);
  expect(file.headers['content-type']).toBe('image/webp');
  expect(await sharp(file.rawPayload).metadata()).not.toHaveProperty('exif');
});

test('stores equal pictures once and records each uploader', async () => {
  const bytes = await picture('#123456').png().toBuffer();
  const first = await send(bytes, { token: trainer.token });
  const second = await send(bytes, { token: learner.token });
  expect(second.body.data.results.url).toBe(first.body.data.results.url);
  const name = /([a-z0-9]+)-\d+\.webp$/.exec(first.body.data.results.url)?.[1] as string;
  const rows = await api.db
    .select({ userId: uploads.userId, kind: media.kind })
    .from(uploads)
    .innerJoin(media, eq(media.id, uploads.mediaId))
    .where(eq(media.name, name));
  expect(rows.map(({ userId }) => userId).sort()).toEqual([trainer.userId, learner.userId].sort());
  expect(rows[0]?.kind).toBe('course');
});
