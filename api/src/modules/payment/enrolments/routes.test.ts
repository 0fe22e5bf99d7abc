import { eq } from 'drizzle-orm';
import { addCourse, inDays } from '../../../../test/catalogue-fixtures';
import { couponFields } from '../../../../test/coupon-fields';
import { batchesOf, buy, makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../../test/test-app';
import { batches } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';
import { recountSeats } from '../../seats/repo';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

let number = 0;
const newLearner = () => {
  number += 1;
  return signIn(shop, `mover-${number}@example.com`);
};
/** A course with two batches of one seat, and a learner in the first. */
async function seated({ feeMinor = 100_000 } = {}) {
  number += 1;
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: `Moves ${number}`,
    feeMinor,
    starts: [
      { in: 20, seats: 1 },
      { in: 40, seats: 1 },
    ],
  });
  const [from, to] = (await batchesOf(shop.db, courseId)) as [number, number];
  const learner = await newLearner();
  const order = await buy(shop, learner, { courseId, batchId: from });
  return { courseId, from, to, learner, order, enrolmentId: order.enrollment_id as number };
}
const change = ({ token }: TestUser, id: number, batch_id: number) =>
  shop.call('POST', `/enrollments/${id}/batch`, { token, body: { batch_id } });
const giveBack = ({ token }: TestUser, id: number) => shop.call('DELETE', `/enrollments/${id}`, { token });
const takenOf = async (batchId: number) => {
  const [row] = await shop.db.select().from(batches).where(eq(batches.id, batchId));
  expect(row?.seatsTaken).toBe(await recountSeats(shop.db, batchId));
  return row?.seatsTaken;
};

test('a visitor and another learner are refused', async () => {
  const { to, enrolmentId } = await seated();
  expect((await shop.call('POST', `/enrollments/${enrolmentId}/batch`, { body: { batch_id: to } })).status).toBe(401);
  expect((await change(shop.stranger, enrolmentId, to)).body.code).toBe('ENROLMENT_NOT_FOUND');
  expect((await giveBack(shop.stranger, enrolmentId)).body.code).toBe('ENROLMENT_NOT_FOUND');
});

test('a learner moves to another batch of the course, and the old seat is offered to the learner who waits', async () => {
  const { from, to, learner, order, enrolmentId } = await seated();
  const waiting = await newLearner();
  await shop.call('POST', '/waiting-list', { token: waiting.token, body: { batch_id: from } });
  expect((await change(learner, enrolmentId, to)).status).toBe(200);
  await shop.runJobs();
  expect([await takenOf(from), await takenOf(to)]).toEqual([1, 1]);
  const list = await shop.call('GET', '/waiting-list', { token: waiting.token });
  expect(list.body.data.results).toMatchObject([{ batch_id: from, status: 'offered' }]);
  const shown = await shop.call('GET', `/payment/orders/${order.id}`, { token: learner.token });
  expect(shown.body.data.results).toMatchObject({ batch_id: to, enrollment_id: enrolmentId });
  // The refund frees the seat of the new batch.
  await shop.call('POST', `/payment/${order.id}/refund`, { token: learner.token, body: {} });
  await shop.runJobs();
  expect(await takenOf(to)).toBe(0);
});

test('a full batch, a batch of another course and a closed one are refused', async () => {
  const { courseId, to, learner, enrolmentId } = await seated();
  const other = await seated();
  expect((await change(learner, enrolmentId, other.to)).body.code).toBe('BATCH_NOT_FOUND');
  await buy(shop, await newLearner(), { courseId, batchId: to });
  expect((await change(learner, enrolmentId, to)).body.code).toBe('BATCH_FULL');
  await shop.db.update(batches).set({ state: 'closed' }).where(eq(batches.id, to));
  expect((await change(learner, enrolmentId, to)).body.code).toBe('BATCH_NOT_FOUND');
});

test('a seat stays when more sessions are over than a refund allows', async () => {
  const { from, to, learner, enrolmentId } = await seated();
  await shop.db
    .update(batches)
    .set({ startDate: inDays(-30), endDate: inDays(10) })
    .where(eq(batches.id, from));
  expect((await change(learner, enrolmentId, to)).body.code).toBe('SEAT_FIXED');
});

test('a free seat is given back and can be taken again, a paid one is not', async () => {
  const paid = await seated();
  expect((await giveBack(paid.learner, paid.enrolmentId)).body.code).toBe('SEAT_FIXED');
  const { courseId, from, learner, enrolmentId } = await seated({ feeMinor: 0 });
  expect((await giveBack(learner, enrolmentId)).status).toBe(200);
  expect(await takenOf(from)).toBe(0);
  expect((await giveBack(learner, enrolmentId)).body.code).toBe('SEAT_FIXED');
  expect((await buy(shop, learner, { courseId, batchId: from })).status).toBe('paid');
  expect(await shop.db.$count(enrolments, eq(enrolments.userId, learner.userId))).toBe(1);
});

