import { eq, sql } from 'drizzle-orm';
import { couponFields } from '../../../test/coupon-fields';
import { buy, makeShop, order, type Shop } from '../../../test/order-fixtures';
import { signIn } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { ledgerEntries, ledgerTransfers } from '../../platform/database/schema/ledger';
import { payments } from '../../platform/database/schema/payments';
import { recordRefund, recordSale } from './service';

let shop: Shop;
let number = 0;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
});
afterAll(() => shop.close());

const newLearner = () => signIn(shop, `ledger-${++number}@example.com`);
const context = () => systemContext(shop.services, shop.settings);
const runCheck = async () => (await shop.call('POST', '/ledger/check', { token: shop.admin.token })).body.data.results;
/** Entries of an order: account, line and amount. */
async function entriesOf(orderId: number) {
  const rows = await shop.db
    .select({ account: ledgerEntries.account, line: ledgerEntries.line, amount: ledgerEntries.amountMinor })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(ledgerTransfers.orderId, orderId))
    .orderBy(ledgerEntries.id);
  return rows.map(({ account, line, amount }) => `${account} ${line} ${amount}`);
}
async function addCoupon(): Promise<string> {
  const body = { ...couponFields, code: 'LEDGER25' };
  await shop.call('POST', '/coupons', { token: shop.trainer.token, body });
  return body.code;
}

test('only administrators see and check the ledger', async () => {
  expect((await shop.call('GET', '/ledger')).status).toBe(401);
  for (const { token } of [shop.learner, shop.trainer]) {
    expect((await shop.call('GET', '/ledger', { token })).status).toBe(403);
    expect((await shop.call('POST', '/ledger/check', { token })).status).toBe(403);
  }
  const { body } = await shop.call('GET', '/ledger', { token: shop.admin.token });
  expect(body.data.results).toMatchObject({ platform_fee: 10, balances: [], checks: [] });
});

test('a payment records sale, coupon and platform fee, and a refund reverses them', async () => {
  const learner = await newLearner();
  const { id } = await buy(shop, learner, { coupon: await addCoupon() });
  const sale = [
    'provider payment 67500',
    'trainer sale -90000',
    'trainer coupon 22500',
    'trainer platform-fee 6750',
    'platform platform-fee -6750',
  ];
  expect(await entriesOf(id)).toEqual(sale);
  await shop.call('POST', `/payment/${id}/refund`, { token: learner.token, body: {} });
  await shop.runJobs();
  expect(await entriesOf(id)).toEqual([
    ...sale,
    'provider refund -67500',
    'trainer refund 90000',
    'trainer coupon -22500',
    'trainer platform-fee -6750',
    'platform platform-fee 6750',
  ]);
  const { checks, balances } = await runCheck();
  expect(checks[0]).toMatchObject({ ok: true, transfers: 2, entries: 10, orders: 1, problems: [] });
  const sum = balances.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
  expect(sum).toBe(0);
});

test('an unpaid order moves no money', async () => {
  const { id } = await order(shop, await newLearner());
  expect(await entriesOf(id)).toEqual([]);
});

test('refunds in parts give back the whole fee, and a repeated event is recorded once', async () => {
  const bought = await buy(shop, await newLearner());
  const row = { id: bought.id, trainerId: shop.trainer.trainerId as number, currency: 'INR' as const, couponMinor: 0 };
  const part = (refundId: string, amountMinor: number) =>
    recordRefund(context(), row, { provider: 'sandbox', refundId, amountMinor, line: 'refund' });
  for (const [refundId, amount] of [
    ['a', 33_333],
    ['b', 33_333],
    ['b', 33_333],
    ['c', 23_334],
  ] as const) {
    await part(refundId, amount);
  }
  const { rows } = await shop.db.execute<{ account: string; sum: number }>(sql`
    select account, sum(amount_minor)::int as sum from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where t.order_id = ${bought.id} group by account`);
  expect(rows.every(({ sum }) => sum === 0)).toBe(true);
  expect((await runCheck()).checks[0].ok).toBe(true);
});

test('50 concurrent records of one payment are one transfer', async () => {
  const { id } = await order(shop, await newLearner());
  const row = { id, trainerId: shop.trainer.trainerId as number, currency: 'INR' as const, couponMinor: 0 };
  const payment = { provider: 'sandbox', paymentId: 'pay_twice', amountMinor: 90_000 };
  await Promise.all(Array.from({ length: 50 }, () => recordSale(context(), row, payment)));
  expect(await shop.db.$count(ledgerTransfers, eq(ledgerTransfers.orderId, id))).toBe(1);
  // No payment is stored for the order, so the check names it.
  const [check] = (await runCheck()).checks;
  expect(check).toMatchObject({ ok: false, problems: [`Order ${id} differs from its payments and refunds.`] });
});

test('the check names an order whose payment was changed, and a transfer without entries', async () => {
  const { id } = await buy(shop, await newLearner());
  await shop.db.update(payments).set({ amountMinor: 1 }).where(eq(payments.orderId, id));
  const [transfer] = await shop.db
    .insert(ledgerTransfers)
    .values({ key: 'empty', kind: 'sale', currency: 'INR' })
    .returning();
  const [check] = (await runCheck()).checks;
  expect(check.problems).toContain(`Order ${id} differs from its payments and refunds.`);
  expect(check.problems).toContain(`Transfer ${transfer?.id} does not add up to zero.`);
});
