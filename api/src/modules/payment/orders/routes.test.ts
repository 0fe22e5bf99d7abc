import { eq } from 'drizzle-orm';
import { addCourse, addTrainer, inDays } from '../../../../test/catalogue-fixtures';
import { batchesOf, buy, joinStaff, mailsTo, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { signIn } from '../../../../test/test-app';
import { batches, courses } from '../../../platform/database/schema/courses';
import { enrolments, orders, paymentConfigs } from '../../../platform/database/schema/payments';
import { auditLog } from '../../../platform/database/schema/platform';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const ask = (body: unknown, token?: string, headers = {}) =>
  shop.call('POST', '/payment/orders', { body, token, headers });
const request = () => ({ courseId: shop.course, batchId: shop.batch });
let people = 0;
const newLearner = async () => {
  people += 1;
  const email = `buyer-${people}@example.com`;
  return { ...(await signIn(shop, email)), email };
};

/** Another course of the trainer; returns the request for its first batch. */
async function offered(over: Partial<Parameters<typeof addCourse>[1]> = {}) {
  const courseId = await addCourse(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    name: 'Another',
    starts: [5],
    ...over,
  });
  const [batchId] = await batchesOf(shop.db, courseId);
  return { courseId, batchId };
}

test('returns 401 for a visitor before validation', async () => {
  expect(await ask({ nonsense: true })).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

test.each([
  {},
  { courseId: 1 },
  { courseId: '1', batchId: 1 },
  { courseId: 1, batchId: 1, currency: 'EUR' },
  { courseId: 1, batchId: 1, idempotencyKey: 'short' },
  { courseId: 1e12, batchId: 1 },
])('returns 400 for invalid input: %j', async (body) => {
  expect(await ask(body, shop.learner.token)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
});

test('returns 403 for the trainer of the course and of the batch', async () => {
  expect(await ask(request(), shop.trainer.token)).toMatchObject({ status: 403 });
  const colleague = await signIn(shop, 'colleague@example.com', { registerAs: 'individual' });
  await joinStaff(shop, { ...colleague, email: 'colleague@example.com' });
  const run = { in: 4, trainerId: colleague.trainerId as number };
  expect((await ask(await offered({ starts: [run] }), colleague.token)).status).toBe(403);
});

test('returns 404 for an unknown, foreign, inactive or unpublished batch', async () => {
  const other = await offered();
  const draft = await offered({ status: 'draft', publishedAt: null });
  const cancelled = await offered({ starts: [{ in: 5, state: 'closed' }] });
  const requests = [{ ...request(), batchId: 99_999 }, { ...request(), batchId: other.batchId }, draft, cancelled];
  for (const body of requests) {
    expect(await ask(body, shop.learner.token)).toMatchObject({ status: 404, body: { code: 'BATCH_NOT_FOUND' } });
  }
  const trainerId = await addTrainer(shop.db);
  expect((await ask({ ...request(), trainerId }, shop.learner.token)).status).toBe(404);
});

test.each([
  ['PRICE_ON_REQUEST', { feeMinor: null }, {}],
  ['NO_FEE_IN_CURRENCY', {}, { currency: 'USD' }],
  ['BATCH_ENDED', { starts: [{ in: -60, endDate: inDays(-2) }] }, {}],
])('returns 409 with the reason for an unavailable offer: %s', async (code, over, extra) => {
  const body = { ...(await offered(over)), ...extra };
  expect(await ask(body, shop.learner.token)).toMatchObject({ status: 409, body: { code } });
});

test("an order has the course's price from the database and the checkout data", async () => {
  const answer = await ask({ ...request(), amount: 1, fee: 0 }, shop.learner.token);
  expect(answer.status).toBe(200);
  const { id, checkout, ...placed } = answer.body.data.results;
  expect(placed).toMatchObject({
    status: 'created',
    course_id: shop.course,
    course_name: 'Kubernetes in Production',
    trainer_name: 'Asha Rao',
    currency: 'INR',
    full_amount: 100_000,
    discount: 10,
    amount: 90_000,
    batch: { id: shop.batch, time_from: '19:00' },
    enrollment_id: null,
    invoices: [],
    paid_at: null,
  });
  expect(checkout).toMatchObject({
    kind: 'sandbox',
    amount: 90_000,
    currency: 'INR',
    url: expect.stringMatching(/^\/backend\/payment\/sandbox\/order_sandbox_/),
  });
  const [stored] = await shop.db.select().from(orders).where(eq(orders.id, id));
  expect(stored?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
});

test.each([
  ['₹0.50', { feeMinor: 50 }, 'INR'],
  ['$0.25', { feeMinor: null, feeUsdMinor: 25 }, 'USD'],
  ['₹1 less 50 %', { feeMinor: 100, discount: 50 }, 'INR'],
])('a stored price of %s is too small for a payment, so the seat is free', async (_name, fees, currency) => {
  const placed = await order(shop, shop.learner, await offered(fees));
  expect(placed).toMatchObject({ status: 'paid', provider: 'free', amount: 0, currency, checkout: null });
});

test('the currency is USD on request or when the course has no other fee', async () => {
  const learner = await newLearner();
  expect(await order(shop, learner, { currency: 'USD' })).toMatchObject({ currency: 'USD', amount: 1800 });
  const abroad = await offered({ feeMinor: null, feeUsdMinor: 9900 });
  expect(await order(shop, learner, abroad)).toMatchObject({ currency: 'USD', amount: 9900 });
});

test('a currency that the trainer does not accept is refused and never the default', async () => {
  const otherTrainer = await signIn(shop, 'dollars@example.com', { registerAs: 'individual' });
  const trainerId = otherTrainer.trainerId as number;
  await shop.db.insert(paymentConfigs).values({ trainerId, currencies: ['USD'], payoutKind: 'upi', upiId: 'a@upi' });
  const body = await offered({ trainerId, feeUsdMinor: 9900 });
  const learner = await newLearner();
  expect(await ask({ ...body, currency: 'INR' }, learner.token)).toMatchObject({
    status: 409,
    body: { code: 'CURRENCY_NOT_ACCEPTED' },
  });
  expect((await ask(body, learner.token)).body.data.results).toMatchObject({ currency: 'USD', amount: 9900 });
});

test('repeated and concurrent requests in any spelling return the same open order', async () => {
  const learner = await newLearner();
  const spelled = { course_id: shop.course, batch_id: shop.batch, trainer_id: shop.trainer.trainerId };
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(spelled, learner.token)));
  const ids = new Set(answers.map(({ body }) => body.data.results.id));
  expect(ids.size).toBe(1);
  expect(new Set(answers.map(({ body }) => body.data.results.checkout.order_id)).size).toBe(1);
});

test('a change of price or currency replaces the open order', async () => {
  const learner = await newLearner();
  const { courseId, batchId } = await offered();
  const before = await order(shop, learner, { courseId, batchId });
  await shop.db.update(courses).set({ feeMinor: 120_000 }).where(eq(courses.id, courseId));
  const after = await order(shop, learner, { courseId, batchId });
  expect(after).toMatchObject({ amount: 120_000 });
  expect(after.id).not.toBe(before.id);
  const [old] = await shop.db.select().from(orders).where(eq(orders.id, before.id));
  expect(old?.status).toBe('expired');
});

describe('with an idempotency key', () => {
  test('creates one order, with the key in the header or in the body, paid or not', async () => {
    const learner = await newLearner();
    const free = await offered({ feeMinor: 0 });
    const key = { 'idempotency-key': 'purchase-1' };
    const first = await ask(free, learner.token, key);
    const again = await ask({ ...free, idempotencyKey: 'purchase-1' }, learner.token);
    expect(again).toMatchObject({ status: 200, body: { data: { results: { id: first.body.data.results.id } } } });
    const other = await newLearner();
    expect((await ask(free, other.token, key)).body.data.results.id).not.toBe(first.body.data.results.id);
  });

  test('returns 409 for a key of a different request', async () => {
    const learner = await newLearner();
    const headers = { 'idempotency-key': 'purchase-2' };
    await ask(request(), learner.token, headers);
    const answer = await ask({ ...request(), batchId: shop.laterBatch }, learner.token, headers);
    expect(answer).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });
});

describe('a free course', () => {
  test.each([
    ['a fee of 0', { feeMinor: 0 }],
    ['a discount of 100 %', { discount: 100 }],
  ])('enrols at once, without a payment provider: %s', async (_case, over) => {
    const learner = await newLearner();
    const taken = await order(shop, learner, await offered(over));
    expect(taken).toMatchObject({ status: 'paid', amount: 0, provider: 'free', checkout: null });
    expect(taken.enrollment_id).toEqual(expect.any(Number));
    const mails = await mailsTo(shop, learner.email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You are enrolled: Another starts/)]);
    expect(mails[0]?.text).not.toContain('refund');
    const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, taken.id));
    expect(audits).toMatchObject([{ action: 'order.enrol-free', actorId: learner.userId }]);
  });

  test('enrols once for concurrent requests', async () => {
    const learner = await newLearner();
    const free = await offered({ feeMinor: 0 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(free, learner.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await shop.db.$count(enrolments, eq(enrolments.batchId, free.batchId as number))).toBe(1);
  });
});

