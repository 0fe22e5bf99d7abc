import { eq, sql } from 'drizzle-orm';
import { buy, mailsTo, makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { enrolments, payments, refunds } from '../../../platform/database/schema/payments';
import { handleRefundEvent } from '../refunds/service';

let shop: Shop;
let people = 0;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
});
afterAll(() => shop.close());

async function paidLearner() {
  people += 1;
  const email = `part-${people}@example.com`;
  const person = await signIn(shop, email, { name: 'Priya Nair' });
  const order = await buy(shop, person);
  return { ...person, email, orderId: order.id as number, enrolmentId: order.enrollment_id as number };
}
const see = (id: number | string, token?: string) => shop.call('GET', `/enrollments/${id}/refunds`, { token });
const refund = (id: number | string, body: object, token: string | undefined = shop.trainer.token) =>
  shop.call('POST', `/enrollments/${id}/refunds`, { token, body });
const part = (amount: number, refundable: number) => ({ amount, refundable, reason: 'Two classes were skipped.' });
const check = async () => (await shop.call('POST', '/ledger/check', { token: shop.admin.token })).body.data.results;

test('returns 401 for a visitor, 403 for the learner and for another user, 404 for an unknown enrolment', async () => {
  const { enrolmentId, token } = await paidLearner();
  expect((await see(enrolmentId)).status).toBe(401);
  expect((await shop.call('POST', `/enrollments/${enrolmentId}/refunds`, { body: part(1, 1) })).status).toBe(401);
  for (const other of [token, shop.stranger.token]) {
    expect((await see(enrolmentId, other)).status).toBe(403);
    expect((await refund(enrolmentId, part(100, 90_000), other)).status).toBe(403);
  }
  expect((await see(99_999, shop.trainer.token)).status).toBe(404);
  expect((await refund(99_999, part(100, 90_000))).status).toBe(404);
});

test.each([
  ['without a reason', { amount: 100, refundable: 90_000 }],
  ['of nothing', { ...part(0, 90_000) }],
  ['with a reason that is too long', { ...part(100, 90_000), reason: 'x'.repeat(501) }],
])('returns 400 for a refund %s', async (_name, body) => {
  const { enrolmentId } = await paidLearner();
  expect((await refund(enrolmentId, body)).status).toBe(400);
});

test('a part is paid back, the learner is notified and keeps the seat', async () => {
  const { enrolmentId, orderId, email, token } = await paidLearner();
  expect((await see(enrolmentId, shop.trainer.token)).body.data.results).toMatchObject({
    learner_name: 'Priya Nair',
    currency: 'INR',
    amount: 90_000,
    refundable: 90_000,
    refunds: [],
  });
  const asked = await refund(enrolmentId, part(20_000, 90_000));
  expect(asked).toMatchObject({ status: 200, body: { data: { results: { refundable: 70_000 } } } });
  await shop.runJobs();
  const [mail] = await mailsTo(shop, email);
  expect(mail?.subject).toBe('A refund of ₹200 for Kubernetes in Production');
  expect(mail?.text).toContain('Two classes were skipped.');
  expect(mail?.text).toContain('you keep your seat');
  const order = (await shop.call('GET', `/payment/orders/${orderId}`, { token })).body.data.results;
  expect(order).toMatchObject({ status: 'paid', enrollment_id: enrolmentId, refund: null });
  expect(order.partial_refunds).toMatchObject([{ status: 'succeeded', amount: 20_000, closes_order: false }]);
  const people = (await shop.call('GET', `/course-purchase/users/${shop.course}`, { token: shop.trainer.token })).body
    .data;
  const listed = people.results.find((one: { enrollment_id: number }) => one.enrollment_id === enrolmentId);
  expect(listed).toMatchObject({ enrollment_status: 'Active', amount: 70_000 });
  expect((await check()).checks[0]).toMatchObject({ ok: true });
});

test('the rest gives the seat back, also long after the refund window, and all of the fee', async () => {
  const { enrolmentId, orderId, token } = await paidLearner();
  await shop.db
    .update(enrolments)
    .set({ enrolledAt: sql`now() - interval '200 days'` })
    .where(eq(enrolments.id, enrolmentId));
  await refund(enrolmentId, part(33_333, 90_000));
  await shop.runJobs();
  await refund(enrolmentId, part(56_667, 56_667));
  await shop.runJobs();
  const order = (await shop.call('GET', `/payment/orders/${orderId}`, { token })).body.data.results;
  expect(order).toMatchObject({ status: 'refunded', enrollment_id: null, refund: { amount: 56_667 } });
  const { rows } = await shop.db.execute<{ account: string; sum: number }>(sql`
    select account, sum(amount_minor)::int as sum from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where t.order_id = ${orderId} group by account`);
  expect(rows.every(({ sum }) => sum === 0)).toBe(true);
  expect((await check()).checks[0]).toMatchObject({ ok: true });
});

