import { adminRights } from '@kaksha/domain/admin-rights';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { blogPosts } from '../../platform/database/schema/blog';
import { media } from '../../platform/database/schema/media';
import { uploads, users } from '../../platform/database/schema/people';
import { siteSettingVersions } from '../../platform/database/schema/site-settings';
import { removeStrayFiles, removeUnusedPictures } from './orphaned-files-service';
import { uploadPicture } from './service';

let api: TestApp;
let person: TestUser;
beforeAll(async () => {
  api = await makeTestApp();
  person = await signIn(api, 'admin@kaksha.test', { admin: true });
});
afterAll(() => api.close());

/** Uploads a picture of one colour and returns its row. */
async function send(background: string) {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const { mediaBase } = api.settings;
  const principal = {
    id: person.userId,
    isAdmin: true,
    rights: adminRights,
    trainerId: null,
    sessionId: 1,
    provenAt: null,
    lacksSecondFactor: false,
    instituteRole: null,
  };
  const context = { ...api.services, settings: api.settings, principal };
  const { src } = await uploadPicture(context, { bytes, purpose: 'blog' });
  const [name = ''] = src.slice(mediaBase.length + 1).split('-');
  const [row] = await api.db.select().from(media).where(eq(media.name, name));
  return { id: row!.id, name, file: src.slice(mediaBase.length + 1) };
}

const age = async (days: number) => {
  await api.db.update(media).set({ createdAt: sql`now() - make_interval(days => ${days})` as unknown as Date });
  await api.db.update(uploads).set({ createdAt: sql`now() - make_interval(days => ${days})` as unknown as Date });
};
/** Makes the new files of the tests old enough. */
const tomorrow = () => new Date(Date.now() + 86_400_000);
const removeUnused = () => removeUnusedPictures(api.services, { filesBefore: tomorrow() });
const isThere = async (file: string) => (await api.services.storage.read(file)) !== null;

test('removes unused pictures after two weeks and keeps used ones', async () => {
  const [unused, photo, inArticle] = [await send('#ff0000'), await send('#00ff00'), await send('#0000ff')];
  await api.db.update(users).set({ photoId: photo.id }).where(eq(users.id, person.userId));
  const content = `<p><img src="/backend/media/${inArticle.file}"></p>`;
  await api.db.insert(blogPosts).values({ slug: 'a', title: 'A', content, authorId: person.userId });
  await age(13);
  expect(await removeUnused()).toBe(0);
  await age(15);
  expect(await removeUnused()).toBe(1);
  expect(await Promise.all([unused, photo, inArticle].map(({ file }) => isThere(file)))).toEqual([false, true, true]);
  expect(await api.db.$count(media)).toBe(2);
  expect(await removeUnused()).toBe(0);
});

test('keeps the logos of every version of the settings, because an earlier one can come back', async () => {
  const [earlier, logo] = [await send('#00ffff'), await send('#ff00ff')];
  const saves = [earlier, logo].map(({ file }, index) => ({
    section: 'brand' as const,
    version: index + 1,
    value: { logo: `${api.settings.mediaBase}/${file}` },
  }));
  await api.db.insert(siteSettingVersions).values([...saves, { section: 'brand', version: 3, value: null }]);
  await age(15);
  expect(await removeUnused()).toBe(0);
  expect(await Promise.all([earlier, logo].map(({ file }) => isThere(file)))).toEqual([true, true]);
  await api.db.delete(siteSettingVersions);
  expect(await removeUnused()).toBe(2);
});

test('keeps a picture that was uploaded again', async () => {
  await send('#123456');
  await age(15);
  const again = await send('#123456');
  expect(await removeUnused()).toBe(0);
  expect(await isThere(again.file)).toBe(true);
});

test('keeps the files of a picture that is uploaded during the removal', async () => {
  await age(15);
  await removeUnused();
  const { file } = await send('#654321');
  await age(15);
  expect(await removeUnusedPictures(api.services)).toBe(1);
  expect(await isThere(file)).toBe(true);
});

describe('stray files', () => {
  const sweep = (filesBefore?: Date) => removeStrayFiles(api.services, { filesBefore });
  beforeEach(() => sweep(tomorrow()));

  test('are removed after a day while files of pictures stay', async () => {
    const { storage } = api.services;
    const used = await send('#abcdef');
    await storage.write('feed1234-320.webp', Buffer.from('cut off'));
    expect(await sweep()).toBe(0);
    expect(await isThere('feed1234-320.webp')).toBe(true);
    expect(await sweep(tomorrow())).toBe(1);
    expect(await Promise.all(['feed1234-320.webp', used.file].map(isThere))).toEqual([false, true]);
  });

  test('stay when most files have no row', async () => {
    const { storage } = api.services;
    for (let number = 0; number < 25; number += 1) await storage.write(`${number}a-320.webp`, Buffer.from('x'));
    await expect(sweep(tomorrow())).rejects.toThrow('Is it the right one?');
    expect(await isThere('7a-320.webp')).toBe(true);
    for (let number = 0; number < 25; number += 1) await storage.remove(`${number}a-320.webp`);
  });
});
