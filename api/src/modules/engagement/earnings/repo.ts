import type { Currency } from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { isKept } from '../kept-payments';
import type { Period } from '../period';

/** Payments of learners to a trainer by currency, in minor units, less refunds. */
export async function sumEarnings(db: Database, trainerId: number, period?: Period): Promise<Record<Currency, number>> {
  const inPeriod = period
    ? sql`(enrolled_at at time zone ${period.timeZone})::date between ${period.first} and ${period.last}`
    : sql`true`;
  const { rows } = await db.execute<{ currency: Currency; amount: string }>(sql`
    select currency, sum(amount_minor - coalesce((
      select sum(r.amount_minor) from payments p join refunds r on r.payment_id = p.id
      where p.order_id = enrolments.order_id and not r.closes_order and r.status = 'succeeded'), 0)) as amount
    from enrolments
    where trainer_id = ${trainerId} and (status <> 'Refunded' or ${isKept(sql`order_id`)}) and ${inPeriod}
    group by currency`);
  const earned = { INR: 0, USD: 0 };
  for (const { currency, amount } of rows) earned[currency] = Number(amount);
  return earned;
}
