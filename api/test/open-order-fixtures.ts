/// <reference types="jest" />
import { dayIn, wallClock } from '@kaksha/domain/dates';
import { and, eq, sql } from 'drizzle-orm';
import { batches } from '../src/platform/database/schema/courses';
import { notifications } from '../src/platform/database/schema/notifications';
import { enrolments, orders, payments, refunds, waitingList } from '../src/platform/database/schema/payments';
import { keptMails } from '../src/platform/database/schema/platform';
import { addCourse, type CourseFixture } from './catalogue-fixtures';
import { batchesOf, buy, finishCheckout, order, type Shop } from './order-fixtures';
import { signIn, type TestUser } from './test-app';

let number = 0;

export interface Sale {
  courseId: number;
  batchId: number;
  learner: TestUser & { email: string };
}

export async function newLearner(shop: Shop): Promise<Sale['learner']> {
  number += 1;
  const email = `open-${number}@example.com`;
  return { ...(await signIn(shop, email, { name: 'Meera Iyer' })), email };
}

/** A new course with one batch, and a learner. */
export async function newSale(shop: Shop, over: Partial<CourseFixture> = {}): Promise<Sale> {
  const learner = await newLearner(shop);
  const trainerId = shop.trainer.trainerId as number;
  const courseId = await addCourse(shop.db, { trainerId, name: `Open ${number}`, starts: [30], ...over });
  const [batchId = 0] = await batchesOf(shop.db, courseId);
  return { courseId, batchId, learner };
}

export type OpenOrder = Sale & { placed: { id: number; amount: number; checkout: { url: string } } };

export async function openOrder(shop: Shop, over: Partial<CourseFixture> = {}, body: object = {}): Promise<OpenOrder> {
  const sale = await newSale(shop, over);
  const { courseId, batchId, learner } = sale;
  const trainerId = over.trainerId ?? shop.trainer.trainerId;
  return { ...sale, placed: await order(shop, learner, { courseId, batchId, trainerId, ...body }) };
}

/** An order of a batch with one seat and the learner on its waiting list. */
export async function waiting(shop: Shop): Promise<Sale & { holder: Sale['learner'] }> {
  const sale = await newSale(shop, { starts: [{ in: 30, seats: 1 }] });
  const { courseId, batchId, learner } = sale;
  const holder = await newLearner(shop);
  await buy(shop, holder, { courseId, batchId });
  const joined = await shop.call('POST', '/waiting-list', { token: learner.token, body: { batch_id: batchId } });
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  return { ...sale, holder };
}

/** A learner with an open offer of the only seat. */
export async function offered(shop: Shop) {
  const sale = await waiting(shop);
  const [seat] = await shop.db.select().from(enrolments).where(eq(enrolments.batchId, sale.batchId));
  const token = sale.holder.token;
  await shop.call('POST', `/payment/${seat?.orderId}/refund`, { token, body: {} });
  await shop.runJobs();
  if ((await entryOf(shop, sale)) !== 'offered') throw new Error('no offer');
  return sale;
}

export const asTrainer = (
  shop: Shop,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  token: string | undefined = shop.trainer.token,
) => shop.call(method, path, { token, ...(body && { body }) });

const ok = async (answer: Promise<{ status: number; body: unknown }>): Promise<void> => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
};

/** Changes by the trainer, through the API. */
/** Fields of a batch in a classroom. */
export const classroom = { mode: 'Classroom(Offline)', area: 'Camp, Pune', address: '12 MG Road' };

export const changes = {
  cancel: (shop: Shop, { batchId }: Sale) =>
    ok(asTrainer(shop, 'POST', `/timings/${batchId}/cancel`, { reason: 'The trainer is ill.', confirmed: true })),
  close: (shop: Shop, { batchId }: Sale) => ok(asTrainer(shop, 'POST', `/timings/${batchId}/close`)),
  deleteBatch: (shop: Shop, { batchId }: Sale) => ok(asTrainer(shop, 'DELETE', `/timings/DeleteTimings/${batchId}`)),
  move: (shop: Shop, { batchId }: Sale) =>
    ok(asTrainer(shop, 'PUT', `/timings/${batchId}`, { time_from: '17:00', time_to: '18:30', confirmed: true })),
  hide: (shop: Shop, { courseId }: Sale) => ok(updateCourse(shop, courseId, { is_active: false })),
  draft: (shop: Shop, { courseId }: Sale) => ok(updateCourse(shop, courseId, { course_status: 'draft' })),
  price: (shop: Shop, { courseId }: Sale) => ok(updateCourse(shop, courseId, { fee: 5000, discount: 50 })),
  deleteCourse: (shop: Shop, { courseId }: Sale) =>
    ok(asTrainer(shop, 'DELETE', `/patrons-registration/DeleteCourseDetails/${courseId}`)),
};

