import pLimit from 'p-limit';
import { systemContext } from '../../context';
import { ledgerChecks } from '../../db/schema/ledger';
import { addRandomOrders, listRandomOrders, moveRandomMoney } from '../../test/random-money';
import { makeShop, type Shop } from '../../test/shop';
import { findBalances } from './repo';
import { proveLedger } from './service';

/** `npm run bench -- ledger` is the large version: three processes that are killed, and 100,000 orders. */
let shop: Shop;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 7 });
});
afterAll(() => shop.close());

test('300 random orders with coupons, refunds in parts, chargebacks and repeated events add up to zero', async () => {
  const { db, course: courseId, batch: batchId, learner } = shop;
  const trainerId = shop.trainer.trainerId as number;
  await addRandomOrders(db, 300, { courseId, batchId, trainerId, userId: learner.userId });
  const context = systemContext(shop.services, shop.settings);
  const limit = pLimit(8);
  const orders = await listRandomOrders(db);
  await Promise.all(orders.map((order) => limit(() => moveRandomMoney(context, order))));
  // A repetition of everything, as after a crash, records nothing more.
  const before = await findBalances(db);
  await Promise.all(orders.slice(0, 100).map((order) => limit(() => moveRandomMoney(context, order))));
  expect(await findBalances(db)).toEqual(before);
  await proveLedger(context);
  const [check] = await db.select().from(ledgerChecks);
  expect(check).toMatchObject({ ok: true, orders: orders.length, problems: [] });
});
