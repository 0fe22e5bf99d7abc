import type { ActivityCount } from '@kaksha/domain/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import { batchesOfContacts, contactsOf } from '../../../platform/database/batch-contacts';
import { isTaughtBy } from '../../../platform/database/batch-teacher';
import type { Database } from '../../../platform/database/database';

/** SQL value: the number of users who enrolled in a course, contacted its trainer, and viewed it. */
export const activityOf = (course: number | SQL): SQL<ActivityCount> => sql`json_build_object(
  'enrolled', (select count(distinct e.user_id) from enrolments e
    where e.course_id = ${course} and e.status <> 'Refunded'),
  'contacted', (select count(*) from (${contactsOf(course)}) as people),
  'viewcourse', (select count(distinct d.user_id) from course_action_days d
    where d.course_id = ${course} and d.action_type = 1))`;

/** SQL value: the same of the batches that a trainer teaches. Views belong to no batch. */
const activityOfTaught = (course: SQL, trainerId: number): SQL<ActivityCount> => {
  const taught = sql`select b.id from batches b where b.course_id = ${course} and ${isTaughtBy(trainerId, 'b')}`;
  return sql`json_build_object(
  'enrolled', (select count(distinct e.user_id) from enrolments e
    where e.batch_id in (${taught}) and e.status <> 'Refunded'),
  'contacted', (select count(*) from (${contactsOf(course)}) people where people.user_id in (
    select about.user_id from (${batchesOfContacts(course)}) about where about.batch_id in (${taught}))),
  'viewcourse', 0)`;
};

/**
 * `activityOf` of several courses, by course id.
 * @param taughtBy  counts the batches of this trainer only
 */
export async function countActivity(
  db: Database,
  courseIds: readonly number[],
  taughtBy?: number,
): Promise<Map<number, ActivityCount>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; activity: ActivityCount }>(sql`
    select c.id, ${taughtBy === undefined ? activityOf(sql`c.id`) : activityOfTaught(sql`c.id`, taughtBy)} as activity
    from courses c where c.id = any (${`{${courseIds.join(',')}}`}::int[])`);
  return new Map(rows.map(({ id, activity }) => [id, activity]));
}
