import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

export interface DeadLetterRow {
  id: string;
  data: Record<string, unknown>;
  error: string | null;
  failedAt: string;
}

/** Failed jobs that wait for an administrator, latest first. pg-boss stores a timeout as a nested value. */
export async function findDeadLetters(db: Database, { queue, max }: { queue: string; max: number }) {
  const { rows } = await db.execute<DeadLetterRow & Record<string, unknown>>(sql`
    select id, data, coalesce(output ->> 'message', output -> 'value' ->> 'message') as error,
      to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
    from pgboss.job
    where name = ${queue} and state in ('created', 'retry')
    order by created_on desc, id
    limit ${max}`);
  return rows;
}

/** Completes a dead letter and returns its data; null when it was retried before. */
export async function takeDeadLetter(
  tx: Database,
  { queue, id }: { queue: string; id: string },
): Promise<Record<string, unknown> | null> {
  const { rows } = await tx.execute<{ data: Record<string, unknown> }>(sql`
    update pgboss.job set state = 'completed', completed_on = now()
    where name = ${queue} and id = ${id} and state in ('created', 'retry')
    returning data`);
  return rows[0]?.data ?? null;
}
