import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

/**
 * When holds of a learner in batches with limited seats ended without a payment, latest first. Orders that replaced each
 * other within one hold count once. Orders that the trainer or the platform ended do not count.
 */
export async function listEndedHolds(
  db: Database,
  { userId, since, now }: { userId: number; since: Date; now: Date },
): Promise<{ batchId: number; end: Date }[]> {
  const { rows } = await db.execute<{ batchId: number; end: string | Date }>(sql`
    select distinct o.batch_id as "batchId", o.expires_at as "end"
    from orders o join batches b on b.id = o.batch_id
    where o.user_id = ${userId} and o.status in ('created', 'failed', 'expired') and o.ending is null
      and o.expires_at > ${since.toISOString()}::timestamptz and o.expires_at <= ${now.toISOString()}::timestamptz
      and b.seats is not null
      and not exists (select from orders paid where paid.user_id = o.user_id and paid.batch_id = o.batch_id
        and paid.expires_at = o.expires_at and paid.paid_at is not null)
    order by 2 desc, 1`);
  return rows.map(({ batchId, end }) => ({ batchId, end: new Date(end) }));
}
