import type { Currency } from '@kaksha/domain/catalogue';
import type { AnswerFigures } from '@kaksha/domain/engagement';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';

/** Days `YYYY-MM-DD`, UTC, both included; without them all time is meant. */
export interface Span {
  first: string;
  last: string;
}

const within = (moment: SQL, span?: Span): SQL =>
  span ? sql`(${moment} at time zone 'UTC')::date between ${span.first} and ${span.last}` : sql`true`;

/**
 * Questions to the trainer that were answered within 24 hours, of those that have been or should have been: one that
 * still has time is not counted.
 */
export async function answersOf(db: Database, trainerId: number, now: Date, span?: Span): Promise<AnswerFigures> {
  const { rows } = await db.execute<{ due: number; in_time: number }>(sql`
    select count(*) filter (where in_time or created_at <= ${now.toISOString()}::timestamptz - interval '24 hours')::int
        as due,
      count(*) filter (where in_time)::int as in_time
    from (
      select created_at, coalesce(answered_at <= created_at + interval '24 hours', false) as in_time
      from enquiries where trainer_id = ${trainerId} and ${within(sql`created_at`, span)}
    ) as asked`);
  return { due: rows[0]?.due ?? 0, inTime: rows[0]?.in_time ?? 0 };
}

/** What learners paid the trainer for seats, in minor units; what was given back is not in it. */
export async function earnedOf(db: Database, trainerId: number, span?: Span): Promise<Record<Currency, number>> {
  const { rows } = await db.execute<{ currency: Currency; amount: string }>(sql`
    select currency, sum(amount_minor) as amount from enrolments
    where trainer_id = ${trainerId} and status <> 'Refunded' and ${within(sql`enrolled_at`, span)}
    group by currency`);
  const earned = { INR: 0, USD: 0 };
  for (const { currency, amount } of rows) earned[currency] = Number(amount);
  return earned;
}
