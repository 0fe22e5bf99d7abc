import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { batches } from '../../../db/schema/course-parts';
import { enrolments } from '../../../db/schema/payments';
import { trainers } from '../../../db/schema/people';

export interface PurchaseRow {
  enrolment: typeof enrolments.$inferSelect;
  batch: typeof batches.$inferSelect;
  trainerName: string;
}

const maxRows = 500;

export function listPurchases(db: Database, userId: number): Promise<PurchaseRow[]> {
  return db
    .select({ enrolment: enrolments, batch: batches, trainerName: trainers.name })
    .from(enrolments)
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .innerJoin(trainers, eq(trainers.id, enrolments.trainerId))
    .where(eq(enrolments.userId, userId))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id))
    .limit(maxRows);
}
