import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Puts fetched jobs back as if no worker had fetched them, so that they keep their age and their attempts. */
export async function returnJobs(db: Database, queue: string, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set state = case when retry_count > 0 then 'retry' else 'created' end::pgboss.job_state,
      started_on = case when retry_count > 0 then started_on end, retry_count = greatest(retry_count - 1, 0)
    where name = ${queue} and state = 'active' and id in ${[...ids]}`);
}

/** Those of the queues that have jobs to run now. */
export async function findDueQueues(db: Database, queues: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct name from pgboss.job where name in ${[...queues]} and state < 'active' and start_after < now()`);
  return new Set(rows.map(({ name }) => name));
}

/** The ids of jobs of a queue, oldest first. Dates of JavaScript have no microseconds, which order the jobs of one transaction. */
export async function sortByAge(db: Database, queue: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from pgboss.job where name = ${queue} and id in ${[...ids]} order by created_on, id`,
  );
  return rows.map(({ id }) => id);
}

/** Makes each job a microsecond younger than the one before it. */
export async function spreadCreation(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update pgboss.job j set created_on = j.created_on + o.at * interval '1 microsecond'
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as o (id, at)
    where j.id = o.id::uuid and j.state = 'created'`);
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

export interface QueueFigures {
  name: string;
  /** Null for a queue without a schedule. */
  cron: string | null;
  waiting: number;
  active: number;
  failed: number;
  deadLetters: number;
  /** Age of the oldest job that is due and has not begun. */
  oldestSeconds: number | null;
}

/** Figures of every queue but the one of dead letters. */
export async function findQueueFigures(db: Database, deadLetterQueue: string): Promise<QueueFigures[]> {
  const { rows } = await db.execute<QueueFigures & Record<string, unknown>>(sql`
    select q.name, s.cron,
      (count(j.id) filter (where j.state in ('created', 'retry')))::int as waiting,
      (count(j.id) filter (where j.state = 'active'))::int as active,
      (count(j.id) filter (where j.state = 'failed'))::int as failed,
      (select count(*)::int from pgboss.job d
        where d.name = ${deadLetterQueue} and d.data ->> 'queue' = q.name and d.state in ('created', 'retry')
      ) as "deadLetters",
      greatest(0, extract(epoch from now() - min(j.created_on) filter (
        where j.state in ('created', 'retry') and j.start_after <= now())))::int as "oldestSeconds"
    from pgboss.queue q
    left join pgboss.schedule s on s.name = q.name
    left join pgboss.job j on j.name = q.name
    where q.name <> ${deadLetterQueue} and q.name not like '\\_\\_pgboss%'
    group by q.name, s.cron
    order by q.name`);
  return rows;
}
