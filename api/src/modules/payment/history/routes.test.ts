import { eq } from 'drizzle-orm';
import { buy, finishCheckout, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { courses } from '../../../platform/database/schema/courses';

let shop: Shop;
let paid: { id: number };
beforeAll(async () => {
  shop = await makeShop();
  paid = await buy(shop, shop.learner);
});
afterAll(() => shop.close());

const history = (token?: string) => shop.call('GET', '/payment/history', { token });
const purchased = (id: number | string, token?: string) =>
  shop.call('GET', `/course-purchase/purchased/${id}`, { token });

test('returns 401 for a visitor', async () => {
  expect(await history()).toMatchObject({ status: 401, body: { error: 'Authentication token not found' } });
  expect((await purchased(shop.learner.userId)).status).toBe(401);
});

test('returns 400 for invalid input', async () => {
  expect((await purchased('x', shop.learner.token)).status).toBe(400);
});

test("returns 403 for another user's payments", async () => {
  expect((await purchased(shop.learner.userId, shop.stranger.token)).status).toBe(403);
});

test("lists the user's paid and failed orders, latest first", async () => {
  const failed = await order(shop, shop.learner, { batchId: shop.laterBatch });
  await finishCheckout(shop, failed, 'fail');
  const { body } = await history(shop.learner.token);
  expect(body.data.results).toMatchObject([
    { id: failed.id, status: 'failed', invoices: [], payment_id: null },
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
