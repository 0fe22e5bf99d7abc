import type { Currency } from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

/** Whether the sale of an order is in a payout that is approved or paid. */
export async function isPaidOut(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await db.execute<{ paid: boolean }>(sql`
    select exists (select from ledger_transfers t join payout_lines l on l.transfer_id = t.id and l.is_active
        join payouts p on p.id = l.payout_id
      where t.order_id = ${orderId} and t.kind = 'sale' and p.state in ('approved', 'paid')) as paid`);
  return rows[0]?.paid === true;
}

/** The part of a refund that the platform gives back with its fee, of the order `id`. */
const feeShare = (orderId: ReturnType<typeof sql>, amount: ReturnType<typeof sql>) => sql`
  (select floor(${amount} * coalesce(-sum(e.amount_minor) filter (where e.account = 'platform'), 0)
      / nullif(sum(e.amount_minor) filter (where e.account = 'provider'), 0))
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    where t.order_id = ${orderId} and t.kind = 'sale')`;

/**
 * What a trainer is owed now, what the refunds on their way take of it, and the share of the fee that one refund gives
 * back. A refund that is held itself counts those before it only.
 */
export async function findReserve(
  db: Database,
  {
    refundId,
    orderId,
    trainerId,
    currency,
    amountMinor,
  }: { refundId: number | null; orderId: number; trainerId: number; currency: Currency; amountMinor: number },
): Promise<{ owed: number; pending: number; share: number }> {
  const counts = sql`(${refundId}::int is null or (r.id <> ${refundId}::int and (not r.is_held or r.id < ${refundId}::int)))`;
  const { rows } = await db.execute<{ owed: number; pending: number; share: number }>(sql`
    select
      (select coalesce(-sum(e.amount_minor), 0) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        where e.account = 'trainer' and e.trainer_id = ${trainerId} and t.currency = ${currency})::float8 as owed,
      (select coalesce(sum(r.amount_minor - coalesce(${feeShare(sql`o.id`, sql`r.amount_minor::bigint`)}, 0)), 0)
        from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
        where r.status = 'requested' and o.trainer_id = ${trainerId} and o.currency = ${currency}
          and ${counts})::float8 as pending,
      coalesce(${feeShare(sql`${orderId}::int`, sql`${amountMinor}::bigint`)}, 0)::float8 as share`);
  const { owed = 0, pending = 0, share = 0 } = rows[0] ?? {};
  return { owed: Number(owed), pending: Number(pending), share: Number(share) };
}
