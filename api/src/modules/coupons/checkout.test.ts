import { eq, sql } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { couponFields } from '../../../test/coupon-fields';
import { buy, finishCheckout, makeShop, order, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { orders, refunds } from '../../platform/database/schema/payments';

let shop: Shop;
let number = 0;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const newLearner = () => signIn(shop, `coupon-${++number}@example.com`);
/** Adds a coupon with a new code and returns the code. */
async function coupon(over: object = {}): Promise<string> {
  const code = `CODE-${++number}`;
  const body = { ...couponFields, code, ...over };
  const { status } = await shop.call('POST', '/coupons', { token: shop.trainer.token, body });
  expect(status).toBe(201);
  return code;
}
const bodyOf = (over: object) => ({ courseId: shop.course, batchId: shop.batch, ...over });
const quote = (person: TestUser, over: object) =>
  shop.call('POST', '/payment/quote', { token: person.token, body: bodyOf(over) });
const place = (person: TestUser, over: object) =>
  shop.call('POST', '/payment/orders', { token: person.token, body: bodyOf(over) });
const expire = (id: number) =>
  shop.db.update(orders).set({ expiresAt: sql`now() - interval '1 minute'` }).where(eq(orders.id, id));

test('a percentage counts from the price after the discount of the course, and the order stores it', async () => {
  const code = await coupon({ percent: 12.5 });
  const learner = await newLearner();
  const answer = await quote(learner, { coupon: ` ${code.toLowerCase()} ` });
  // ₹1,000 less 10 % is ₹900, less 12.5 % is ₹787.50.
  const expected = { full_amount: 100_000, discount: 10, coupon_code: code, coupon_amount: 11_250, amount: 78_750 };
  expect(answer.body.data.results).toMatchObject(expected);
  const placed = await order(shop, learner, { coupon: code });
  expect(placed).toMatchObject(expected);
  expect(placed.checkout.amount).toBe(78_750);
  expect((await buy(shop, learner, { coupon: code })).status).toBe('paid');
});

test('an amount applies in its currency, and never takes more than the price', async () => {
  const code = await coupon({ kind: 'amount', percent: null, amount_usd: 500 });
  const learner = await newLearner();
  expect((await quote(learner, { coupon: code })).body.code).toBe('COUPON_NOT_VALID');
  expect((await quote(learner, { coupon: code, currency: 'USD' })).body.data.results.amount).toBe(1300);
  const large = await coupon({ kind: 'amount', percent: null, amount_inr: 5_000_000 });
  expect((await quote(learner, { coupon: large })).body.data.results).toMatchObject({
    coupon_amount: 90_000,
    amount: 0,
  });
});

test('a coupon that makes the price 0 enrols without a payment', async () => {
  const code = await coupon({ percent: 100 });
  const learner = await newLearner();
  const placed = await order(shop, learner, { coupon: code });
  expect(placed).toMatchObject({ status: 'paid', provider: 'free', amount: 0, coupon_amount: 90_000, checkout: null });
  expect(placed.enrollment_id).not.toBeNull();
});

test.each([
  ['before its first day', { first_day: '2030-01-01' }, 'COUPON_NOT_VALID', /not valid yet/],
  ['after its last day', { last_day: '2020-01-01' }, 'COUPON_NOT_VALID', /not valid any more/],
])('is refused %s', async (_when, over, expected, message) => {
  const code = await coupon(over);
  const { body } = await quote(shop.learner, { coupon: code });
  expect(body.code).toBe(expected);
  expect(body.error).toMatch(message);
});

test('is refused for another course, another batch, and when it is switched off', async () => {
  const other = await addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name: 'Other', starts: [9] });
  const ofCourse = await coupon({ scope: 'courses', course_ids: [other] });
  expect((await quote(shop.learner, { coupon: ofCourse })).body.error).toMatch(/another course/);
  const ofBatch = await coupon({ scope: 'batches', batch_ids: [shop.laterBatch] });
  expect((await quote(shop.learner, { coupon: ofBatch })).body.error).toMatch(/another batch/);
  expect((await quote(shop.learner, { coupon: ofBatch, batchId: shop.laterBatch })).status).toBe(200);
  await shop.db.execute(sql`update coupons set enabled = false where code = ${ofBatch}`);
  expect((await quote(shop.learner, { coupon: ofBatch, batchId: shop.laterBatch })).body.code).toBe('COUPON_NOT_FOUND');
});

