import { couponAmount } from '@kaksha/domain/coupons';
import { discounted } from '@kaksha/domain/money';
import { sql } from 'drizzle-orm';
import { issueCreditNote, issueInvoice, taxSale } from '../src/modules/invoices/issue-service';
import { recordRefund, recordReversal, recordSale, recordUnassigned } from '../src/modules/ledger/service';
import { inTransaction, type ServiceContext } from '../src/platform/context/context';
import type { Database } from '../src/platform/database/database';
import { createRandom } from '../src/platform/drawing/random';

export interface OrderOfMoney {
  id: number;
  trainerId: number;
  userId: number;
  paymentId: number;
  currency: 'INR' | 'USD';
  couponMinor: number;
  amountMinor: number;
  courseName: string;
}

/**
 * Adds paid orders of the last 30 days with random prices, discounts and coupons in both currencies, and their
 * payments.
 */
export async function addRandomOrders(
  db: Database,
  count: number,
  { courseId, batchId, trainerId, userId }: { courseId: number; batchId: number; trainerId: number; userId: number },
): Promise<void> {
  const random = createRandom(`random orders of ${trainerId}`);
  const rows = Array.from({ length: count }, () => {
    const fee = random.int(100, 5_000_000);
    const discount = random.int(0, 5000) / 100;
    const price = Math.max(100, discounted(fee, discount));
    const percent = random.int(0, 9000) / 100;
    const coupon = random.chance(0.4) ? (couponAmount({ kind: 'percent', percent }, price, 'INR') ?? 0) : 0;
    const currency = random.chance(0.7) ? 'INR' : 'USD';
    return { currency, fee: Math.max(fee, price), discount, coupon, price, days: random.int(0, 30) };
  }).filter(({ price, coupon }) => price > coupon);
  await db.execute(sql`
    with coupon as (insert into coupons (trainer_id, code, kind, percent, scope)
        values (${trainerId}, 'RANDOM', 'percent', 10, 'all') returning id),
      given as (select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (currency text, fee int, discount numeric, coupon int, price int, days int)),
      added as (insert into orders (user_id, course_id, trainer_id, batch_id, currency, fee_minor, discount, amount_minor,
          coupon_id, coupon_code, coupon_minor, course_name, provider, status, expires_at, paid_at)
        select ${userId}::int, ${courseId}::int, ${trainerId}::int, ${batchId}::int, currency, fee, discount, price - coupon,
          case when coupon > 0 then (select id from coupon) end, case when coupon > 0 then 'RANDOM' end, coupon,
          'A course', 'sandbox', 'paid', now(), now() - days * interval '1 day' from given
        returning id, amount_minor, currency)
    insert into payments (order_id, provider, provider_payment_id, amount_minor, currency, status)
      select id, 'sandbox', 'pay_' || id, amount_minor, currency, 'captured' from added`);
}

export async function listRandomOrders(db: Database): Promise<OrderOfMoney[]> {
  const { rows } = await db.execute<{
    id: number;
    trainerId: number;
    userId: number;
    paymentId: number;
    currency: 'INR';
    couponMinor: number;
    amountMinor: number;
    courseName: string;
  }>(sql`
    select o.id, o.trainer_id as "trainerId", o.user_id as "userId", p.id as "paymentId", o.currency,
      o.coupon_minor as "couponMinor", o.amount_minor as "amountMinor", o.course_name as "courseName"
    from orders o join payments p on p.order_id = o.id where o.course_name = 'A course' order by o.id`);
  return rows;
}

export interface Movement {
  kind: 'sale' | 'refund' | 'chargeback' | 'reversal' | 'unassigned';
  /** Of the refund or dispute. */
  id: string;
  amountMinor: number;
  /** How often the provider reports it. */
  times: number;
}

/**
 * The movements of an order. The id of the order decides, so that a repeated call after a crash names the same ones.
 */
export function movementsOf({ id, amountMinor }: OrderOfMoney): Movement[] {
  const random = createRandom(`money of ${id}`);
  const times = () => (random.chance(0.1) ? 2 : 1);
  const movements: Movement[] = [{ kind: 'sale', id: `pay_${id}`, amountMinor, times: times() }];
  let left = amountMinor;
  const parts = random.chance(0.3) ? random.int(1, 4) : 0;
  for (let part = 0; part < parts && left > 0; part += 1) {
    const amount = random.chance(0.3) ? left : random.int(1, left);
    const kind = random.chance(0.2) ? 'chargeback' : 'refund';
    const movement = { id: `${id}-${part}`, amountMinor: amount, times: times() };
    movements.push({ kind, ...movement });
    if (kind === 'chargeback' && random.chance(0.4)) movements.push({ ...movement, kind: 'reversal' });
    left -= amount;
  }
  if (random.chance(0.03)) movements.push({ kind: 'unassigned', id: `twice_${id}`, amountMinor, times: times() });
  return movements;
}

/** Records the movements of an order with its invoice and credit notes. A repeated call adds nothing. */
export async function moveRandomMoney(context: ServiceContext, order: OrderOfMoney): Promise<void> {
  for (const movement of movementsOf(order)) {
    for (let time = 0; time < movement.times; time += 1) {
      await inTransaction(context, async (tx) => {
        await tx.db.execute(sql`select from orders where id = ${order.id} for update`);
        await record(tx, order, movement);
      });
    }
  }
}

const provider = 'sandbox';

async function record(tx: ServiceContext, order: OrderOfMoney, { kind, id, amountMinor }: Movement): Promise<void> {
  switch (kind) {
    case 'sale': {
      const sale = await taxSale(tx, order.id, amountMinor);
      await recordSale(tx, order, { provider, paymentId: id, amountMinor }, sale.tax);
      await issueInvoice(tx, order, { ...sale, amountMinor });
      break;
    }
    case 'refund': {
      const { rows } = await tx.db.execute<{ id: number }>(sql`
        insert into refunds (payment_id, amount_minor, closes_order, status, provider_refund_id, requested_by)
        select ${order.paymentId}::int, ${amountMinor}::int, false, 'succeeded', ${id}, ${order.userId}::int
        where not exists (select from refunds where provider_refund_id = ${id}) returning id`);
      const tax = await recordRefund(tx, order, { provider, refundId: id, amountMinor, line: 'refund' });
      const refundId = rows[0]?.id;
      if (tax && refundId) await issueCreditNote(tx, order, { refundId, amountMinor, tax });
      break;
    }
    case 'chargeback':
      await recordRefund(tx, order, { provider, refundId: id, amountMinor, line: 'chargeback' });
      break;
    case 'reversal':
      await recordReversal(tx, order, { provider, disputeId: id });
      break;
    case 'unassigned':
      await recordUnassigned(tx, { provider, paymentId: id, amountMinor, currency: order.currency });
      break;
  }
}
