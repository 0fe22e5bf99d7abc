import { eq } from 'drizzle-orm';
import { buy, finishCheckout, mailsTo, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { signIn } from '../../../../test/test-app';
import { enrolments, orders, payments, refunds } from '../../../platform/database/schema/payments';
import { auditLog } from '../../../platform/database/schema/platform';

/** Many at the same moment: with real connections where these run on PostgreSQL. */
let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const fifty = <T>(act: (at: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, at) => act(at)));

test('50 confirmations of one order enrol once', async () => {
  const learner = await signIn(shop, 'once@example.com');
  const placed = await order(shop, learner);
  // The page confirms every second order, the provider's event the others.
  const look = () => shop.call('GET', `/payment/orders/${placed.id}`, { token: learner.token });
  const answers = await fifty<{ status: number }>((at) => (at % 2 ? look() : finishCheckout(shop, placed, 'succeed')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]));
  expect(await shop.db.$count(enrolments, eq(enrolments.userId, learner.userId))).toBe(1);
  expect(await shop.db.$count(payments, eq(payments.orderId, placed.id))).toBe(1);
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, placed.id));
  expect(audits.map(({ action }) => action)).toEqual(['order.paid']);
  expect(await mailsTo(shop, 'once@example.com')).toHaveLength(2);
});

test('50 concurrent orders for one seat are one open order', async () => {
  const learner = await signIn(shop, 'eager@example.com');
  const placed = await fifty(() => order(shop, learner));
  expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
  expect(new Set(placed.map(({ checkout }) => checkout.order_id)).size).toBe(1);
  expect(await shop.db.$count(orders, eq(orders.userId, learner.userId))).toBe(1);
});

test('two orders for one seat that are paid at the same moment leave one seat and one payment', async () => {
  const learner = await signIn(shop, 'twice@example.com');
  const first = await order(shop, learner);
  await finishCheckout(shop, first, 'fail');
  const second = await order(shop, learner);
  await fifty((at) => finishCheckout(shop, at % 2 ? first : second, 'succeed'));
  const seats = await shop.db.select().from(enrolments).where(eq(enrolments.userId, learner.userId));
  expect(seats).toMatchObject([{ status: 'Active' }]);
  const rows = await shop.db.select().from(orders).where(eq(orders.userId, learner.userId));
  expect(rows.map(({ status }) => status).sort()).toEqual(['paid', 'refunded']);
  expect(rows.find(({ status }) => status === 'paid')?.id).toBe(seats[0]?.orderId);
});

test('50 concurrent refund requests refund once', async () => {
  const learner = await signIn(shop, 'back@example.com');
  const { id } = await buy(shop, learner);
  const answers = await fifty(() => shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: {} }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await shop.db.$count(refunds, eq(refunds.requestedBy, learner.userId))).toBe(1);
});
