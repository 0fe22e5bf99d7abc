import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { deletedAddressPattern } from '../../../platform/database/deleted-account';
import { batches, courses } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';
import { trainers } from '../../../platform/database/schema/people';
import { boolean } from '../../../platform/database/typed-sql';

export interface PurchaseRow {
  enrolment: typeof enrolments.$inferSelect;
  batch: typeof batches.$inferSelect;
  trainerName: string;
  /** Whether an administrator hid the course or blocked its seller. */
  isPaused: boolean;
}

const maxRows = 500;

const isPaused = sql`(${courses.hiddenAt} is not null or exists (
  select from trainers t join users u on u.id = t.user_id
  where t.id = ${courses.trainerId} and u.blocked_at is not null and u.email not like ${deletedAddressPattern}))`;

export function listPurchases(db: Database, userId: number): Promise<PurchaseRow[]> {
  return db
    .select({ enrolment: enrolments, batch: batches, trainerName: trainers.name, isPaused: boolean(isPaused) })
    .from(enrolments)
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(trainers, eq(trainers.id, enrolments.trainerId))
    .where(eq(enrolments.userId, userId))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id))
    .limit(maxRows);
}
