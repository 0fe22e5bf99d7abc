import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { courseUsers } from '../../../platform/database/schema/activity';

/** Stores the view and deletes all but the user's `maxCourses` latest. */
export async function recordView(
  db: Database,
  { userId, courseId }: { userId: number; courseId: number },
  maxCourses: number,
): Promise<void> {
  await db
    .insert(courseUsers)
    .values({ userId, courseId })
    .onConflictDoUpdate({ target: [courseUsers.userId, courseUsers.courseId], set: { seenAt: sql`now()` } });
  await db.execute(sql`
    delete from course_users where user_id = ${userId} and course_id not in (
      select course_id from course_users where user_id = ${userId}
      order by seen_at desc, course_id desc limit ${maxCourses})`);
}

export async function listRecentlyViewed(db: Database, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from course_users u join courses c on c.id = u.course_id
    where u.user_id = ${userId} and c.is_public order by u.seen_at desc, c.id desc`);
  return rows.map(({ id }) => id);
}
