import { eq } from 'drizzle-orm';
import { batchesOf, buy, makeShop, type Shop } from '../../../../test/order-fixtures';
import { courses } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
  await buy(shop, shop.learner);
});
afterAll(() => shop.close());

const page = (token?: string) =>
  shop.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`, { token });
const shown = { status: 'published', isActive: true, deletedAt: null } as const;
const change = (values: Partial<typeof courses.$inferInsert>) =>
  shop.db
    .update(courses)
    .set({ ...shown, ...values })
    .where(eq(courses.id, shop.course));

test('a course that is offered is not marked as one for its learners', async () => {
  const { body } = await page(shop.learner.token);
  expect(body.data.results).not.toHaveProperty('learners_only');
});

test.each([
  ['hidden', { isActive: false }],
  ['unpublished', { status: 'draft' }],
  ['deleted', { deletedAt: new Date() }],
] as const)('the page of a %s course stays open to those who have a seat, and to no one else', async (_, values) => {
  await change(values);
  const own = await page(shop.learner.token);
  expect([own.status, own.body.data?.results.learners_only]).toEqual([200, true]);
  expect(own.body.data.results).not.toHaveProperty('version');
  expect((await page()).status).toBe(404);
  expect((await page(shop.stranger.token)).status).toBe(404);
  await change({});
});

test.each([
  ['hidden', { isActive: false }],
  ['unpublished', { status: 'draft' }],
  ['deleted', { deletedAt: new Date() }],
] as const)(
  'batches, modules and contents of a %s course answer exactly those who may read its page',
  async (_, values) => {
    const [batch] = await batchesOf(shop.db, shop.course);
    const paths = [
      `/timings/course/${shop.course}`,
      `/timings/GetTimingById/${batch}`,
      `/courseCurriculum/courses/${shop.course}/curriculum`,
      `/course-content/courses/${shop.course}/content`,
    ];
    const statuses = (token?: string) =>
      Promise.all(paths.map(async (path) => (await shop.call('GET', path, { token })).status));
    await change(values);
    expect(await statuses(shop.learner.token)).toEqual(paths.map(() => 200));
    const list = await shop.call('GET', paths[0] ?? '', { token: shop.learner.token });
    expect(list.body.data.results.map(({ id }: { id: number }) => id)).toContain(batch);
    expect(await statuses(shop.stranger.token)).toEqual(paths.map(() => 404));
    expect(await statuses()).toEqual(paths.map(() => 404));
    await change({});
  },
);

test('a refunded seat does not open the page', async () => {
  await change({ isActive: false });
  await shop.db.update(enrolments).set({ status: 'Refunded' });
  expect((await page(shop.learner.token)).status).toBe(404);
});
