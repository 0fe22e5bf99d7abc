import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** Puts fetched jobs back as if no worker had fetched them, so that they keep their age and their attempts. */
export async function returnJobs(db: Database, queue: string, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set state = case when retry_count > 0 then 'retry' else 'created' end::pgboss.job_state,
      started_on = case when retry_count > 0 then started_on end, retry_count = greatest(retry_count - 1, 0)
    where name = ${queue} and state = 'active' and id in ${[...ids]}`);
}

export async function findQueueNames(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.queue`);
  return rows.map(({ name }) => name);
}

/** One statement, because pg-boss would commit and sync each queue. */
export async function addQueues(db: Database, queues: readonly { name: string; options: object }[]): Promise<void> {
  await db.execute(sql`
    select pgboss.create_queue(q.name, q.options)
    from json_to_recordset(${JSON.stringify(queues)}::json) as q (name text, options json)`);
}
