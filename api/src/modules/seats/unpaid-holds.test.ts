import * as limits from '@kaksha/domain/limits';
import { eq, sql } from 'drizzle-orm';
import { orders, waitingList } from '../../db/schema/payments';
import { addCourse } from '../../test/catalogue-fixtures';
import { batchesOf, finishCheckout, makeShop, order, type Shop } from '../../test/order-fixtures';
import { signIn, type TestUser } from '../../test/test-app';

/** A learner who never pays must not block the seats of others. */

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

let number = 0;
const newLearner = () => {
  number += 1;
  return signIn(shop, `holds-${number}@example.com`);
};
async function limited(seats: number | null = 1) {
  number += 1;
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: `Holds ${number}`,
    feeUsdMinor: 2000,
    starts: [{ in: 30, seats }],
  });
  const [batchId] = (await batchesOf(shop.db, courseId)) as [number];
  return { courseId, batchId };
}
const tryOrder = ({ token }: TestUser, ids: { courseId: number; batchId: number }) =>
  shop.call('POST', '/payment/orders', { token, body: ids });
/** As if the order had been placed `minutes` earlier. */
const age = (id: number, minutes: number) =>
  shop.db
    .update(orders)
    .set({ expiresAt: sql`expires_at - make_interval(mins => ${minutes})` })
    .where(eq(orders.id, id))
    .returning({ expiresAt: orders.expiresAt });

test('an order in the other currency does not extend the hold of a seat', async () => {
  const [ids, learner] = [await limited(), await newLearner()];
  const first = await order(shop, learner, { ...ids, currency: 'INR' });
  const [aged] = await age(first.id, 10);
  const second = await order(shop, learner, { ...ids, currency: 'USD' });
  expect(second.id).not.toBe(first.id);
  expect(second.expires_at).toBe(aged?.expiresAt.toISOString());
});

test('an order after a failed payment does not extend the hold of a seat', async () => {
  const [ids, learner] = [await limited(), await newLearner()];
  const first = await order(shop, learner, ids);
  await finishCheckout(shop, first, 'fail');
  const [aged] = await age(first.id, 10);
  expect((await order(shop, learner, ids)).expires_at).toBe(aged?.expiresAt.toISOString());
});

test('orders of an offered seat do not extend the offer again and again', async () => {
  const [ids, learner] = [await limited(), await newLearner()];
  const holder = await order(shop, await newLearner(), ids);
  const join = await shop.call('POST', '/waiting-list', { token: learner.token, body: { batch_id: ids.batchId } });
  expect(join.status).toBe(200);
  await age(holder.id, 20);
  const first = await order(shop, learner, { ...ids, currency: 'INR' });
  const [aged] = await age(first.id, 10);
  await shop.db.update(waitingList).set({ offerEndsAt: aged?.expiresAt }).where(eq(waitingList.userId, learner.userId));
  await order(shop, learner, { ...ids, currency: 'USD' });
  const [entry] = await shop.db.select().from(waitingList).where(eq(waitingList.userId, learner.userId));
  expect(entry?.offerEndsAt).toEqual(aged?.expiresAt);
});

test('a learner who holds the last seat cannot wait for it too', async () => {
  const [ids, learner] = [await limited(), await newLearner()];
  await order(shop, learner, ids);
  const join = await shop.call('POST', '/waiting-list', { token: learner.token, body: { batch_id: ids.batchId } });
  expect(join).toMatchObject({ status: 409, body: { code: 'BATCH_HAS_SEATS' } });
});

test(`one account holds seats of at most ${limits.seats.maxHolds} batches, and of any number of unlimited ones`, async () => {
  const learner = await newLearner();
  for (let at = 0; at < limits.seats.maxHolds; at += 1) await order(shop, learner, await limited());
  const next = await limited();
  expect(await tryOrder(learner, next)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await tryOrder(learner, await limited(null))).status).toBe(200);
  await shop.db
    .update(orders)
    .set({ expiresAt: sql`now() - interval '1 minute'` })
    .where(eq(orders.userId, learner.userId));
  expect((await tryOrder(learner, next)).status).toBe(200);
});
