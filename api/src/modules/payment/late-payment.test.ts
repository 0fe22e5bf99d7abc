import * as limits from '@kaksha/domain/limits';
import { eq, sql } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, finishCheckout, mailsTo, makeShop, order, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments, orders } from '../../platform/database/schema/payments';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

let learners = 0;
/** A new course for each test, and a learner with an order for it. */
async function placeOrder() {
  learners += 1;
  const email = `late-${learners}@example.com`;
  const learner = await signIn(shop, email);
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: `Late payments ${learners}`,
    starts: [30],
  });
  const [batchId] = (await batchesOf(shop.db, courseId)) as [number];
  return { learner, email, courseId, batchId, placed: await order(shop, learner, { courseId, batchId }) };
}
const expire = (id: number, minutesAgo = 1) =>
  shop.db
    .update(orders)
    .set({ expiresAt: sql`now() - make_interval(mins => ${minutesAgo})` })
    .where(eq(orders.id, id));
const look = async (id: number, { token }: TestUser) =>
  (await shop.call('GET', `/payment/orders/${id}`, { token })).body.data.results;
const seats = ({ userId }: TestUser) => shop.db.$count(enrolments, eq(enrolments.userId, userId));

describe('a payment after the end of the price hold', () => {
  test('enrols while the offer is unchanged and the batch is open', async () => {
    const { learner, placed } = await placeOrder();
    await expire(placed.id);
    await finishCheckout(shop, placed, 'succeed');
    expect(await look(placed.id, learner)).toMatchObject({ status: 'paid', enrollment_id: expect.any(Number) });
  });

  test.each([
    [
      'the fee has changed',
      (courseId: number) => shop.db.update(courses).set({ feeMinor: 500_000 }).where(eq(courses.id, courseId)),
    ],
    [
      'the batch is closed',
      (courseId: number) => shop.db.update(batches).set({ state: 'closed' }).where(eq(batches.courseId, courseId)),
    ],
    [
      'the batch has ended',
      (courseId: number) =>
        shop.db
          .update(batches)
          .set({ startDate: '2024-01-01', endDate: '2024-02-01' })
          .where(eq(batches.courseId, courseId)),
    ],
    [
      'the course is no longer public',
      (courseId: number) => shop.db.update(courses).set({ isActive: false }).where(eq(courses.id, courseId)),
    ],
  ])('is refunded when %s', async (_reason, change) => {
    const { learner, email, courseId, placed } = await placeOrder();
    await expire(placed.id);
    await change(courseId);
    await finishCheckout(shop, placed, 'succeed');
    expect(await look(placed.id, learner)).toMatchObject({
      status: 'refunded',
      enrollment_id: null,
      refund: { status: 'succeeded', amount: placed.amount },
    });
    expect(await seats(learner)).toBe(0);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your refund of /),
    ]);
  });

  test('takes the last seat, which a newer order of the learner holds', async () => {
    const { learner, courseId, batchId, placed } = await placeOrder();
    await shop.db.update(batches).set({ seats: 1 }).where(eq(batches.id, batchId));
    // After the wait of a hold without a payment.
    await expire(placed.id, limits.seats.coolDownMinutes + 1);
    const newer = await order(shop, learner, { courseId, batchId });
    expect(newer.id).not.toBe(placed.id);
    await finishCheckout(shop, placed, 'succeed');
    expect(await look(placed.id, learner)).toMatchObject({ status: 'paid', enrollment_id: expect.any(Number) });
    const [row] = await shop.db.select().from(batches).where(eq(batches.id, batchId));
    expect(row?.seatsTaken).toBe(1);
    await finishCheckout(shop, newer, 'succeed');
    expect(await look(newer.id, learner)).toMatchObject({ status: 'refunded' });
    expect(await seats(learner)).toBe(1);
  });

  test('counts at the held price when the payment was made in time', async () => {
    const { learner, courseId, placed } = await placeOrder();
    await shop.db.update(courses).set({ feeMinor: 500_000 }).where(eq(courses.id, courseId));
    await finishCheckout(shop, placed, 'succeed');
    expect(await look(placed.id, learner)).toMatchObject({ status: 'paid', amount: placed.amount });
  });
});

describe('an expired order', () => {
  test('is not offered for payment again, also for a request with its idempotency key', async () => {
    const { learner, courseId, batchId } = await placeOrder();
    const idempotencyKey = `purchase-${courseId}`;
    const placed = await order(shop, learner, { courseId, batchId, idempotencyKey });
    expect(placed.checkout).not.toBeNull();
    await expire(placed.id);
    expect(await order(shop, learner, { courseId, batchId, idempotencyKey })).toMatchObject({
      id: placed.id,
      status: 'expired',
      checkout: null,
    });
    const next = await order(shop, learner, { courseId, batchId, idempotencyKey: `${idempotencyKey}-2` });
    expect(next.id).not.toBe(placed.id);
    expect(next.checkout).not.toBeNull();
  });
});
