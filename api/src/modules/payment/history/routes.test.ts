import { eq } from 'drizzle-orm';
import { courses } from '../../../db/schema/courses';
import { paymentConfigs } from '../../../db/schema/payments';
import { makePass } from '../../../signing-key';
import { buy, decide, makeShop, order, type Shop } from '../../../test/shop';

let shop: Shop;
let paid: { id: number; receipt_url: string; receipt_number: string };
beforeAll(async () => {
  shop = await makeShop();
  await shop.db.insert(paymentConfigs).values({
    trainerId: shop.trainer.trainerId as number,
    currencies: ['INR'],
    payoutKind: 'upi',
    upiId: 'asha@upi',
    taxNumber: '07AAAPR1234C1Z5',
  });
  paid = await buy(shop, shop.learner);
});
afterAll(() => shop.close());

const history = (token?: string) => shop.call('GET', '/payment/history', { token });
const purchased = (id: number | string, token?: string) =>
  shop.call('GET', `/course-purchase/purchased/${id}`, { token });
const receipt = (id: number | string, token?: string, key?: string) =>
  shop.call('GET', `/payment/${id}/receipt`, { token, query: { key } });

test('returns 401 for a visitor', async () => {
  expect(await history()).toMatchObject({ status: 401, body: { error: 'Authentication token not found' } });
  expect((await purchased(shop.learner.userId)).status).toBe(401);
  expect((await receipt(paid.id)).status).toBe(401);
});

test('returns 400 for invalid input', async () => {
  expect((await purchased('x', shop.learner.token)).status).toBe(400);
  expect((await receipt('x', shop.learner.token)).status).toBe(400);
});

test("returns 403 for another user's payments; receipts are for the learner and administrators", async () => {
  expect((await purchased(shop.learner.userId, shop.stranger.token)).status).toBe(403);
  expect((await receipt(paid.id, shop.stranger.token)).status).toBe(403);
  expect((await receipt(paid.id, shop.trainer.token)).status).toBe(403);
  expect((await receipt(paid.id, shop.admin.token)).status).toBe(200);
});

test('returns 404 for the receipt of an unpaid or unknown order', async () => {
  expect((await receipt(99_999, shop.learner.token)).status).toBe(404);
  const open = await order(shop, shop.stranger);
  expect(open).toMatchObject({ receipt_url: null, receipt_number: null });
  expect((await receipt(open.id, shop.stranger.token)).status).toBe(404);
});

test("lists the user's paid and failed orders, latest first", async () => {
  const failed = await order(shop, shop.learner, { batchId: shop.laterBatch });
  await decide(shop, failed, 'fail');
  const { body } = await history(shop.learner.token);
  expect(body.data.results).toMatchObject([
    { id: failed.id, status: 'failed', receipt_url: null, payment_id: null },
    {
      id: paid.id,
      status: 'paid',
      course_name: 'Kubernetes in Production',
      trainer_name: 'Asha Rao',
      currency: 'INR',
      full_amount: 100_000,
      amount: 90_000,
      method: 'sandbox',
      payment_id: expect.stringMatching(/^pay_sandbox_/),
      refund: null,
    },
  ]);
  expect((await history(shop.admin.token)).body.data.results).toEqual([]);
});

test('returns a printable receipt with payer, payee and amount, and without scripts', async () => {
  const page = await receipt(paid.id, shop.learner.token);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const text of [paid.receipt_number, 'Priya Nair', 'Asha Rao', '07AAAPR1234C1Z5', '₹1,000', '₹900', 'Weekday']) {
    expect(page.body).toContain(text);
  }
  expect(page.body).not.toContain('<script');
});

test('a signed link opens its own receipt without a token until it expires', async () => {
  const url = new URL(paid.receipt_url, 'http://site.test');
  const key = url.searchParams.get('key') as string;
  expect(url.pathname).toBe(`/backend/payment/${paid.id}/receipt`);
  expect((await receipt(paid.id, undefined, key)).status).toBe(200);
  const other = await buy(shop, shop.stranger);
  expect((await receipt(other.id, undefined, key)).status).toBe(401);
  expect(
    (
      await receipt(
        paid.id,
        undefined,
        key.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      )
    ).status,
  ).toBe(401);
  const old = makePass(shop.services.signingKey, `receipt ${paid.id}`, new Date(Date.now() - 2000));
  expect((await receipt(paid.id, undefined, old)).status).toBe(401);
});

test('lists purchased courses with their batch, inactive courses included', async () => {
  await shop.db.update(courses).set({ isActive: false }).where(eq(courses.id, shop.course));
  const { status, body } = await purchased(shop.learner.userId, shop.learner.token);
  expect(status).toBe(200);
  expect(body.data.results).toMatchObject([
    {
      id: shop.course,
      course_name: 'Kubernetes in Production',
      enrollment_status: 'Active',
      order_id: paid.id,
      amount: 90_000,
      currency: 'INR',
      batch: { id: shop.batch, start_date: expect.any(String) },
    },
  ]);
  expect((await purchased(shop.admin.userId, shop.admin.token)).body.data.results).toEqual([]);
});
