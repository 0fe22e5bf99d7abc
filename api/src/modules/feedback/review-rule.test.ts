import { inDays } from '../../../test/catalogue-fixtures';
import { buy, holdClasses, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { attendance } from '../../platform/database/schema/classes';

let shop: Shop;
let other: TestUser;
beforeAll(async () => {
  shop = await makeShop();
  other = await signIn(shop, 'other@example.com', { name: 'Omar' });
  await buy(shop, shop.learner);
  await buy(shop, other);
});
afterAll(() => shop.close());

const give = ({ token }: TestUser) =>
  shop.call('POST', '/api/feedback', { body: { trainerId: shop.trainer.trainerId, rating: 4 }, token });
const mine = async ({ token }: TestUser) =>
  (await shop.call('GET', `/api/feedback/${shop.trainer.trainerId}/mine`, { token })).body.data.results[0];

test('refuses a review before the first class took place, and says when it opens', async () => {
  expect(await mine(shop.learner)).toMatchObject({ refusal: 'no-class-yet', opens_at: expect.stringMatching(/Z$/) });
  expect(await give(shop.learner)).toMatchObject({
    status: 409,
    body: {
      code: 'REVIEW_BEFORE_CLASS',
      error: 'You can review this course after its first class took place.',
    },
  });
});

test('accepts a review after a class of a batch without attendance records', async () => {
  await holdClasses(shop, shop.batch);
  expect(await mine(shop.learner)).toMatchObject({ refusal: null, opens_at: null });
  expect((await give(shop.learner)).status).toBe(200);
});

test('returns 403 for a learner without attendance when the batch has records', async () => {
  const joined = { batchId: shop.batch, sessionDay: inDays(-8), joinedAt: new Date() };
  await shop.db.insert(attendance).values({ ...joined, userId: shop.stranger.userId });
  expect(await mine(other)).toMatchObject({ refusal: 'not-attended', opens_at: null });
  expect(await give(other)).toMatchObject({
    status: 403,
    body: {
      code: 'REVIEW_NOT_ATTENDED',
      error: 'Only learners who attended a class of this course can review it.',
    },
  });
  await shop.db.insert(attendance).values({ ...joined, userId: other.userId });
  expect((await give(other)).status).toBe(200);
});

test('a review that was accepted can be changed', async () => {
  expect((await give(shop.learner)).status).toBe(200);
});
