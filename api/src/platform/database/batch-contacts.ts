import { type SQL, sql } from 'drizzle-orm';

/** SQL rows: users and the batches of a course that they asked about, prefer or wait for. */
export const batchesOfContacts = (course: number | SQL): SQL => sql`
  select user_id, batch_id from enquiries where course_id = ${course} and batch_id is not null
  union select user_id, batch_id from preferred_batches where course_id = ${course}
  union select w.user_id, w.batch_id from waiting_list w join batches b on b.id = w.batch_id
    where b.course_id = ${course} and w.status in ('waiting', 'offered')`;

/** SQL rows: users who chatted about a course, were interested or enquired. */
export const contactsOf = (course: number | SQL): SQL => sql`
  select user_id from course_action_days where course_id = ${course} and action_type in (2, 3)
  union select user_id from course_actions where course_id = ${course} and kind = 'interest'
  union select user_id from enquiries where course_id = ${course}`;

/** SQL condition: the batch is one of these. */
export const isOneOf = (table: string, ids: readonly number[]): SQL =>
  sql`${sql.identifier(table)}.batch_id = any (${`{${ids.join(',')}}`}::int[])`;
