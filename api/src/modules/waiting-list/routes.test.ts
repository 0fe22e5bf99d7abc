import { addDays, dayIn, weekdayOf } from '@kaksha/domain/dates';
import { eq, sql } from 'drizzle-orm';
import { addCourse, inDays } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, finishCheckout, mailsTo, makeShop, order, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { batches } from '../../platform/database/schema/courses';
import { enrolments, waitingList } from '../../platform/database/schema/payments';
import { recountSeats } from '../seats/repo';
import { settleDueSeats } from '../seats/service';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

let number = 0;
const emailOf = (person: TestUser) => `waits-${person.userId}@example.com`;
async function newLearner(): Promise<TestUser> {
  number += 1;
  const person = await signIn(shop, `new-${number}@example.com`, { name: 'Meera Iyer' });
  await shop.db.execute(sql`update users set email = ${emailOf(person)} where id = ${person.userId}`);
  return person;
}
async function batchOf(over: Partial<typeof batches.$inferInsert> = {}) {
  number += 1;
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: `Waiting ${number}`,
    starts: [{ in: 30, seats: 1, ...over }],
  });
  const [batchId] = (await batchesOf(shop.db, courseId)) as [number];
  return { courseId, batchId };
}
/** A batch with one seat, and the learner who has it. */
async function fullBatch() {
  const ids = await batchOf();
  const holder = await newLearner();
  const { id: orderId } = await buy(shop, holder, ids);
  return { ...ids, holder, orderId };
}
const join = ({ token }: TestUser, batch_id: number) =>
  shop.call('POST', '/waiting-list', { token, body: { batch_id } });
const leave = ({ token }: TestUser, batchId: number) => shop.call('DELETE', `/waiting-list/${batchId}`, { token });
const listOf = async ({ token }: TestUser) => (await shop.call('GET', '/waiting-list', { token })).body.data.results;
async function refund({ token }: TestUser, orderId: number) {
  expect((await shop.call('POST', `/payment/${orderId}/refund`, { token, body: {} })).status).toBe(200);
  await shop.runJobs();
}
const settle = () => settleDueSeats(systemContext(shop.services, shop.settings));
const endOffers = (batchId: number) =>
  shop.db
    .update(waitingList)
    .set({ offerEndsAt: sql`now() - interval '1 minute'` })
    .where(eq(waitingList.batchId, batchId));
const rowOf = async (batchId: number) => {
  const [row] = await shop.db.select().from(batches).where(eq(batches.id, batchId));
  expect(row?.seatsTaken).toBe(await recountSeats(shop.db, batchId));
  return row;
};

test('a visitor and an unknown batch are refused', async () => {
  expect((await shop.call('GET', '/waiting-list')).status).toBe(401);
  expect((await shop.call('POST', '/waiting-list', { body: { batch_id: 1 } })).status).toBe(401);
  expect((await shop.call('DELETE', '/waiting-list/1')).status).toBe(401);
  expect(await join(shop.learner, 999_999)).toMatchObject({ status: 404, body: { code: 'BATCH_NOT_FOUND' } });
  expect((await shop.call('POST', '/waiting-list', { token: shop.learner.token, body: {} })).status).toBe(400);
});

test('learners wait in the order in which they joined, and a second call changes nothing', async () => {
  const { batchId } = await fullBatch();
  const [first, second] = [await newLearner(), await newLearner()];
  expect((await join(first, batchId)).body.data.results).toMatchObject({ status: 'waiting', position: 1 });
  expect((await join(second, batchId)).body.data.results).toMatchObject({ status: 'waiting', position: 2 });
  expect((await join(first, batchId)).body.data.results).toMatchObject({ position: 1 });
  expect(await rowOf(batchId)).toMatchObject({ waiting: 2, seatsTaken: 1 });
  expect(await listOf(second)).toMatchObject([
    { batch_id: batchId, position: 2, batch: { seats_left: 0, waiting: 2 } },
  ]);
});

test('the list takes no learner while a seat is free, and none who has a seat or teaches the batch', async () => {
  const free = await batchOf();
  expect((await join(await newLearner(), free.batchId)).body.code).toBe('BATCH_HAS_SEATS');
  const { batchId, holder } = await fullBatch();
  expect((await join(holder, batchId)).body.code).toBe('ALREADY_ENROLLED');
  expect((await join(shop.trainer, batchId)).status).toBe(403);
});

test('the list of a closed batch answers BATCH_NOT_FOUND, and that of a batch about to begin WAITING_LIST_CLOSED', async () => {
  const closed = await fullBatch();
  await shop.db.update(batches).set({ state: 'closed' }).where(eq(batches.id, closed.batchId));
  expect((await join(await newLearner(), closed.batchId)).body.code).toBe('BATCH_NOT_FOUND');
  const begun = await fullBatch();
  await shop.db
    .update(batches)
    .set({ startDate: inDays(-1) })
    .where(eq(batches.id, begun.batchId));
  expect((await join(await newLearner(), begun.batchId)).body.code).toBe('WAITING_LIST_CLOSED');
});

