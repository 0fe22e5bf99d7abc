import pLimit from 'p-limit';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { addRandomOrders, listRandomOrders, moveRandomMoney } from '../../../test/random-money';
import { addPayoutAccounts, countMoney, findMoneyProblems, moveRandomPayouts } from '../../../test/random-payouts';
import { systemContext } from '../../platform/context/context';
import { ledgerChecks } from '../../platform/database/schema/ledger';
import { findBalances } from './repo';
import { proveLedger } from './service';

/** `npm run bench -- ledger` is the large version: three processes that are killed, and 100,000 orders. */
let shop: Shop;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 7 });
});
afterAll(() => shop.close());

test('300 random orders with coupons, invoices, refunds in parts, chargebacks, reversals, payouts and repeated events add up', async () => {
  const { db, course: courseId, batch: batchId, learner } = shop;
  const trainerId = shop.trainer.trainerId as number;
  await addRandomOrders(db, 300, { courseId, batchId, trainerId, userId: learner.userId });
  await addPayoutAccounts(db, [trainerId]);
  const context = systemContext(shop.services, shop.settings);
  const limit = pLimit(8);
  const orders = await listRandomOrders(db);
  const pay = (seed: string) => moveRandomPayouts(context, shop.admin.userId, seed);
  await Promise.all([
    ...orders.map((order) => limit(() => moveRandomMoney(context, order))),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => limit(() => pay(seed))),
  ]);
  for (const seed of ['g', 'h', 'i']) await Promise.all([pay(seed), pay(`${seed} at once`)]);
  // A repetition of everything, as after a crash, records nothing more.
  const before = await findBalances(db);
  await Promise.all(orders.slice(0, 100).map((order) => limit(() => moveRandomMoney(context, order))));
  expect(await findBalances(db)).toEqual(before);
  await proveLedger(context);
  const [check] = await db.select().from(ledgerChecks);
  expect(check).toMatchObject({ ok: true, orders: orders.length, problems: [] });
  expect(await findMoneyProblems(db)).toEqual([]);
  expect((await countMoney(db)).payoutsPaid).toBeGreaterThan(0);
});
