import { couponAmount } from '@kaksha/domain/coupons';
import { discounted } from '@kaksha/domain/money';
import { sql } from 'drizzle-orm';
import { inTransaction, type ServiceContext } from '../context';
import type { Database } from '../db/database';
import { recordRefund, recordSale, recordUnassigned } from '../modules/ledger/service';
import { createRandom } from '../random';

interface OrderOfMoney {
  id: number;
  trainerId: number;
  currency: 'INR' | 'USD';
  couponMinor: number;
  amountMinor: number;
}

/** Adds paid orders with random prices, discounts and coupons in both currencies, and their payments. */
export async function addRandomOrders(
  db: Database,
  count: number,
  { courseId, batchId, trainerId, userId }: { courseId: number; batchId: number; trainerId: number; userId: number },
): Promise<void> {
  const random = createRandom('random orders');
  const rows = Array.from({ length: count }, () => {
    const fee = random.int(100, 5_000_000);
    const discount = random.int(0, 5000) / 100;
    const price = Math.max(100, discounted(fee, discount));
    const percent = random.int(0, 9000) / 100;
    const coupon = random.chance(0.4) ? (couponAmount({ kind: 'percent', percent }, price, 'INR') ?? 0) : 0;
    return { currency: random.chance(0.7) ? 'INR' : 'USD', fee: Math.max(fee, price), discount, coupon, price };
  }).filter(({ price, coupon }) => price > coupon);
  await db.execute(sql`
    with coupon as (insert into coupons (trainer_id, code, kind, percent, scope)
        values (${trainerId}, 'RANDOM', 'percent', 10, 'all') returning id),
      given as (select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (currency text, fee int, discount numeric, coupon int, price int)),
      added as (insert into orders (user_id, course_id, trainer_id, batch_id, currency, fee_minor, discount, amount_minor,
          coupon_id, coupon_code, coupon_minor, course_name, provider, status, expires_at, paid_at)
        select ${userId}::int, ${courseId}::int, ${trainerId}::int, ${batchId}::int, currency, fee, discount, price - coupon,
          case when coupon > 0 then (select id from coupon) end, case when coupon > 0 then 'RANDOM' end, coupon,
          'A course', 'sandbox', 'paid', now(), now() from given returning id, amount_minor, currency)
    insert into payments (order_id, provider, provider_payment_id, amount_minor, currency, status)
      select id, 'sandbox', 'pay_' || id, amount_minor, currency, 'captured' from added`);
}

export async function listRandomOrders(db: Database): Promise<OrderOfMoney[]> {
  const { rows } = await db.execute<{
    id: number;
    trainerId: number;
    currency: 'INR';
    coupon: number;
    amount: number;
  }>(sql`
    select id, trainer_id as "trainerId", currency, coupon_minor as coupon, amount_minor as amount from orders
    where course_name = 'A course' order by id`);
  return rows.map(({ coupon, amount, ...order }) => ({ ...order, couponMinor: coupon, amountMinor: amount }));
}

/**
 * Records the movements of an order: sale, refunds in parts, chargeback, a second payment, and repeated events. The id of
 * the order decides which, so that a repeated call after a crash records the same ones.
 */
export async function moveRandomMoney(context: ServiceContext, order: OrderOfMoney): Promise<void> {
  const random = createRandom(`money of ${order.id}`);
  const provider = 'sandbox';
  const { amountMinor, currency } = order;
  const payment = { provider, paymentId: `pay_${order.id}`, amountMinor };
  const movements: ((tx: ServiceContext) => Promise<void>)[] = [(tx) => recordSale(tx, order, payment)];
  let left = amountMinor;
  const parts = random.chance(0.3) ? random.int(1, 4) : 0;
  for (let part = 0; part < parts && left > 0; part += 1) {
    const amount = random.chance(0.3) ? left : random.int(1, left);
    const line = random.chance(0.15) ? 'chargeback' : 'refund';
    const refund = { provider, refundId: `${order.id}-${part}`, amountMinor: amount, line } as const;
    movements.push(async (tx) => void (await recordRefund(tx, order, refund)));
    left -= amount;
  }
  if (random.chance(0.03)) {
    movements.push((tx) => recordUnassigned(tx, { ...payment, paymentId: `twice_${order.id}`, currency }));
  }
  for (const movement of movements) {
    const times = random.chance(0.1) ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      await inTransaction(context, async (tx) => {
        await tx.db.execute(sql`select from orders where id = ${order.id} for update`);
        await movement(tx);
      });
    }
  }
}