test('a refunded seat is offered to the first learner by mail, holds the seat for 12 hours, and is taken', async () => {
  const { courseId, batchId, holder, orderId } = await fullBatch();
  const [first, second] = [await newLearner(), await newLearner()];
  await join(first, batchId);
  await join(second, batchId);
  await refund(holder, orderId);
  const [entry] = await listOf(first);
  expect(entry).toMatchObject({ status: 'offered', position: null });
  const hours = (new Date(entry.offer_ends_at).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
  const [mail] = await mailsTo(shop, emailOf(first));
  expect(mail?.subject).toMatch(/^A seat is free for you: Waiting /);
  // No other learner gets the seat.
  const refused = await shop.call('POST', '/payment/orders', { token: second.token, body: { courseId, batchId } });
  expect(refused.body.code).toBe('BATCH_FULL');
  expect((await buy(shop, first, { courseId, batchId })).status).toBe('paid');
  expect(await listOf(first)).toEqual([]);
  expect(await listOf(second)).toMatchObject([{ position: 1 }]);
  expect(await rowOf(batchId)).toMatchObject({ seatsTaken: 1, waiting: 1 });
});

test('an offer that ended goes on to the next learner', async () => {
  const { batchId, holder, orderId } = await fullBatch();
  const [first, second] = [await newLearner(), await newLearner()];
  await join(first, batchId);
  await join(second, batchId);
  await refund(holder, orderId);
  await endOffers(batchId);
  await settle();
  await shop.runJobs();
  expect(await listOf(first)).toEqual([]);
  expect(await listOf(second)).toMatchObject([{ status: 'offered' }]);
  expect((await mailsTo(shop, emailOf(first)))[0]?.subject).toMatch(/^Your seat offer has ended/);
});

test('a declined offer goes on to the next learner, and a learner who left waits no more', async () => {
  const { batchId, holder, orderId } = await fullBatch();
  const [first, second, third] = [await newLearner(), await newLearner(), await newLearner()];
  for (const person of [first, second, third]) await join(person, batchId);
  expect((await leave(second, batchId)).status).toBe(200);
  expect((await leave(second, batchId)).body.code).toBe('WAITING_ENTRY_NOT_FOUND');
  await refund(holder, orderId);
  await leave(first, batchId);
  expect(await listOf(third)).toMatchObject([{ status: 'offered' }]);
});

test('an unpaid order of an offered seat leaves the offer as it was', async () => {
  const { courseId, batchId, holder, orderId } = await fullBatch();
  const waiting = await newLearner();
  await join(waiting, batchId);
  await refund(holder, orderId);
  const placed = await order(shop, waiting, { courseId, batchId });
  expect(await rowOf(batchId)).toMatchObject({ seatsTaken: 1 });
  await shop.db.execute(sql`update orders set expires_at = now() - interval '1 minute' where id = ${placed.id}`);
  await settle();
  expect(await listOf(waiting)).toMatchObject([{ status: 'offered' }]);
  const again = await order(shop, waiting, { courseId, batchId });
  await finishCheckout(shop, again, 'succeed');
  expect(await shop.db.$count(enrolments, eq(enrolments.userId, waiting.userId))).toBe(1);
});

test('more seats are offered to the learners who wait', async () => {
  const { batchId } = await fullBatch();
  const people = [await newLearner(), await newLearner(), await newLearner()];
  for (const person of people) await join(person, batchId);
  await shop.call('PUT', `/timings/${batchId}`, { token: shop.trainer.token, body: { seats: 3 } });
  const states = (await Promise.all(people.map(listOf))).map(([entry]) => entry.status);
  expect(states).toEqual(['offered', 'offered', 'waiting']);
});

test('a closed batch takes its offers back, and offers them again when it opens', async () => {
  const { batchId, holder, orderId } = await fullBatch();
  const waiting = await newLearner();
  await join(waiting, batchId);
  await refund(holder, orderId);
  const put = (status: boolean) =>
    shop.call('PUT', `/timings/${batchId}`, { token: shop.trainer.token, body: { status } });
  await put(false);
  expect(await listOf(waiting)).toMatchObject([{ status: 'waiting', position: 1 }]);
  await put(true);
  expect(await listOf(waiting)).toMatchObject([{ status: 'offered' }]);
});

test('the list stays open on the start date when the first session is on a later day', async () => {
  const today = dayIn('Asia/Kolkata', new Date());
  const weekdays = [weekdayOf(addDays(today, 2))];
  const ids = await batchOf({ startDate: today, dayOfWeek: 3, weekdays, timeFrom: '00:00', timeTo: null, seats: 1 });
  await buy(shop, await newLearner(), ids);
  const waiting = await newLearner();
  await join(waiting, ids.batchId);
  await shop.runJobs();
  expect(await listOf(waiting)).toMatchObject([{ position: 1, status: 'waiting' }]);
});

test('an offer ends two hours before the first session', async () => {
  const start = new Date(Date.now() + 5 * 3_600_000);
  const india = new Date(start.getTime() + 5.5 * 3_600_000).toISOString();
  const ids = await batchOf({ startDate: india.slice(0, 10), timeFrom: india.slice(11, 16), timeTo: null, seats: 1 });
  const holder = await newLearner();
  const { id } = await buy(shop, holder, ids);
  const waiting = await newLearner();
  await join(waiting, ids.batchId);
  await refund(holder, id);
  const [entry] = await listOf(waiting);
  const hours = (new Date(entry.offer_ends_at).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(2.9);
  expect(hours).toBeLessThanOrEqual(3);
});
