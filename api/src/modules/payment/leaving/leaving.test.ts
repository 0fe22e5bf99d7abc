import { eq } from 'drizzle-orm';
import { inDays } from '../../../../test/catalogue-fixtures';
import { couponFields } from '../../../../test/coupon-fields';
import { leavingFixtures } from '../../../../test/leaving-fixtures';
import { buy, mailsTo, makeShop, type Shop } from '../../../../test/order-fixtures';
import { batches } from '../../../platform/database/schema/courses';

/** The seats of a learner go to others when the account is deleted, and payments go back by the refund rule. */

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
});
afterAll(() => shop.close());

const {
  newLearner,
  offered,
  leave,
  preview,
  wait,
  placeOf,
  orderOf,
  seatOf,
  refundsOf,
  takenOf,
  students,
  earned,
  proof,
  age,
  codeOf,
} = leavingFixtures(() => shop);

describe('seats', () => {
  test('a paid seat within the refund rule is refunded, and offered to the learner who waits', async () => {
    const { courseId, batchId } = await offered();
    const [leaver, next] = [await newLearner(), await newLearner()];
    const { id } = await buy(shop, leaver, { courseId, batchId });
    expect(await wait(next, batchId)).toBe(200);
    expect(await preview(leaver)).toMatchObject({
      seats: [{ course_name: expect.stringMatching(/^Leaving/), currency: 'INR', amount: 100_000, refund: 100_000 }],
      waiting: 0,
      invoices: 1,
    });

    await leave(leaver);

    // In the same transaction, before any job runs.
    expect(await seatOf(id)).toMatchObject({ status: 'Refunded' });
    expect(await placeOf(next, batchId)).toBe('offered');
    expect(await refundsOf(id)).toMatchObject([{ amountMinor: 100_000, closesOrder: true, status: 'requested' }]);
    await shop.runJobs();
    expect(await refundsOf(id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await orderOf(id)).toMatchObject({ status: 'refunded' });
    expect((await mailsTo(shop, next.email))[0]?.subject).toMatch(/seat/i);
    expect((await buy(shop, next, { courseId, batchId })).status).toBe('paid');
    expect(await takenOf(batchId)).toBe(1);
    expect(await proof()).toMatchObject({ ok: true });
  });

  test('the trainer is told, and sees a former learner who was refunded', async () => {
    const { courseId, batchId } = await offered();
    const leaver = await newLearner();
    await buy(shop, leaver, { courseId, batchId });
    await leave(leaver);
    await shop.runJobs();
    const [mail] = await mailsTo(shop, 'trainer@example.com');
    expect(mail?.subject).toMatch(/^A learner gave back a seat in Leaving/);
    expect(mail?.text).toContain('The refund rule gives back ₹1,000.');
    const list = await shop.call('GET', '/notifications', { token: shop.trainer.token });
    expect(list.body.data.results[0].title).toMatch(/^A learner gave back the seat in Leaving/);
    expect(await students(courseId)).toMatchObject([
      {
        name: 'Former learner',
        email: null,
        enrollment_status: 'Refunded',
        batches: [{ state: 'Refunded' }],
        amount: 0,
      },
    ]);
  });

  test('a paid seat outside the refund rule is given back, and its payment stays with the trainer', async () => {
    const { courseId, batchId } = await offered();
    const [leaver, next] = [await newLearner(), await newLearner()];
    const { id } = await buy(shop, leaver, { courseId, batchId });
    await age(id, 8);
    await wait(next, batchId);
    const before = await earned();
    expect(before).toBeGreaterThanOrEqual(100_000);
    expect(await preview(leaver)).toMatchObject({
      seats: [{ refund: 0, message: expect.stringMatching(/^Refunds are possible within 7 days/) }],
    });
    await leave(leaver);
    await shop.runJobs();
    expect([await placeOf(next, batchId), (await orderOf(id))?.status]).toEqual(['offered', 'paid']);
    expect(await refundsOf(id)).toEqual([]);
    expect((await mailsTo(shop, 'trainer@example.com'))[0]?.text).toContain('so the payment of ₹1,000 stays');
    expect(await students(courseId)).toMatchObject([
      {
        enrollment_status: 'Refunded',
        amount: 100_000,
        can_refund: true,
        batches: [{ state: 'Left' }],
      },
    ]);
    expect(await earned()).toBe(before);
    expect(await proof()).toMatchObject({ ok: true });
  });

  test('a free seat, also one of a coupon, is given back', async () => {
    const { courseId, batchId, otherId } = await offered();
    const code = codeOf();
    const body = { ...couponFields, code, percent: 100 };
    await shop.call('POST', '/coupons', { token: shop.trainer.token, body });
    const leaver = await newLearner();
    const free = await buy(shop, leaver, { courseId, batchId, coupon: code });
    expect(await preview(leaver)).toMatchObject({ seats: [{ amount: 0, refund: 0 }], invoices: 0 });
    await leave(leaver);
    expect([await takenOf(batchId), await takenOf(otherId)]).toEqual([0, 0]);
    expect(await orderOf(free.id)).toMatchObject({ status: 'refunded' });
    expect(await students(courseId)).toMatchObject([{ batches: [{ state: 'Left' }] }]);
  });

  test('a learner whose batch the trainer moved is refunded in full, whatever the rule says', async () => {
    const { courseId, batchId } = await offered();
    const leaver = await newLearner();
    const { id } = await buy(shop, leaver, { courseId, batchId });
    await age(id, 8);
    const body = { start_date: inDays(25), confirmed: true };
    expect((await shop.call('PUT', `/timings/${batchId}`, { token: shop.trainer.token, body })).status).toBe(200);
    expect((await preview(leaver)).seats).toMatchObject([
      { refund: 100_000, message: 'The trainer moved this batch, so you get a full refund.' },
    ]);
    await leave(leaver);
    await shop.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 'refunded' });
  });

  test('a learner of a batch that was cancelled gets the refund of the cancellation once', async () => {
    const { courseId, batchId } = await offered();
    const leaver = await newLearner();
    const { id } = await buy(shop, leaver, { courseId, batchId });
    const body = { reason: 'Not enough learners', confirmed: true };
    expect((await shop.call('POST', `/timings/${batchId}/cancel`, { token: shop.trainer.token, body })).status).toBe(
      200,
    );
    await leave(leaver);
    await shop.runJobs();
    expect(await refundsOf(id)).toMatchObject([{ amountMinor: 100_000, status: 'succeeded' }]);
    expect(await orderOf(id)).toMatchObject({ status: 'refunded' });
  });

  test('a refund that is on its way is not requested again', async () => {
    const { courseId, batchId } = await offered();
    const leaver = await newLearner();
    const { id } = await buy(shop, leaver, { courseId, batchId });
    await shop.call('POST', `/payment/${id}/refund`, { token: leaver.token, body: {} });
    await leave(leaver);
    expect(await takenOf(batchId)).toBe(0);
    await shop.runJobs();
    expect(await refundsOf(id)).toMatchObject([{ amountMinor: 100_000, status: 'succeeded' }]);
    expect(await proof()).toMatchObject({ ok: true });
  });

  test('a seat of a batch that is over stays', async () => {
    const { courseId, batchId } = await offered();
    const leaver = await newLearner();
    const { id } = await buy(shop, leaver, { courseId, batchId });
    await shop.db
      .update(batches)
      .set({ startDate: inDays(-60), endDate: inDays(-10) })
      .where(eq(batches.id, batchId));
    expect((await preview(leaver)).seats).toEqual([]);
    await leave(leaver);
    await shop.runJobs();
    expect((await seatOf(id))?.status).not.toBe('Refunded');
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  });

  test('the mail of the deletion names seats and refunds', async () => {
    const { courseId, batchId, otherId } = await offered();
    const leaver = await newLearner();
    const late = await buy(shop, leaver, { courseId, batchId });
    await age(late.id, 8);
    await buy(shop, leaver, { courseId, batchId: otherId });
    await leave(leaver);
    await shop.runJobs();
    const mails = await mailsTo(shop, leaver.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/No refund[\s\S]*₹1,000 refunded/);
  });
});
