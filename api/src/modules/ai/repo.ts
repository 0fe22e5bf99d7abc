import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

/** The quota's day starts at midnight UTC. */
const today = sql`(now() at time zone 'UTC')::date`;

/** Counts one call of today. False when the user has used `dailyCalls` already. */
export async function takeCall(db: Database, userId: number, dailyCalls: number): Promise<boolean> {
  const { rows } = await db.execute<{ calls: number }>(sql`
    insert into ai_usage as u (user_id, day, calls) values (${userId}, ${today}, 1)
    on conflict (user_id, day) do update set calls = u.calls + 1 where u.calls < ${dailyCalls}
    returning calls`);
  return rows.length > 0;
}

/** Subtracts one call of today. */
export async function returnCall(db: Database, userId: number): Promise<void> {
  await db.execute(sql`
    update ai_usage set calls = calls - 1 where user_id = ${userId} and day = ${today} and calls > 0`);
}
