import { sql } from 'drizzle-orm';
import { tooMany } from '../../api-error';
import type { Database } from '../../db/database';

/** The day of the quota, which begins anew at midnight UTC. */
const today = sql`(now() at time zone 'UTC')::date`;

/** Counts one call of today. Throws 429 when a person has had as many as there are in a day. */
export async function takeCall(db: Database, userId: number, dailyCalls: number): Promise<void> {
  const { rows } = await db.execute<{ calls: number }>(sql`
    insert into ai_usage as u (user_id, day, calls) values (${userId}, ${today}, 1)
    on conflict (user_id, day) do update set calls = u.calls + 1 where u.calls < ${dailyCalls}
    returning calls`);
  if (rows.length === 0) {
    throw tooMany('You have used up today’s help of the AI helpers. There is more tomorrow.', 'AI_QUOTA_USED_UP');
  }
}

/** A call that came to nothing through no fault of the person's is not counted. */
export async function giveCallBack(db: Database, userId: number): Promise<void> {
  await db.execute(sql`
    update ai_usage set calls = calls - 1 where user_id = ${userId} and day = ${today} and calls > 0`);
}
