import { eq, sql } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, finishCheckout, makeShop, order, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments, orders } from '../../platform/database/schema/payments';
import { recountSeats } from './repo';
import { settleDueSeats } from './service';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

let courseNumber = 0;
/** A new course with a batch of so many seats. */
async function limited(seats: number, { feeMinor = 100_000 } = {}) {
  courseNumber += 1;
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: `Seats ${courseNumber}`,
    feeMinor,
    starts: [{ in: 30, seats }],
  });
  const [batchId] = (await batchesOf(shop.db, courseId)) as [number];
  return { courseId, batchId };
}

let learnerNumber = 0;
const newLearner = () => {
  learnerNumber += 1;
  return signIn(shop, `seat-${learnerNumber}@example.com`);
};
const tryOrder = ({ token }: TestUser, ids: { courseId: number; batchId: number }) =>
  shop.call('POST', '/payment/orders', { token, body: ids });
const countersOf = async (batchId: number) => {
  const [row] = await shop.db.select().from(batches).where(eq(batches.id, batchId));
  expect(row?.seatsTaken).toBe(await recountSeats(shop.db, batchId));
  return row?.seatsTaken;
};
const settle = () => settleDueSeats(systemContext(shop.services, shop.settings));
const endHold = (id: number) =>
  shop.db.update(orders).set({ expiresAt: sql`now() - interval '1 minute'` }).where(eq(orders.id, id));

test('an order holds the last seat, and the next learner is refused with BATCH_FULL', async () => {
  const ids = await limited(1);
  const placed = await order(shop, await newLearner(), ids);
  const refused = await tryOrder(await newLearner(), ids);
  expect(refused).toMatchObject({ status: 409, body: { code: 'BATCH_FULL' } });
  expect(new Date(placed.expires_at).getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  expect(await countersOf(ids.batchId)).toBe(1);
});

test('a free enrolment takes the last seat at once', async () => {
  const ids = await limited(1, { feeMinor: 0 });
  expect((await order(shop, await newLearner(), ids)).status).toBe('paid');
  expect((await tryOrder(await newLearner(), ids)).body.code).toBe('BATCH_FULL');
  expect(await countersOf(ids.batchId)).toBe(1);
});

test('a hold that ended frees its seat for the next order, before any job has run', async () => {
  const ids = await limited(1);
  const first = await order(shop, await newLearner(), ids);
  await endHold(first.id);
  expect((await order(shop, await newLearner(), ids)).status).toBe('created');
  expect(await countersOf(ids.batchId)).toBe(1);
});

test('the job frees the seats of holds that ended', async () => {
  const ids = await limited(2);
  const first = await order(shop, await newLearner(), ids);
  await endHold(first.id);
  await settle();
  expect(await countersOf(ids.batchId)).toBe(0);
});

test('a second order of the same learner keeps one seat and does not extend the hold', async () => {
  const ids = await limited(1);
  const learner = await newLearner();
  const first = await order(shop, learner, ids);
  const second = await order(shop, learner, ids);
  expect(second).toMatchObject({ id: first.id, expires_at: first.expires_at });
  expect(await countersOf(ids.batchId)).toBe(1);
});

test('a learner whose payment failed tries again with the same seat', async () => {
  const ids = await limited(1);
  const learner = await newLearner();
  const first = await order(shop, learner, ids);
  await finishCheckout(shop, first, 'fail');
  expect((await tryOrder(await newLearner(), ids)).body.code).toBe('BATCH_FULL');
  const second = await order(shop, learner, ids);
  expect(second.id).not.toBe(first.id);
  await finishCheckout(shop, second, 'succeed');
  expect(await countersOf(ids.batchId)).toBe(1);
});

describe('a payment after the end of the hold', () => {
  test('enrols while a seat is left', async () => {
    const ids = await limited(2);
    const learner = await newLearner();
    const placed = await order(shop, learner, ids);
    await endHold(placed.id);
    await settle();
    await finishCheckout(shop, placed, 'succeed');
    expect(await shop.db.$count(enrolments, eq(enrolments.userId, learner.userId))).toBe(1);
    expect(await countersOf(ids.batchId)).toBe(1);
  });

  test('is refunded when another learner has the last seat', async () => {
    const ids = await limited(1);
    const learner = await newLearner();
    const placed = await order(shop, learner, ids);
    await endHold(placed.id);
    await buy(shop, await newLearner(), ids);
    await finishCheckout(shop, placed, 'succeed');
    const { body } = await shop.call('GET', `/payment/orders/${placed.id}`, { token: learner.token });
    expect(body.data.results).toMatchObject({ status: 'refunded', enrollment_id: null });
    expect(await countersOf(ids.batchId)).toBe(1);
  });
});

test('a refund frees the seat', async () => {
  const ids = await limited(1);
  const learner = await newLearner();
  const { id } = await buy(shop, learner, ids);
  await shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: {} });
  await shop.runJobs();
  expect(await countersOf(ids.batchId)).toBe(0);
  expect((await order(shop, await newLearner(), ids)).status).toBe('created');
});

test('the trainer cannot set fewer seats than are taken, and null removes the limit', async () => {
  const ids = await limited(3);
  await buy(shop, await newLearner(), ids);
  await order(shop, await newLearner(), ids);
  const put = (seats: number | null) =>
    shop.call('PUT', `/timings/${ids.batchId}`, { token: shop.trainer.token, body: { seats } });
  expect(await put(1)).toMatchObject({
    status: 400,
    body: { fields: { seats: '2 seats are taken already, so please enter at least 2' } },
  });
  expect((await put(0)).body.fields).toHaveProperty('seats');
  expect((await put(2)).body.data.results).toMatchObject({ seats: 2, seats_left: 0 });
  expect((await put(null)).body.data.results).toMatchObject({ seats: null, seats_left: null });
});

test('a change of another field keeps the seats', async () => {
  const ids = await limited(3);
  const { body } = await shop.call('PUT', `/timings/${ids.batchId}`, {
    token: shop.trainer.token,
    body: { duration: '90 minutes' },
  });
  expect(body.data.results).toMatchObject({ seats: 3, seats_left: 3 });
});

test('the course page and the search say how many seats are left', async () => {
  const ids = await limited(4);
  await buy(shop, await newLearner(), ids);
  const details = await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${ids.courseId}`);
  expect(details.body.data.results.batches[0]).toMatchObject({ seats: 4, seats_left: 3, waiting: 0 });
});

test('a taken seat does not touch the row of the course', async () => {
  const ids = await limited(4);
  const [before] = await shop.db
    .select({ version: sql<string>`xmin::text` })
    .from(courses)
    .where(eq(courses.id, ids.courseId));
  await buy(shop, await newLearner(), ids);
  const [after] = await shop.db
    .select({ version: sql<string>`xmin::text` })
    .from(courses)
    .where(eq(courses.id, ids.courseId));
  expect(after).toEqual(before);
});

test('the database refuses more seats than the batch has', async () => {
  const ids = await limited(1);
  await buy(shop, await newLearner(), ids);
  await expect(shop.db.update(batches).set({ seatsTaken: 2 }).where(eq(batches.id, ids.batchId))).rejects.toThrow();
});
