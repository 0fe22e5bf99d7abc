import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { certificates } from '../../../platform/database/schema/certificates';
import { invoices } from '../../../platform/database/schema/invoices';
import { waitingList } from '../../../platform/database/schema/payments';

/** Batches in which a learner has a seat that is not over, an order that a payment can reach, or a place in the list. */
export async function listBatchesOf(db: Database, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.batch_id as id from enrolments e join batches b on b.id = e.batch_id
      where e.user_id = ${userId} and e.status <> 'Refunded' and (b.ends_at is null or b.ends_at > now())
    union select batch_id from orders where user_id = ${userId} and status in ('created', 'failed', 'expired')
    union select batch_id from waiting_list where user_id = ${userId} and status in ('waiting', 'offered')
    order by id`);
  return rows.map(({ id }) => id);
}

/** The orders of the learner's seats in batches that are not over, earliest first. */
export async function listSeatOrders(db: Database, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.order_id as id from enrolments e join batches b on b.id = e.batch_id
    where e.user_id = ${userId} and e.status <> 'Refunded' and (b.ends_at is null or b.ends_at > now())
    order by e.enrolled_at, e.id`);
  return rows.map(({ id }) => id);
}

/** What else a learner loses with the account. */
export async function countBelongings(db: Database, userId: number) {
  const [waiting, valid, issued] = await Promise.all([
    db.$count(waitingList, and(eq(waitingList.userId, userId), inArray(waitingList.status, ['waiting', 'offered']))),
    db.$count(certificates, and(eq(certificates.userId, userId), sql`${certificates.revokedAt} is null`)),
    db.$count(invoices, sql`${invoices.orderId} in (select id from orders where user_id = ${userId})`),
  ]);
  return { waiting, certificates: valid, invoices: issued };
}
