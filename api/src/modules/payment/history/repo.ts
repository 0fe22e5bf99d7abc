import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { batches } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';
import { trainers } from '../../../platform/database/schema/people';

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