test('50 learners at the same moment get the 7 uses of a coupon', async () => {
  const code = await coupon({ max_uses: 7 });
  const learners = await Promise.all(Array.from({ length: 50 }, newLearner));
  const answers = await Promise.all(learners.map((learner) => place(learner, { coupon: code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['COUPON_USED_UP']));
});

test('a learner uses a coupon as often as it allows, and a repeated order counts once', async () => {
  const code = await coupon({ max_uses_per_learner: 1 });
  const learner = await newLearner();
  const first = await order(shop, learner, { coupon: code });
  expect((await order(shop, learner, { coupon: code })).id).toBe(first.id);
  const { body } = await place(learner, { coupon: code, batchId: shop.laterBatch });
  expect(body).toMatchObject({ code: 'COUPON_USED_UP', error: 'You have used this code as often as it allows.' });
});

test('a hold that ends and a refund give the use back', async () => {
  const code = await coupon({ max_uses: 1 });
  const [first, second, third] = [await newLearner(), await newLearner(), await newLearner()];
  const held = await order(shop, first, { coupon: code });
  expect((await place(second, { coupon: code })).body.code).toBe('COUPON_USED_UP');
  await expire(held.id);
  const bought = await buy(shop, second, { coupon: code });
  expect(bought.status).toBe('paid');
  expect((await place(third, { coupon: code })).body.code).toBe('COUPON_USED_UP');
  await shop.call('POST', `/payment/${bought.id}/refund`, { token: second.token, body: {} });
  await shop.runJobs();
  expect((await place(third, { coupon: code })).status).toBe(200);
});

test('a late payment is refunded when the last use of its coupon is taken', async () => {
  const code = await coupon({ max_uses: 1 });
  const [late, other] = [await newLearner(), await newLearner()];
  const held = await order(shop, late, { coupon: code });
  await expire(held.id);
  await order(shop, other, { coupon: code });
  await finishCheckout(shop, held, 'succeed');
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, held.id));
  expect(row?.status).toBe('refunded');
  expect(await shop.db.$count(refunds, eq(refunds.requestedBy, late.userId))).toBe(1);
});

test('a late payment keeps its coupon while a use is left', async () => {
  const code = await coupon({ max_uses: 1 });
  const late = await newLearner();
  const held = await order(shop, late, { coupon: code });
  await expire(held.id);
  await finishCheckout(shop, held, 'succeed');
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, held.id));
  expect(row).toMatchObject({ status: 'paid', couponCode: code });
});

test('changing the coupon replaces the open order', async () => {
  const code = await coupon();
  const learner = await newLearner();
  const dear = await order(shop, learner);
  const cheap = await order(shop, learner, { coupon: code });
  expect(cheap.id).not.toBe(dear.id);
  expect((await order(shop, learner)).amount).toBe(90_000);
});

test('unknown codes are limited per learner, also in orders', async () => {
  const learner = await newLearner();
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await (tries % 2 ? quote : place)(learner, { coupon: `GUESS-${tries}` });
    expect(answer.body).toMatchObject({ code: 'COUPON_NOT_FOUND' });
  }
  const code = await coupon();
  expect((await quote(learner, { coupon: code })).status).toBe(429);
  expect((await place(learner, { coupon: code })).status).toBe(429);
  expect((await place(learner, {})).status).toBe(200);
  expect((await quote(await newLearner(), { coupon: code })).status).toBe(200);
});

test('of 40 guesses at the same moment ten are answered', async () => {
  const learner = await newLearner();
  const guesses = Array.from({ length: 40 }, (_, at) => quote(learner, { coupon: `AT-ONCE-${at}` }));
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'COUPON_NOT_FOUND')).toHaveLength(10);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(30);
});

test('a repeated call with the same key and another coupon is refused', async () => {
  const [code, other] = [await coupon(), await coupon()];
  const learner = await newLearner();
  const idempotencyKey = 'coupon-key-1';
  expect((await place(learner, { coupon: code, idempotencyKey })).status).toBe(200);
  expect((await place(learner, { coupon: other, idempotencyKey })).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await place(learner, { coupon: code, idempotencyKey })).status).toBe(200);
});
