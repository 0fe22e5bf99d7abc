import type { BatchChangeAnswer } from '@kaksha/domain/catalogue';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { teacherOfBatch } from '../../../platform/database/batch-teacher';
import type { Database } from '../../../platform/database/database';
import { batchChangeResponses, batchChanges } from '../../../platform/database/schema/batch-changes';
import { batches, courses } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';
import { trainers } from '../../../platform/database/schema/people';

const maxRows = 100;

/** When the learner chose the batch: by the order, or by a later change of the batch. */
const seatSince = sql`greatest((select o.created_at from orders o where o.id = ${enrolments.orderId}),
  (select max(m.created_at) from enrolment_moves m where m.enrolment_id = ${enrolments.id}))`;

export type ChangeOfLearner = Awaited<ReturnType<typeof listOpenChanges>>[number];

/** The learner's unanswered moves, the last one of each batch. */
export function listOpenChanges(db: Database, { userId, now, id }: { userId: number; now: Date; id?: number }) {
  const isLast = sql`not exists (select from batch_changes newer
    where newer.batch_id = ${batchChanges.batchId} and newer.id > ${batchChanges.id})`;
  return db
    .select({
      change: batchChanges,
      enrolment: { id: enrolments.id, orderId: enrolments.orderId, amountMinor: enrolments.amountMinor },
      course: { id: courses.id, name: courses.name },
      trainerName: trainers.name,
    })
    .from(batchChanges)
    .innerJoin(batches, and(eq(batches.id, batchChanges.batchId), sql`${batches.state} <> 'cancelled'`))
    .innerJoin(enrolments, and(eq(enrolments.batchId, batches.id), eq(enrolments.userId, userId)))
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()))
    .leftJoin(
      batchChangeResponses,
      and(eq(batchChangeResponses.changeId, batchChanges.id), eq(batchChangeResponses.enrolmentId, enrolments.id)),
    )
    .where(
      and(
        eq(enrolments.status, 'Active'),
        gt(batchChanges.respondUntil, now),
        sql`${seatSince} <= ${batchChanges.createdAt}`,
        isNull(batchChangeResponses.answer),
        isLast,
        id === undefined ? undefined : eq(batchChanges.id, id),
      ),
    )
    .orderBy(desc(batchChanges.createdAt))
    .limit(maxRows);
}

/** False when it was answered before. */
export async function addResponse(
  tx: Database,
  values: { changeId: number; enrolmentId: number; answer: BatchChangeAnswer },
): Promise<boolean> {
  const rows = await tx.insert(batchChangeResponses).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}
