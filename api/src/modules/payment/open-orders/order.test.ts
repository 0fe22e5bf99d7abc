import { eq } from 'drizzle-orm';
import { couponFields } from '../../../../test/coupon-fields';
import {
  asTrainer,
  changes,
  classroom,
  endHold,
  entryOf,
  expectEnrolled,
  expectPaidBack,
  expectReturned,
  institute,
  look,
  mailsOf,
  newLearner,
  openOrder,
  pay,
  questionsOf,
  setOnlySession,
  toldOf,
} from '../../../../test/open-order-fixtures';
import { batchesOf, buy, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { describeTable } from '../../../../test/outcome-tables';
import { signIn } from '../../../../test/test-app';
import { coupons } from '../../../platform/database/schema/coupons';
import { batches } from '../../../platform/database/schema/courses';
import { paymentConfigs } from '../../../platform/database/schema/payments';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const seats = { starts: [{ in: 30, seats: 3 }] };

describeTable('An open order', {
  async 'the batch is cancelled'() {
    const open = await openOrder(shop, seats);
    await changes.cancel(shop, open);
    const reason = /The trainer cancelled this batch\. The trainer is ill\./;
    expect(await look(shop, open)).toMatchObject({
      status: 'expired',
      checkout: null,
      ended: { code: 'batch-cancelled', message: expect.stringMatching(reason) },
    });
    await expectPaidBack(shop, open, 'batch-cancelled', reason);
    const [row] = await shop.db.select().from(batches).where(eq(batches.id, open.batchId));
    expect(row?.seatsTaken).toBe(0);
  },
  async 'the batch is closed'() {
    const open = await openOrder(shop, seats);
    await changes.close(shop, open);
    await expectEnrolled(shop, open);
  },
  async 'the batch is deleted'() {
    const open = await openOrder(shop, seats);
    await changes.deleteBatch(shop, open);
    await expectEnrolled(shop, open);
  },
  async 'the batch has new dates or hours'() {
    const open = await openOrder(shop);
    await changes.move(shop, open);
    await expectEnrolled(shop, open);
    const subjects = (await mailsOf(shop, open)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('New times: '))).toHaveLength(1);
    expect((await toldOf(shop, open)).join()).toContain('New times');
    const [question] = await questionsOf(shop, open);
    expect(question).toMatchObject({ batch_id: open.batchId, order_id: open.placed.id, paid: true });
    const answer = { token: open.learner.token, body: { answer: 'refund' } };
    expect((await shop.call('POST', `/batch-changes/${question.id}/answer`, answer)).status).toBe(200);
    await shop.runJobs();
    await expectReturned(shop, open);
    // A learner who orders after the move has seen the new times.
    const later = { ...open, learner: await newLearner(shop) };
    const placed = await order(shop, later.learner, { courseId: open.courseId, batchId: open.batchId });
    await expectEnrolled(shop, { ...later, placed });
    expect(await questionsOf(shop, later)).toEqual([]);
  },
  async 'a session is skipped or moved'() {
    const open = await openOrder(shop, { starts: [{ in: 30, dayOfWeek: 3 }] });
    const [row] = await shop.db.select().from(batches).where(eq(batches.id, open.batchId));
    const skip = { date: row?.startDate, action: 'skip', reason: 'A holiday', confirmed: true };
    expect((await asTrainer(shop, 'POST', `/timings/${open.batchId}/sessions`, skip)).status).toBe(200);
    await expectEnrolled(shop, open);
    const texts = (await mailsOf(shop, open)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('A holiday'))).toHaveLength(1);
    expect((await toldOf(shop, open)).join()).toContain('Changed classes');
  },
  async 'the number of seats is lowered'() {
    const open = await openOrder(shop, seats);
    expect((await asTrainer(shop, 'PUT', `/timings/${open.batchId}`, { seats: 1 })).status).toBe(200);
    const full = { token: shop.stranger.token, body: { courseId: open.courseId, batchId: open.batchId } };
    expect((await shop.call('POST', '/payment/orders', full)).body.code).toBe('BATCH_FULL');
    expect((await asTrainer(shop, 'PUT', `/timings/${open.batchId}`, { seats: 0 })).status).toBe(400);
    await expectEnrolled(shop, open);
  },
  async 'the trainer of the batch changes'() {
    const { owner, teacher } = await institute(shop);
    const open = await openOrder(shop, { trainerId: owner.trainerId as number });
    const change = { trainerId: teacher.trainerId };
    expect((await asTrainer(shop, 'PUT', `/timings/${open.batchId}`, change, owner.token)).status).toBe(200);
    await expectEnrolled(shop, open);
  },
  async 'the way of teaching or the classroom changes'() {
    const open = await openOrder(shop);
    expect((await asTrainer(shop, 'PUT', `/timings/${open.batchId}`, classroom)).status).toBe(200);
    await expectEnrolled(shop, open);
    const mails = await mailsOf(shop, open);
    expect(mails.find(({ subject }) => subject.startsWith('You are enrolled'))?.text).toContain('12 MG Road');
    const [told] = mails.filter(({ subject }) => subject.startsWith('A new place: '));
    expect(told?.text).toMatch(/Until now: [\s\S]*Online[\s\S]*From now on: [\s\S]*12 MG Road/);
    expect((await toldOf(shop, open)).join()).toContain('A new place');
    const [question] = await questionsOf(shop, open);
    expect(question).toMatchObject({
      order_id: open.placed.id,
      before: { place: 'Online' },
      after: { place: 'Classroom(Offline), 12 MG Road, Camp, Pune' },
    });
  },
  async 'the course is hidden'() {
    const open = await openOrder(shop, seats);
    await changes.hide(shop, open);
    await expectEnrolled(shop, open);
  },
  async 'the course becomes a draft again'() {
    const open = await openOrder(shop, seats);
    await changes.draft(shop, open);
    await expectEnrolled(shop, open);
  },
  async 'the course is deleted'() {
    const open = await openOrder(shop, seats);
    await changes.deleteCourse(shop, open);
    expect(await look(shop, open)).toMatchObject({ status: 'expired', checkout: null });
    await expectPaidBack(shop, open, 'course-removed', /no longer offers this course/);
  },
  async 'the fee or the discount changes'() {
    const open = await openOrder(shop);
    await changes.price(shop, open);
    await expectEnrolled(shop, open);
  },
  async 'the trainer stops to accept the currency'() {
    const open = await openOrder(shop);
    const trainerId = shop.trainer.trainerId as number;
    await shop.db.insert(paymentConfigs).values({ trainerId, currencies: ['USD'], payoutKind: 'upi', upiId: 'a@ok' });
    await expectEnrolled(shop, open);
    await shop.db.delete(paymentConfigs);
  },
  'the coupon is switched off': () => keepsDiscount({ enabled: false }),
  'the coupon expires': () => keepsDiscount({ endsAt: new Date(Date.now() - 1000) }),
  'the coupon reaches its limit': () => keepsDiscount({ maxUses: 1 }),
  'the coupon is limited to other courses': () => keepsDiscount({ scope: 'courses' }),
  async 'the trainer of the batch leaves the staff'() {
    const { owner, teacher, staffId } = await institute(shop);
    const trainerId = owner.trainerId as number;
    const open = await openOrder(shop, { trainerId, starts: [{ in: 30, trainerId: teacher.trainerId as number }] });
    expect((await asTrainer(shop, 'DELETE', `/staff/${staffId}`, undefined, owner.token)).status).toBe(200);
    await expectEnrolled(shop, open);
    const [row] = await shop.db.select().from(batches).where(eq(batches.id, open.batchId));
    expect(row?.trainerId).toBe(trainerId);
  },
  async 'the account of the trainer is deleted'() {
    const trainer = await signIn(shop, 'leaves@example.com', { registerAs: 'individual' });
    for (const owner of [trainer, (await institute(shop)).owner]) {
      const open = await openOrder(shop, { trainerId: owner.trainerId as number });
      const leave = () => asTrainer(shop, 'DELETE', '/dashboard/DeleteMyAccount', undefined, owner.token);
      expect(await leave()).toMatchObject({
        status: 409,
        body: { code: 'HAS_OPEN_ORDERS', error: expect.stringMatching(/^1 learner is paying for a course of yours/) },
      });
      await endHold(shop, open);
      expect((await leave()).status).toBe(200);
      await expectPaidBack(shop, open, 'course-removed', /no longer offers this course/);
    }
  },
  async 'the learner changes to the batch with a seat of another batch'() {
    const open = await openOrder(shop, { starts: [{ in: 30, seats: 1 }, 40] });
    const { courseId, batchId, learner } = open;
    const [, otherId] = await batchesOf(shop.db, courseId);
    const { enrollment_id: seat } = await buy(shop, learner, { courseId, batchId: otherId });
    const move = { token: learner.token, body: { batchId } };
    expect((await shop.call('POST', `/enrollments/${seat}/batch`, move)).status).toBe(200);
    await pay(shop, open);
    const ended = { code: 'already-enrolled', message: 'You were enrolled in this batch already.' };
    expect(await look(shop, open)).toMatchObject({ status: 'refunded', enrollment_id: null, ended });
    await expectReturned(shop, open);
  },
  async 'the account of the learner is deleted'() {
    const open = await openOrder(shop, seats);
    expect((await asTrainer(shop, 'DELETE', '/dashboard/DeleteMyAccount', undefined, open.learner.token)).status).toBe(
      200,
    );
    await pay(shop, open);
    await expectReturned(shop, open);
  },
  async 'the hold runs out'() {
    const open = await openOrder(shop, seats);
    await endHold(shop, open);
    await expectEnrolled(shop, open);
    const late = await openOrder(shop, { starts: [{ in: 30, seats: 1 }] });
    await endHold(shop, late);
    await order(shop, shop.stranger, { courseId: late.courseId, batchId: late.batchId });
    await expectPaidBack(shop, late, 'batch-full', /the batch is full/);
    expect(await entryOf(shop, late)).toBeUndefined();
  },
  async 'the hold runs out, then the batch is moved'() {
    const open = await openOrder(shop, seats);
    await endHold(shop, open);
    await changes.move(shop, open);
    await expectPaidBack(shop, open, 'offer-changed', /the offer has changed/);
  },
  async 'the first session begins'() {
    const open = await openOrder(shop);
    await setOnlySession(shop, open, { start: -10, end: 60 });
    await expectEnrolled(shop, open);
  },
  async 'the last session ends'() {
    const open = await openOrder(shop);
    await setOnlySession(shop, open, { start: -61, end: -1 });
    expect(await look(shop, open)).toMatchObject({ checkout: null, ended: { code: 'batch-over' } });
    await expectPaidBack(shop, open, 'batch-over', /The last class of this batch is over/);
  },
});

/** Orders with a coupon, changes the coupon, and expects the price of before. */
async function keepsDiscount(change: Partial<typeof coupons.$inferInsert>): Promise<void> {
  const code = `KEEP-${Object.keys(change)[0]}`.toUpperCase();
  const added = await asTrainer(shop, 'POST', '/coupons', { ...couponFields, code });
  expect(added.status).toBe(201);
  const open = await openOrder(shop, {}, { coupon: code });
  expect(open.placed.amount).toBe(75_000);
  await shop.db.update(coupons).set(change).where(eq(coupons.code, code));
  await expectEnrolled(shop, open);
}
