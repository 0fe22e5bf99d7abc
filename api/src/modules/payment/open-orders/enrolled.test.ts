import { and, eq } from 'drizzle-orm';
import { couponFields } from '../../../../test/coupon-fields';
import {
  asTrainer,
  changes,
  classroom,
  expectReturned,
  mailsOf,
  newSale,
  type OpenOrder,
  offered,
  openOrder,
  pay,
  questionsOf,
  type Sale,
  setOnlySession,
  toldOf,
} from '../../../../test/open-order-fixtures';
import { makeShop, type Shop } from '../../../../test/order-fixtures';
import { describeTable } from '../../../../test/outcome-tables';
import { batches } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

async function enrolled(): Promise<OpenOrder> {
  const open = await openOrder(shop);
  await pay(shop, open);
  return open;
}
const seatOf = async ({ learner, batchId }: Sale) => {
  const where = and(eq(enrolments.userId, learner.userId), eq(enrolments.batchId, batchId));
  return (await shop.db.select().from(enrolments).where(where))[0];
};
const expectSeat = async (sale: Sale) => expect(await seatOf(sale)).toMatchObject({ status: 'Active' });

describeTable('An enrolled learner', {
  async 'the batch is cancelled'() {
    const open = await enrolled();
    await changes.cancel(shop, open);
    await shop.runJobs({ retries: true });
    await expectReturned(shop, open);
    const mail = (await mailsOf(shop, open)).find(({ subject }) => subject.startsWith('Cancelled: '));
    expect(mail?.text).toContain('The trainer is ill.');
    expect((await toldOf(shop, open)).join()).toContain('You get the full amount back.');
  },
  async 'the batch is closed'() {
    const open = await enrolled();
    await changes.close(shop, open);
    await expectSeat(open);
  },
  async 'the batch is deleted'() {
    const open = await enrolled();
    await changes.deleteBatch(shop, open);
    await expectSeat(open);
    const [row] = await shop.db.select().from(batches).where(eq(batches.id, open.batchId));
    expect(row?.state).toBe('closed');
  },
  async 'the batch has new dates or hours'() {
    const open = await enrolled();
    await changes.move(shop, open);
    expect(await questionsOf(shop, open)).toMatchObject([{ batch_id: open.batchId, answer: null }]);
    expect((await mailsOf(shop, open))[0]?.subject).toMatch(/^New times: /);
  },
  async 'the way of teaching or the classroom changes'() {
    const open = await enrolled();
    const put = (body: object) => asTrainer(shop, 'PUT', `/timings/${open.batchId}`, body);
    expect((await put(classroom)).body.code).toBe('CONFIRMATION_REQUIRED');
    expect((await put({ ...classroom, confirmed: true })).status).toBe(200);
    expect((await put({ address: '4 FC Road', confirmed: true })).status).toBe(200);
    expect(await questionsOf(shop, open)).toMatchObject([
      {
        before: { place: expect.stringContaining('12 MG Road') },
        after: { place: expect.stringContaining('4 FC Road') },
      },
    ]);
    expect((await mailsOf(shop, open))[0]?.subject).toMatch(/^A new place: /);
    const answer = { token: open.learner.token, body: { answer: 'refund' } };
    const [{ id }] = await questionsOf(shop, open);
    expect((await shop.call('POST', `/batch-changes/${id}/answer`, answer)).status).toBe(200);
    await shop.runJobs();
    await expectReturned(shop, open);
  },
  async 'an address of the classroom is added'() {
    const open = await enrolled();
    const put = (body: object) => asTrainer(shop, 'PUT', `/timings/${open.batchId}`, body);
    await put({ ...classroom, address: '', confirmed: true });
    const asked = await questionsOf(shop, open);
    expect((await put({ address: '12 MG Road' })).status).toBe(200);
    expect(await questionsOf(shop, open)).toEqual(asked);
  },
  async 'the course is deleted'() {
    const open = await enrolled();
    await changes.deleteCourse(shop, open);
    await expectSeat(open);
  },
  async 'the account of the trainer is deleted'() {
    await enrolled();
    expect(await asTrainer(shop, 'DELETE', '/dashboard/DeleteMyAccount')).toMatchObject({
      status: 409,
      body: { code: 'HAS_LEARNERS' },
    });
  },
});

const isOver = { start: -61, end: -1 };
const place = ({ learner, courseId, batchId }: Sale, body: object = {}) =>
  shop.call('POST', '/payment/orders', { token: learner.token, body: { courseId, batchId, ...body } });
const refusal = { status: 409, body: { code: 'BATCH_ENDED', error: /last class of this batch is over/ } };
async function expectRefused(sale: Sale, answer: { status: number; body: { error: string } }): Promise<void> {
  expect(answer).toMatchObject({ ...refusal, body: { code: 'BATCH_ENDED' } });
  expect(answer.body.error).toMatch(refusal.body.error);
  expect(await seatOf(sale)).toBeUndefined();
}

describeTable('A batch whose last session is over', {
  async 'an order'() {
    const sale = await newSale(shop);
    // The day is not over, and the session has just ended.
    await setOnlySession(shop, sale, isOver);
    await expectRefused(sale, await place(sale));
    await setOnlySession(shop, sale, { start: -60, end: 30 });
    expect((await place(sale)).status).toBe(200);
  },
  async 'a free course'() {
    const sale = await newSale(shop, { feeMinor: 0 });
    await setOnlySession(shop, sale, isOver);
    await expectRefused(sale, await place(sale));
  },
  async 'a coupon of 100%'() {
    const sale = await newSale(shop);
    await setOnlySession(shop, sale, isOver);
    await asTrainer(shop, 'POST', '/coupons', { ...couponFields, code: 'ALL', percent: 100 });
    await expectRefused(sale, await place(sale, { coupon: 'ALL' }));
    const { learner, courseId, batchId } = sale;
    const body = { courseId, batchId, coupon: 'ALL' };
    await expectRefused(sale, await shop.call('POST', '/payment/quote', { token: learner.token, body }));
  },
  async 'an offered seat'() {
    const sale = await offered(shop);
    await setOnlySession(shop, sale, isOver);
    await expectRefused(sale, await place(sale));
  },
  async 'a change of batch'() {
    const open = await openOrder(shop, { starts: [30, 40] });
    await pay(shop, open);
    const rows = await shop.db.select().from(batches).where(eq(batches.courseId, open.courseId));
    const other = rows.find(({ id }) => id !== open.batchId);
    const sale = { ...open, batchId: other?.id ?? 0 };
    await setOnlySession(shop, sale, isOver);
    const seat = await seatOf(open);
    const path = `/enrollments/${seat?.id}/batch`;
    const body = { batch_id: sale.batchId };
    await expectRefused(sale, await shop.call('POST', path, { token: open.learner.token, body }));
    await expectSeat(open);
  },
});
