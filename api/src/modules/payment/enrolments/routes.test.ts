import { eq } from 'drizzle-orm';
import { batches } from '../../../db/schema/course-parts';
import { enrolments } from '../../../db/schema/payments';
import { addCourse, inDays } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
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
