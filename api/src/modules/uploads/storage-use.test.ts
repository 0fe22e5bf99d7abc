import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { media } from '../../platform/database/schema/media';
import { uploads } from '../../platform/database/schema/people';
import { findUsedBytes } from './storage-use-repo';

const kilobyte = 1024;
const quotas = { trainer: 100 * kilobyte, learner: 60 * kilobyte };

let shop: Shop;
let otherTrainer: TestUser;
beforeAll(async () => {
  shop = await makeShop({ storageQuotas: quotas });
  otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual' });
});
afterAll(() => shop.close());

/** A photo of random dots, which files of the sizes of pages cannot compress to nothing. */
const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer();

async function post(path: string, token: string, file: Buffer, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(path.endsWith('files') ? 'file' : 'image', new Blob([new Uint8Array(file)]), 'notes.txt');
  const encoded = new Response(form);
  const answer = await shop.app.inject({
    method: 'POST',
    url: shop.settings.prefix + path,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const sendPicture = (token: string, bytes: Buffer, purpose: string) =>
  post('/api/images/upload', token, bytes, { purpose });
const materialsPath = () => `/classes/${shop.batch}/materials`;
const sendFile = (token: string, kilobytes: number, kind = 'material') =>
  post(`${materialsPath()}/files`, token, Buffer.alloc(kilobytes * kilobyte, 'text '), { kind, title: 'Notes' });
const accountOf = ({ userId, trainerId }: TestUser) => (trainerId ? { trainerId } : { userId });
const use = (user: TestUser) => findUsedBytes(shop.db, accountOf(user));

const full = (field: string) => ({
  status: 413,
  body: {
    code: 'STORAGE_QUOTA',
    error: expect.stringMatching(/^There is no room for this file: .+ of .+ used, .+ free\. Please remove files/),
    fields: { [field]: expect.stringContaining('no room') },
  },
});

async function removeMaterials() {
  const { token } = shop.trainer;
  for (const { id } of (await shop.call('GET', materialsPath(), { token })).body.data.results) {
    await shop.call('DELETE', `${materialsPath()}/${id}`, { token });
  }
}
afterEach(async () => {
  await removeMaterials();
  await shop.db.delete(uploads);
  await shop.db.delete(media);
});

test('materials and recordings use the storage of the trainer, and removed ones give it back', async () => {
  const { token } = shop.trainer;
  expect(await use(shop.trainer)).toBe(0);
  expect(await sendFile(token, 50)).toMatchObject({ status: 200 });
  expect(await sendFile(token, 40, 'recording')).toMatchObject({ status: 200 });
  expect(await use(shop.trainer)).toBe(90 * kilobyte);
  expect(await sendFile(token, 11)).toMatchObject(full('file'));
  // The file of the refused one is not stored.
  expect(await use(shop.trainer)).toBe(90 * kilobyte);
  expect(await sendFile(token, 10)).toMatchObject({ status: 200 });
  await removeMaterials();
  expect(await use(shop.trainer)).toBe(0);
  expect(await sendFile(token, 50)).toMatchObject({ status: 200 });
});

test('files that come together do not exceed the quota', async () => {
  const { token } = shop.trainer;
  const sent = await Promise.all([sendFile(token, 60), sendFile(token, 60)]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 413]);
  expect(await use(shop.trainer)).toBe(60 * kilobyte);
});

test('an administrator who adds a file to a batch uses the storage of its trainer', async () => {
  expect(await sendFile(shop.admin.token, 60)).toMatchObject({ status: 200 });
  expect(await use(shop.trainer)).toBe(60 * kilobyte);
  expect(await use(shop.admin)).toBe(0);
  const ofBatch = (token: string) => shop.call('GET', `${materialsPath()}/storage-use`, { token });
  const { body } = await ofBatch(shop.admin.token);
  expect(body.data.results).toEqual({ used_bytes: 60 * kilobyte, quota_bytes: quotas.trainer });
  for (const { token } of [shop.learner, otherTrainer]) expect((await ofBatch(token)).status).toBe(403);
});

test('pictures of trainers, learners and administrators use their storage', async () => {
  const picture = await noise(160);
  const purposes = [
    [shop.trainer, 'thumbnail'],
    [shop.learner, 'profile'],
    [shop.admin, 'blog'],
  ] as const;
  for (const [user, purpose] of purposes) {
    const { token } = user;
    expect(await sendPicture(token, picture, purpose)).toMatchObject({ status: 201 });
    const [row] = await shop.db.select({ bytes: media.bytes }).from(media);
    expect(row?.bytes).toBeGreaterThan(5 * kilobyte);
    expect(await use(user)).toBe(row?.bytes);
    // The same picture again is stored once.
    expect(await sendPicture(token, picture, purpose)).toMatchObject({ status: 201 });
    expect(await use(user)).toBe(row?.bytes);
  }
  expect(await use(shop.stranger)).toBe(0);
});

test('a picture without room is refused with the sentence and is not stored', async () => {
  const { token } = shop.learner;
  const sent = [];
  for (let width = 150; width < 158; width += 1) sent.push(await sendPicture(token, await noise(width), 'profile'));
  expect(sent[0]).toMatchObject({ status: 201 });
  expect(sent.at(-1)).toMatchObject(full('image'));
  expect(await use(shop.learner)).toBeLessThanOrEqual(quotas.learner);
  expect(await shop.db.$count(media)).toBe(sent.filter(({ status }) => status === 201).length);
  expect(await sendPicture(shop.stranger.token, await noise(150), 'profile')).toMatchObject({ status: 201 });
});

test('a picture and a material share the quota of a trainer', async () => {
  const { token, userId, trainerId } = shop.trainer;
  expect(await sendPicture(token, await noise(160), 'thumbnail')).toMatchObject({ status: 201 });
  expect(await shop.db.select().from(uploads).where(eq(uploads.userId, userId))).toMatchObject([{ trainerId }]);
  expect(await sendFile(token, 99)).toMatchObject(full('file'));
});
