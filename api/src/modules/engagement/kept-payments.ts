import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether the payment of an order stays with the trainer, apart from refunds in part: no refund of all that was left is
 * done or on its way, and no bank took it back. The learner may have left the seat.
 */
export const isKept = (orderId: SQL): SQL => sql`exists (
  select from orders o where o.id = ${orderId} and o.status = 'paid' and not exists (
    select from payments p join refunds r on r.payment_id = p.id
    where p.order_id = o.id and r.closes_order and r.status <> 'failed'))`;