test('returns 409 for a second order of the same batch and accepts another batch of the course', async () => {
  const learner = await newLearner();
  await buy(shop, learner);
  expect(await ask(request(), learner.token)).toMatchObject({ status: 409, body: { code: 'ALREADY_ENROLLED' } });
  expect((await ask({ ...request(), batchId: shop.laterBatch }, learner.token)).status).toBe(200);
});

test('without a payment provider only free courses are available', async () => {
  const bare = await makeShop({ demo: false });
  const free = await addCourse(bare.db, {
    trainerId: bare.trainer.trainerId as number,
    name: 'Free',
    feeMinor: 0,
    starts: [1],
  });
  const body = { courseId: bare.course, batchId: bare.batch };
  const { token } = bare.learner;
  expect(await bare.call('POST', '/payment/orders', { body, token })).toMatchObject({
    status: 503,
    body: { code: 'PAYMENTS_NOT_SET_UP' },
  });
  const [batchId] = await batchesOf(bare.db, free);
  expect((await bare.call('POST', '/payment/orders', { body: { courseId: free, batchId }, token })).status).toBe(200);
  expect((await bare.call('POST', '/payment/webhook', { body: {} })).status).toBe(404);
  expect((await bare.call('GET', '/payment/sandbox/x')).status).toBe(404);
  await bare.close();
});

test('a batch with another trainer has the price of its course, whose trainer is the seller', async () => {
  const colleague = await addTrainer(shop.db);
  await shop.db.update(batches).set({ trainerId: colleague }).where(eq(batches.id, shop.laterBatch));
  const learner = await newLearner();
  const placed = await order(shop, learner, { batchId: shop.laterBatch });
  expect(placed).toMatchObject({ amount: 90_000, trainer_id: shop.trainer.trainerId });
});
