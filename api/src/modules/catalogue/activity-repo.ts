import type { ActivityCount } from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

interface ActivityRow extends ActivityCount, Record<string, unknown> {
  id: number;
}

/** How many different people enrolled in, contacted the trainer of, and viewed each course, by the course's id. */
export async function countActivity(db: Database, courseIds: readonly number[]): Promise<Map<number, ActivityCount>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await db.execute<ActivityRow>(sql`
    select c.id,
      (select count(distinct e.user_id)::int from enrolments e
        where e.course_id = c.id and e.status <> 'Refunded') as enrolled,
      (select count(*)::int from (
        select user_id from course_action_days d where d.course_id = c.id and d.action_type in (2, 3)
        union select user_id from course_actions a where a.course_id = c.id and a.kind = 'interest'
        union select user_id from enquiries q where q.course_id = c.id) as people) as contacted,
      (select count(distinct d.user_id)::int from course_action_days d
        where d.course_id = c.id and d.action_type = 1) as viewcourse
    from courses c where c.id = any (${`{${courseIds.join(',')}}`}::int[])`);
  return new Map(rows.map(({ id, enrolled, contacted, viewcourse }) => [id, { enrolled, contacted, viewcourse }]));
}