test('refuses more than is left, and a decision about an older state', async () => {
  const { enrolmentId } = await paidLearner();
  expect(await refund(enrolmentId, part(90_001, 90_000))).toMatchObject({
    status: 409,
    body: { code: 'NOT_REFUNDABLE', error: 'At most ₹900 can be refunded.' },
  });
  expect((await refund(enrolmentId, part(10_000, 90_000))).status).toBe(200);
  expect(await refund(enrolmentId, part(10_000, 90_000))).toMatchObject({
    status: 409,
    body: { code: 'REFUNDS_CHANGED' },
  });
});

test.each([
  ['of 1 paisa', 1, 'Please enter at least ₹1.'],
  ['that leaves 50 paise', 89_950, '₹0.50 would be left, which is too little for a refund.'],
])('refuses a refund %s, which the provider would refuse now or later', async (_name, amount, message) => {
  const { enrolmentId } = await paidLearner();
  const answer = await refund(enrolmentId, part(amount, 90_000));
  expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_REFUNDABLE' } });
  expect(answer.body.error).toContain(message);
  expect((await see(enrolmentId, shop.trainer.token)).body.data.results).toMatchObject({ refunds: [] });
});

test('a rest that is too small for a refund counts as nothing', async () => {
  const { enrolmentId, orderId, token } = await paidLearner();
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  // The provider's dashboard paid back all but 50 paise.
  await handleRefundEvent(systemContext(shop.services, shop.settings), {
    id: 'event-of-dashboard',
    name: 'refund.processed',
    kind: 'refunded',
    refundId: 'rfnd_of_dashboard',
    paymentId: String(payment?.providerPaymentId),
    amountMinor: 89_950,
  });
  expect((await see(enrolmentId, shop.trainer.token)).body.data.results.refundable).toBe(0);
  const rule = (await shop.call('GET', `/payment/${orderId}/refund`, { token })).body.data.results;
  expect(rule).toMatchObject({ eligible: false, amount: 0, message: 'Nothing is left to refund.' });
});

test('concurrent refunds of one state are one refund', async () => {
  const { enrolmentId, orderId } = await paidLearner();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(enrolmentId, part(30_000, 90_000))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  expect(await shop.db.$count(refunds, eq(refunds.paymentId, payment?.id ?? 0))).toBe(1);
});

test('the database refuses refunds that exceed the payment', async () => {
  const { orderId, userId } = await paidLearner();
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  const add = (amountMinor: number) =>
    shop.db
      .insert(refunds)
      .values({ paymentId: payment?.id ?? 0, amountMinor, closesOrder: false, requestedBy: userId });
  await add(60_000);
  await expect(add(30_001)).rejects.toThrow();
  await add(30_000);
});

test('after a part, the learner is refunded the rest by the rule', async () => {
  const { enrolmentId, orderId, token } = await paidLearner();
  await refund(enrolmentId, part(20_000, 90_000));
  const offer = (await shop.call('GET', `/payment/${orderId}/refund`, { token })).body.data.results;
  expect(offer).toMatchObject({ eligible: true, amount: 70_000, refund: null });
  await shop.call('POST', `/payment/${orderId}/refund`, { token, body: {} });
  await shop.runJobs();
  const order = (await shop.call('GET', `/payment/orders/${orderId}`, { token })).body.data.results;
  expect(order).toMatchObject({ status: 'refunded', refund: { amount: 70_000 } });
  expect((await check()).checks[0]).toMatchObject({ ok: true });
});

test('a cancelled batch refunds what is left after a part', async () => {
  const { enrolmentId, orderId, token } = await paidLearner();
  await refund(enrolmentId, part(20_000, 90_000));
  await shop.runJobs();
  const body = { reason: 'The trainer is ill.', confirmed: true };
  expect((await shop.call('POST', `/timings/${shop.batch}/cancel`, { token: shop.trainer.token, body })).status).toBe(
    200,
  );
  await shop.runJobs();
  const order = (await shop.call('GET', `/payment/orders/${orderId}`, { token })).body.data.results;
  expect(order).toMatchObject({ status: 'refunded', refund: { status: 'succeeded', amount: 70_000 } });
  expect((await check()).checks[0]).toMatchObject({ ok: true });
});