/** A learner in the first of two batches, who bought with a coupon, and what the site says about moves of the seat. */
async function seatedWithCoupon(over: object) {
  number += 1;
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: `Coupon moves ${number}`,
    starts: [20, 40],
  });
  const [from, to] = (await batchesOf(shop.db, courseId)) as [number, number];
  const code = `MOVE-${number}`;
  const body = { ...couponFields, code, percent: 50, ...over };
  const targets = { course_ids: [courseId], batch_ids: 'batch_ids' in over ? [from] : [] };
  const added = await shop.call('POST', '/coupons', { token: shop.trainer.token, body: { ...body, ...targets } });
  expect(added.status).toBe(201);
  const learner = await newLearner();
  const order = await buy(shop, learner, { courseId, batchId: from, coupon: code });
  const limitOf = async () => {
    const path = `/course-purchase/purchased/${learner.userId}`;
    return (await shop.call('GET', path, { token: learner.token })).body.data.results[0].coupon_limit;
  };
  const couponId = added.body.data.results.id;
  const enrolmentId = order.enrollment_id as number;
  return { courseId, from, to, learner, order, enrolmentId, code, limitOf, couponId, body: { ...body, ...targets } };
}
const ofBatch = { scope: 'batches', batch_ids: [] };

describe('a seat that was bought with a coupon', () => {
  test('for one batch does not move to another one', async () => {
    const { from, to, learner, order, enrolmentId, code, limitOf } = await seatedWithCoupon(ofBatch);
    expect(order.amount).toBe(50_000);
    expect(await limitOf()).toEqual({ code, batch_ids: [from] });
    expect(await change(learner, enrolmentId, to)).toMatchObject({
      status: 409,
      body: {
        code: 'COUPON_NOT_VALID',
        error: `You enrolled with the code ${code}, which is not for that batch. Ask for a refund and enrol again to change to it.`,
      },
    });
    expect([await takenOf(from), await takenOf(to)]).toEqual([1, 0]);
  });

  test('of 100 % for one batch does not move; it is given back and bought again', async () => {
    const { courseId, to, learner, enrolmentId } = await seatedWithCoupon({ ...ofBatch, percent: 100 });
    const refused = await change(learner, enrolmentId, to);
    expect(refused).toMatchObject({ status: 409, body: { code: 'COUPON_NOT_VALID' } });
    expect(refused.body.error).toContain('Give your seat back and enrol again');
    expect((await giveBack(learner, enrolmentId)).status).toBe(200);
    expect((await buy(shop, learner, { courseId, batchId: to })).amount).toBe(100_000);
  });

  test.each([
    ['all courses', {}],
    ['the course', { scope: 'courses', course_ids: [] }],
  ])('for %s moves, also after its last day and when it is switched off', async (_name, over) => {
    const { to, learner, enrolmentId, limitOf, couponId, body } = await seatedWithCoupon(over);
    const ended = { ...body, last_day: '2020-01-01' };
    await shop.call('PUT', `/coupons/${couponId}`, { token: shop.trainer.token, body: ended });
    const off = { token: shop.trainer.token, body: { enabled: false } };
    await shop.call('PUT', `/coupons/${couponId}/enabled`, off);
    expect(await limitOf()).toBeNull();
    expect((await change(learner, enrolmentId, to)).status).toBe(200);
  });

  test('for both batches moves', async () => {
    const { from, to, learner, enrolmentId, couponId, body, limitOf } = await seatedWithCoupon(ofBatch);
    const both = { ...body, batch_ids: [from, to] };
    await shop.call('PUT', `/coupons/${couponId}`, { token: shop.trainer.token, body: both });
    expect((await limitOf()).batch_ids).toEqual([from, to]);
    expect((await change(learner, enrolmentId, to)).status).toBe(200);
  });

  test('keeps the offer of the waiting list that it cannot accept', async () => {
    const { courseId, to, learner, enrolmentId } = await seatedWithCoupon(ofBatch);
    await shop.db.update(batches).set({ seats: 1 }).where(eq(batches.id, to));
    const holder = await newLearner();
    const held = await buy(shop, holder, { courseId, batchId: to });
    await shop.call('POST', '/waiting-list', { token: learner.token, body: { batch_id: to } });
    await shop.call('POST', `/payment/${held.id}/refund`, { token: holder.token, body: {} });
    await shop.runJobs();
    expect((await change(learner, enrolmentId, to)).body.code).toBe('COUPON_NOT_VALID');
    const list = await shop.call('GET', '/waiting-list', { token: learner.token });
    expect(list.body.data.results).toMatchObject([{ batch_id: to, status: 'offered' }]);
  });

  test('moves to any batch while the learner can answer a move by the trainer, and not further', async () => {
    const { from, to, learner, enrolmentId, limitOf } = await seatedWithCoupon(ofBatch);
    const body = { start_date: inDays(25), confirmed: true };
    expect((await shop.call('PUT', `/timings/${from}`, { token: shop.trainer.token, body })).status).toBe(200);
    expect(await limitOf()).toBeNull();
    expect((await change(learner, enrolmentId, to)).status).toBe(200);
    expect((await limitOf()).batch_ids).toEqual([from]);
    expect((await change(learner, enrolmentId, from)).status).toBe(200);
  });

  test('does not move after the learner accepted the move of the trainer', async () => {
    const { from, to, learner, enrolmentId } = await seatedWithCoupon(ofBatch);
    const body = { start_date: inDays(25), confirmed: true };
    await shop.call('PUT', `/timings/${from}`, { token: shop.trainer.token, body });
    const { token } = learner;
    const [{ id }] = (await shop.call('GET', '/batch-changes', { token })).body.data.results;
    await shop.call('POST', `/batch-changes/${id}/answer`, { token, body: { answer: 'accept' } });
    expect((await change(learner, enrolmentId, to)).body.code).toBe('COUPON_NOT_VALID');
  });
});