const updateCourse = (shop: Shop, courseId: number, body: object) =>
  asTrainer(shop, 'PATCH', `/patrons-registration/UpdateCourseDetails/${courseId}`, body);

/** Lets the only session of a batch start and end so many minutes from now. */
export async function setOnlySession(
  shop: Shop,
  { batchId }: Sale,
  { start, end }: { start: number; end: number },
): Promise<void> {
  const at = (minutes: number) => wallClock(new Date(Date.now() + minutes * 60_000), 'Asia/Kolkata');
  const day = dayIn('Asia/Kolkata', new Date(Date.now() + start * 60_000));
  const times = { startDate: day, endDate: day, timeFrom: at(start).time, timeTo: at(end).time };
  await shop.db.update(batches).set(times).where(eq(batches.id, batchId));
}

export async function endHold({ db }: Shop, { placed }: OpenOrder): Promise<void> {
  await db.update(orders).set({ expiresAt: sql`now() - interval '1 minute'` }).where(eq(orders.id, placed.id));
}

export const pay = (shop: Shop, { placed }: OpenOrder) => finishCheckout(shop, placed, 'succeed');

/** The order as its learner reads it. */
export const look = async (shop: Shop, { placed, learner }: OpenOrder) =>
  (await shop.call('GET', `/payment/orders/${placed.id}`, { token: learner.token })).body.data.results;

export async function expectEnrolled(shop: Shop, open: OpenOrder): Promise<void> {
  await pay(shop, open);
  const paid = await look(shop, open);
  expect(paid).toMatchObject({ status: 'paid', ended: null, enrollment_id: expect.any(Number) });
  expect(paid.amount).toBe(open.placed.amount);
}

/** Expects that the payment went back in full, and that the learner can read why. */
export async function expectPaidBack(shop: Shop, open: OpenOrder, code: string, reason: RegExp): Promise<void> {
  await pay(shop, open);
  const { amount } = open.placed;
  expect(await look(shop, open)).toMatchObject({
    status: 'refunded',
    enrollment_id: null,
    ended: { code, message: expect.stringMatching(reason) },
    refund: { status: 'succeeded', amount, reason: expect.stringMatching(reason) },
  });
  const mails = await mailsOf(shop, open);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your refund of /)]);
  expect(mails[0]?.text).toMatch(reason);
  expect(await toldOf(shop, open)).toEqual([expect.stringMatching(reason)]);
  await expectReturned(shop, open);
}

/** Expects a refund of the whole payment and no seat. */
export async function expectReturned({ db }: Shop, { placed }: OpenOrder): Promise<void> {
  const rows = await db
    .select({ amount: refunds.amountMinor, status: refunds.status })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, placed.id));
  expect(rows).toEqual([{ amount: placed.amount, status: 'succeeded' }]);
  expect(await db.$count(enrolments, and(eq(enrolments.orderId, placed.id), eq(enrolments.status, 'Active')))).toBe(0);
}

/** Mails of the learner, the latest first. */
export async function mailsOf(shop: Shop, { learner }: Sale): Promise<{ subject: string; text: string }[]> {
  await shop.runJobs();
  const rows = await shop.db.select().from(keptMails).where(eq(keptMails.to, learner.email));
  return rows.reverse();
}

/** The moves of batches that wait for the learner's answer. */
export const questionsOf = async (shop: Shop, { learner }: Pick<Sale, 'learner'>) =>
  (await shop.call('GET', '/batch-changes', { token: learner.token })).body.data.results;

/** The texts of the learner's notifications. */
export async function toldOf({ db }: Shop, { learner }: Sale): Promise<string[]> {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, learner.userId));
  return rows.map(({ title, body }) => `${title} ${body}`);
}

/** The state of the learner's place in the waiting list. */
export async function entryOf({ db }: Shop, { batchId, learner }: Sale): Promise<string | undefined> {
  const where = and(eq(waitingList.batchId, batchId), eq(waitingList.userId, learner.userId));
  return (await db.select().from(waitingList).where(where))[0]?.status;
}

/** An institute with a trainer on its staff. */
export async function institute(shop: Shop) {
  number += 1;
  const [ownerEmail, email] = [`institute-${number}@example.com`, `staff-${number}@example.com`];
  const owner = await signIn(shop, ownerEmail, { registerAs: 'institute' });
  const teacher = await signIn(shop, email, { registerAs: 'individual' });
  const invited = await asTrainer(shop, 'POST', '/staff', { email, role: 'trainer' }, owner.token);
  const staffId: number = invited.body.data.results.id;
  await ok(asTrainer(shop, 'POST', `/staff/invitations/${staffId}/accept`, undefined, teacher.token));
  return { owner, teacher, staffId };
}
