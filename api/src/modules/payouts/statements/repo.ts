import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import type { EarningsLine, EarningsSums } from '@kaksha/domain/payouts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { Statement } from './links';

/** Amounts are minor units. The name of the learner is empty when the learner gave none. */
export interface LineRow extends Omit<EarningsLine, 'at'> {
  at: Date;
}

/** When a month such as `2026-11` begins in India, and a while later. PostgreSQL would shift a date in the other direction. */
const startOf = (month: string, later = sql`interval '0'`): SQL =>
  sql`((${`${month}-01`}::timestamp + ${later}) at time zone ${brand.timeZone})`;

const ofStatement = ({ trainerId, currency, payoutId, month }: Statement): SQL => sql`
  o.trainer_id = ${trainerId} and t.currency = ${currency} and ${
    payoutId === undefined
      ? sql`t.at >= ${startOf(month)} and t.at < ${startOf(month, sql`interval '1 month'`)}`
      : sql`exists (select from payout_lines l where l.transfer_id = t.id and l.payout_id = ${payoutId})`
  }`;

const sumOf = (condition: SQL, sign: SQL) =>
  sql`coalesce(${sign} sum(e.amount_minor) filter (where ${condition}), 0)::float8`;
const amount = sumOf(sql`e.account = 'provider'`, sql``);
const tax = sumOf(sql`e.line in ('cgst', 'sgst', 'igst')`, sql`-`);
const fee = sumOf(sql`e.account = 'platform'`, sql`-`);
const net = sumOf(sql`e.account = 'trainer'`, sql`-`);

/** The lines of a statement, earliest first. */
export async function listLines(
  db: Database,
  statement: Statement,
  { max, offset = 0 }: { max: number; offset?: number },
): Promise<LineRow[]> {
  const { rows } = await db.execute<Omit<LineRow, 'at'> & { at: string | Date }>(sql`
    select t.id, t.at, t.kind, o.id as "orderId", o.reference as "orderNumber", o.course_id as "courseId",
      o.course_name as "courseName", u.name as "learnerName", t.currency, ${amount} as amount, ${tax} as tax, ${fee} as fee,
      ${net} as net,
      (select i.number from invoices i left join refunds r on r.id = i.refund_id
        where i.order_id = o.id and case when t.kind = 'sale' then i.kind = 'invoice'
          else t.key = 'refund ' || o.provider || ' ' || coalesce(r.provider_refund_id, r.id::text) end
        limit 1) as "invoiceNumber",
      (select l.payout_id from payout_lines l where l.transfer_id = t.id and l.is_active) as "payoutId"
    from ledger_transfers t join orders o on o.id = t.order_id join users u on u.id = o.user_id
      join ledger_entries e on e.transfer_id = t.id
    where ${ofStatement(statement)}
    group by t.id, o.id, u.id order by t.id limit ${max} offset ${offset}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

export async function countLines(db: Database, statement: Statement): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ledger_transfers t join orders o on o.id = t.order_id where ${ofStatement(statement)}`);
  return rows[0]?.count ?? 0;
}

const sums = sql`
  coalesce(sum(e.amount_minor) filter (where e.account = 'provider' and t.kind = 'sale'), 0)::float8 as sales,
  coalesce(-sum(e.amount_minor) filter (where e.account = 'provider' and t.kind <> 'sale'), 0)::float8 as refunds,
  ${fee} as fees, ${net} as net, count(distinct t.id) filter (where t.kind = 'sale')::int as orders`;

export interface SumRow extends EarningsSums {
  currency: Currency;
  orders: number;
}

/** What a trainer sold by currency, since the start. */
export async function sumEarnings(db: Database, trainerId: number): Promise<SumRow[]> {
  const { rows } = await db.execute<{ currency: Currency } & Record<keyof EarningsSums | 'orders', number>>(sql`
    select t.currency, ${sums}
    from ledger_transfers t join orders o on o.id = t.order_id join ledger_entries e on e.transfer_id = t.id
    where o.trainer_id = ${trainerId} group by t.currency order by t.currency`);
  return rows;
}

/** The same by month in India, from the month `first` on, such as `2026-01`. */
export async function sumMonths(
  db: Database,
  trainerId: number,
  first: string,
): Promise<(SumRow & { month: string })[]> {
  const { rows } = await db.execute<
    { currency: Currency; month: string } & Record<keyof EarningsSums | 'orders', number>
  >(sql`
    select t.currency, to_char(t.at at time zone ${brand.timeZone}, 'YYYY-MM') as month, ${sums}
    from ledger_transfers t join orders o on o.id = t.order_id join ledger_entries e on e.transfer_id = t.id
    where o.trainer_id = ${trainerId} and t.at >= ${startOf(first)}
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** What a trainer was paid, and what payouts that are not paid yet hold, by currency. */
export async function sumPayouts(db: Database, trainerId: number) {
  const { rows } = await db.execute<{ currency: Currency; paid: number; unpaid: number }>(sql`
    select currency, coalesce(sum(amount_minor) filter (where state = 'paid'), 0)::float8 as paid,
      coalesce(sum(amount_minor) filter (where state in ('awaiting', 'approved')), 0)::float8 as unpaid
    from payouts where trainer_id = ${trainerId} group by currency`);
  return rows;
}
