import { addCourse } from '../../../../test/catalogue-fixtures';
import { batchesOf, buy, makeShop, type Shop } from '../../../../test/order-fixtures';

/** One learner stays, one moves from the first batch to the second, one is refunded, one only asks. */
let shop: Shop;
let first: number;
let second: number;
beforeAll(async () => {
  shop = await makeShop();
  shop.course = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: 'Helm',
    starts: [20, 30],
  });
  [first = 0, second = 0] = await batchesOf(shop.db, shop.course);
  shop.batch = first;
  await buy(shop, shop.learner);
  const moved = await buy(shop, shop.stranger);
  const id = moved.enrollment_id;
  await shop.call('POST', `/enrollments/${id}/batch`, { token: shop.stranger.token, body: { batch_id: second } });
  const refunded = await buy(shop, shop.admin);
  await shop.call('POST', `/payment/${refunded.id}/refund`, { token: shop.admin.token, body: {} });
  await shop.runJobs();
  const body = { courseId: shop.course, batchId: second, message: 'Is it in Hindi?' };
  await shop.call('POST', '/course-requests', { token: shop.learner.token, body });
}, 60_000);
afterAll(() => shop.close());

const list = async (kind: 'course-purchase/users' | 'course-actions/contacted', query: Record<string, unknown> = {}) =>
  shop.call('GET', `/${kind}/${shop.course}`, { token: shop.trainer.token, query: query as Record<string, string> });
const statesOf = (answer: Awaited<ReturnType<typeof list>>) =>
  Object.fromEntries(
    answer.body.data.results.map((row: { user_id: number; batches: { id: number; state?: string }[] }) => [
      row.user_id,
      row.batches.map(({ id, state }) => [id, state]),
    ]),
  );

test('lists learners who moved and who were refunded with the state in each batch', async () => {
  expect(statesOf(await list('course-purchase/users'))).toEqual({
    [shop.learner.userId]: [[first, 'Active']],
    [shop.stranger.userId]: expect.arrayContaining([
      [first, 'Moved'],
      [second, 'Active'],
    ]),
    [shop.admin.userId]: [[first, 'Refunded']],
  });
});

test('limits the learners and their number to a batch', async () => {
  const of = async (batchId: number) => list('course-purchase/users', { batch_id: batchId });
  expect(Object.keys(statesOf(await of(second)))).toEqual([String(shop.stranger.userId)]);
  expect((await of(second)).body.data.count).toBe(1);
  expect((await of(first)).body.data.count).toBe(3);
  const table = await list('course-purchase/users', { batch_id: second, format: 'csv' });
  expect(String(table.body)).toContain('(Moved)');
  expect(String(table.body)).not.toContain('Priya Nair');
});

test('limits the contacts to those who asked about a batch, prefer it or wait for it', async () => {
  const of = async (batchId: number) => (await list('course-actions/contacted', { batch_id: batchId })).body.data;
  expect((await of(second)).results).toMatchObject([{ user_id: shop.learner.userId, batches: [{ id: second }] }]);
  expect(await of(first)).toMatchObject({ results: [], count: 0 });
});
