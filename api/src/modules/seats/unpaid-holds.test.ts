import { formatDateTime } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { and, eq, sql } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, finishCheckout, makeShop, order, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { orders, waitingList } from '../../platform/database/schema/payments';
import { settleDueSeats } from './service';

jest.setTimeout(120_000);

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

describe('an order after a hold that ended without a payment', () => {
  const { coolDownMinutes, holdsPerDay } = limits.seats;

  test('is refused until the time that the message names, and others get the seat', async () => {
    const [ids, learner] = [await limited(), await newLearner()];
    const first = await order(shop, learner, ids);
    const [aged] = await age(first.id, 16);
    const from = new Date((aged?.expiresAt.getTime() ?? 0) + coolDownMinutes * 60_000);
    const refused = await tryOrder(learner, ids);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'HOLD_TOO_SOON',
        error: expect.stringContaining(formatDateTime(from.toISOString(), 'Asia/Kolkata')),
      },
    });
    // The other currency and a new idempotency key change nothing.
    const other = { ...ids, currency: 'USD', idempotencyKey: 'again-and-again-1' };
    expect((await tryOrder(learner, other)).body.code).toBe('HOLD_TOO_SOON');
    const next = await order(shop, await newLearner(), ids);
    expect(next.status).toBe('created');
    await age(next.id, 60);
    await age(first.id, coolDownMinutes);
    expect((await tryOrder(learner, ids)).status).toBe(200);
  });

  test('is refused for the rest of a day after the third one', async () => {
    const [ids, learner] = [await limited(), await newLearner()];
    for (let hold = 1; hold <= holdsPerDay.batch; hold += 1) {
      const { id } = await order(shop, learner, ids);
      await age(id, 16 + hold + coolDownMinutes * hold);
    }
    expect((await tryOrder(learner, ids)).body.code).toBe('HOLD_TOO_SOON');
    const own = and(eq(orders.userId, learner.userId), eq(orders.batchId, ids.batchId));
    await shop.db.update(orders).set({ expiresAt: sql`expires_at - interval '1 day'` }).where(own);
    expect((await tryOrder(learner, ids)).status).toBe(200);
  });

  test('is refused in every batch after the holds of a day, but not for unlimited batches', async () => {
    const learner = await newLearner();
    const spent = await limited();
    const { id } = await order(shop, learner, spent);
    await shop.db.execute(sql`
      insert into orders (user_id, course_id, trainer_id, batch_id, currency, fee_minor, discount, amount_minor,
        course_name, provider, status, expires_at)
      select user_id, course_id, trainer_id, batch_id, currency, fee_minor, discount, amount_minor, course_name, provider,
        'expired', now() - n * interval '1 hour' from orders, generate_series(1, ${holdsPerDay.all}::int) n where id = ${id}`);
    expect((await tryOrder(learner, await limited())).body.code).toBe('HOLD_TOO_SOON');
    expect((await tryOrder(learner, await limited(null))).status).toBe(200);
  });

  test('is possible at once when a payment failed, the batch is unlimited, or the trainer ended the order', async () => {
    const [open, learner] = [await limited(null), await newLearner()];
    const placed = await order(shop, learner, open);
    await age(placed.id, 20);
    expect((await tryOrder(learner, open)).status).toBe(200);
    const ids = await limited();
    const ended = await order(shop, learner, ids);
    await age(ended.id, 20);
    await shop.db
      .update(orders)
      .set({ ending: 'course-removed', holdsSeat: false, status: 'expired' })
      .where(eq(orders.id, ended.id));
    expect((await tryOrder(learner, ids)).status).toBe(200);
  });

  test('is refused each of 20 times at the same moment', async () => {
    const [ids, learner] = [await limited(20), await newLearner()];
    const { id } = await order(shop, learner, ids);
    await age(id, 16);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryOrder(learner, ids)));
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['HOLD_TOO_SOON']));
  });
});

test('orders for 15 batches at the same moment hold seats of at most 10', async () => {
  const learner = await newLearner();
  const all = [];
  for (let at = 0; at < 15; at += 1) all.push(await limited());
  const answers = await Promise.all(all.map((ids) => tryOrder(learner, ids)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.seats.maxHolds);
});

test('a learner who let an offer end joins the list again after the time that the message names', async () => {
  const [ids, learner, holder] = [await limited(), await newLearner(), await newLearner()];
  const join = () => shop.call('POST', '/waiting-list', { token: learner.token, body: { batch_id: ids.batchId } });
  const held = await order(shop, holder, ids);
  await join();
  await age(held.id, 20);
  await settleDueSeats(systemContext(shop.services, shop.settings));
  const own = eq(waitingList.userId, learner.userId);
  const [offered] = await shop.db.select().from(waitingList).where(own);
  expect(offered?.status).toBe('offered');
  await shop.db.update(waitingList).set({ offerEndsAt: sql`now() - interval '1 minute'` }).where(own);
  await settleDueSeats(systemContext(shop.services, shop.settings));
  await order(shop, await newLearner(), ids);
  expect(await join()).toMatchObject({ status: 409, body: { code: 'HOLD_TOO_SOON' } });
  await shop.db.update(waitingList).set({ offerEndsAt: sql`now() - interval '13 hours'` }).where(own);
  expect((await join()).status).toBe(200);
});
