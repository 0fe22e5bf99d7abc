import type { MeetingKind } from '@kaksha/domain/catalogue';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { batches } from '../../../platform/database/schema/courses';
import { boolean, integer } from '../../../platform/database/typed-sql';

/** What the trainer of a batch learns about its classes. */
export interface ClassFacts {
  /** Learners with a seat. */
  learners: number;
  meeting: MeetingKind;
}

/**
 * The facts of all batches of the courses, by batch id. The link itself stays in its table.
 * @param hasRooms  whether the site makes a meeting for a class without a link
 */
export async function listClassFacts(
  db: Database,
  courseIds: readonly number[],
  { hasRooms }: { hasRooms: boolean },
): Promise<Map<number, ClassFacts>> {
  const rows = await db
    .select({
      id: batches.id,
      learners: integer(
        sql`select count(*) from enrolments e where e.batch_id = ${batches.id} and e.status <> 'Refunded'`,
      ),
      hasLink: boolean(sql`exists (select from meetings m where m.batch_id = ${batches.id})`),
    })
    .from(batches)
    .where(inArray(batches.courseId, [...courseIds]));
  const meetingOf = (hasLink: boolean): MeetingKind => (hasLink ? 'link' : hasRooms ? 'room' : 'none');
  return new Map(rows.map(({ id, learners, hasLink }) => [id, { learners, meeting: meetingOf(hasLink) }]));
}
