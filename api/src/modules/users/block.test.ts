import { eq } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { blogComments, blogPosts } from '../../platform/database/schema/blog';
import { users } from '../../platform/database/schema/people';
import { auditLog } from '../../platform/database/schema/platform';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const block = (id: number, { token }: TestUser = shop.admin, reason = 'Sold courses that never took place') =>
  shop.call('POST', `/admin/users/${id}/block`, { body: { reason }, token });
const unblock = (id: number, { token }: TestUser = shop.admin) =>
  shop.call('DELETE', `/admin/users/${id}/block`, { token });
const found = async () => {
  const list = await shop.call('GET', '/patrons-registration/GetAllCourses', { query: { search: 'Kubernetes' } });
  const page = await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`);
  const trainer = await shop.call('GET', `/patrons-registration/GetBasicDetails/${shop.trainer.trainerId}`);
  const sitemap = await shop.call('GET', '/sitemap/courses/1');
  return {
    listed: list.body.data.count,
    page: page.status,
    trainer: trainer.status,
    sitemap: JSON.stringify(sitemap.body).includes('kubernetes'),
  };
};

test('a blocked trainer is signed out, and the courses leave lists, pages and the sitemap until the block ends', async () => {
  const here = { listed: 1, page: 200, trainer: 200, sitemap: true };
  expect(await found()).toEqual(here);
  const blocked = await block(shop.trainer.userId);
  expect(blocked.body.data.results).toMatchObject({
    block: { reason: 'Sold courses that never took place', by: expect.any(String) },
    sessions: [],
    courses: [{ name: 'Kubernetes in Production', is_public: false }],
  });
  expect((await shop.call('GET', '/auth/sessions', { token: shop.trainer.token })).status).toBe(401);
  expect(await found()).toEqual({ listed: 0, page: 404, trainer: 404, sitemap: false });

  const subjects = async () => (await mailsTo(shop, 'trainer@example.com')).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Your Kaksha account is blocked']);

  expect((await unblock(shop.trainer.userId)).body.data.results).toMatchObject({ block: null });
  expect(await found()).toEqual(here);
  expect((await subjects())[0]).toBe('Your Kaksha account is open again');
});

test('the mail of a block names the reason and how to object', async () => {
  const person = await signIn(shop, 'objector@example.com');
  await block(person.userId, shop.admin, 'Wrote insults in three chats');
  const [mail] = await mailsTo(shop, 'objector@example.com');
  expect(mail?.text).toContain('Wrote insults in three chats');
  expect(mail?.text).toContain('please write to');
});

test('comments of a blocked person are hidden while the block lasts', async () => {
  const author = await signIn(shop, 'author@example.com');
  const values = { title: 'A post', slug: 'a-post', content: '<p>a</p>', authorId: shop.admin.userId };
  const [post] = await shop.db
    .insert(blogPosts)
    .values({ ...values, status: 'published', publishedAt: new Date() })
    .returning();
  await shop.db.insert(blogComments).values({ postId: post?.id ?? 0, userId: author.userId, comment: 'Buy elsewhere' });
  const comments = async () => JSON.stringify((await shop.call('GET', '/blogs/a-post')).body);
  expect(await comments()).toContain('Buy elsewhere');
  await block(author.userId);
  expect(await comments()).not.toContain('Buy elsewhere');
  await unblock(author.userId);
  expect(await comments()).toContain('Buy elsewhere');
});

test('a course that its trainer had hidden stays hidden after the block', async () => {
  const seller = await signIn(shop, 'hides@example.com', { registerAs: 'individual', name: 'Hides Courses' });
  const course = await addCourse(shop.db, { trainerId: seller.trainerId as number, name: 'Helm', starts: [5] });
  await shop.call('PATCH', `/patrons-registration/UpdateCourseDetails/${course}`, {
    body: { is_active: false },
    token: seller.token,
  });
  await block(seller.userId);
  await unblock(seller.userId);
  expect((await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${course}`)).status).toBe(404);
});

test('only administrators with the right block, never themselves, and other administrators only as owners', async () => {
  const person = await signIn(shop, 'person@example.com');
  const helper = await signIn(shop, 'helper@example.com', { admin: true });
  await shop.db
    .update(users)
    .set({ adminRights: ['people'] })
    .where(eq(users.id, helper.userId));
  expect((await block(person.userId, shop.learner)).status).toBe(403);
  expect((await block(helper.userId, helper)).body.code).toBe('OWN_ACCOUNT');
  expect((await block(shop.admin.userId, helper)).status).toBe(409);
  expect((await block(99_999)).body.code).toBe('USER_NOT_FOUND');
  expect((await block(person.userId, helper, '  ')).status).toBe(400);
  expect((await block(person.userId, helper)).status).toBe(200);
  const out = await shop.call('DELETE', `/admin/users/${shop.admin.userId}/sessions`, { token: helper.token });
  expect(out.status).toBe(403);
});

test('signing a person out ends every session and is in the audit log', async () => {
  const person = await signIn(shop, 'many@example.com');
  const again = await signIn(shop, 'many@example.com');
  await shop.call('DELETE', `/admin/users/${person.userId}/sessions`, { token: shop.admin.token });
  for (const { token } of [person, again])
    expect((await shop.call('GET', '/auth/sessions', { token })).status).toBe(401);
  const rows = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, person.userId));
  expect(rows).toContainEqual(
    expect.objectContaining({
      action: 'user.sign-out',
      actorId: shop.admin.userId,
      detail: expect.objectContaining({ ended: 2 }),
    }),
  );
});

test('users are found by name and address, role and state', async () => {
  await signIn(shop, 'zoya.khan@example.com', { name: 'ज़ोया ख़ान' });
  const list = async (query: object) =>
    (await shop.call('GET', '/admin/users', { query: query as Record<string, string>, token: shop.admin.token })).body
      .data.results as { email: string }[];
  expect((await list({ search: 'ज़ोया' })).map(({ email }) => email)).toEqual(['zoya.khan@example.com']);
  expect((await list({ search: 'ZOYA.khan' })).map(({ email }) => email)).toEqual(['zoya.khan@example.com']);
  expect((await list({ search: '%' })).length).toBe(0);
  expect((await list({ role: 'administrator' })).map(({ email }) => email)).toContain('admin@example.com');
  expect((await list({ role: 'trainer' })).map(({ email }) => email)).toContain('trainer@example.com');
  expect((await list({ state: 'blocked' })).map(({ email }) => email)).toContain('objector@example.com');
});
