import type { ActivityCount } from '@kaksha/domain/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';

/** SQL value: the number of users who enrolled in a course, contacted its trainer, and viewed it. */
export const activityOf = (course: number | SQL): SQL<ActivityCount> => sql`json_build_object(
  'enrolled', (select count(distinct e.user_id) from enrolments e
    where e.course_id = ${course} and e.status <> 'Refunded'),
  'contacted', (select count(*) from (
    select user_id from course_action_days d where d.course_id = ${course} and d.action_type in (2, 3)
    union select user_id from course_actions a where a.course_id = ${course} and a.kind = 'interest'
    union select user_id from enquiries q where q.course_id = ${course}) as people),
  'viewcourse', (select count(distinct d.user_id) from course_action_days d
    where d.course_id = ${course} and d.action_type = 1))`;

/** `activityOf` of several courses, by course id. */
export async function countActivity(db: Database, courseIds: readonly number[]): Promise<Map<number, ActivityCount>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; activity: ActivityCount }>(sql`
    select c.id, ${activityOf(sql`c.id`)} as activity
    from courses c where c.id = any (${`{${courseIds.join(',')}}`}::int[])`);
  return new Map(rows.map(({ id, activity }) => [id, activity]));
}
