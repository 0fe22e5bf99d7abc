import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { teacherOfBatch } from '../../../platform/database/batch-teacher';
import type { Database } from '../../../platform/database/database';
import { batches, courses } from '../../../platform/database/schema/courses';
import { paymentConfigs } from '../../../platform/database/schema/payments';
import { trainers, users } from '../../../platform/database/schema/people';

const teacher = alias(trainers, 'teacher');
const seller = alias(users, 'seller');
const buyer = alias(users, 'buyer');

/** An active batch of a public course with its fees and trainers; null when there is none. */
export async function findOffer(db: Database, { courseId, batchId }: { courseId: number; batchId: number }) {
  const [offer] = await db
    .select({
      course: {
        id: courses.id,
        name: courses.name,
        trainerId: courses.trainerId,
        isPublic: courses.isPublic,
        feeMinor: courses.feeMinor,
        feeUsdMinor: courses.feeUsdMinor,
        discount: courses.discount,
        priceMinor: courses.priceMinor,
        priceUsdMinor: courses.priceUsdMinor,
      },
      batch: batches,
      ownerUserId: trainers.userId,
      teacherUserId: teacher.userId,
      /** Currencies that the trainer accepts; null without payment settings. */
      accepted: paymentConfigs.currencies,
    })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .innerJoin(teacher, eq(teacher.id, teacherOfBatch()))
    .leftJoin(paymentConfigs, eq(paymentConfigs.trainerId, courses.trainerId))
    .where(and(eq(courses.id, courseId), eq(batches.id, batchId), eq(batches.active, true)));
  return offer?.course.isPublic ? offer : null;
}

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Whether the course of an order, the account of its trainer or the account of its learner was deleted. */
export async function findDeletions(
  db: Database,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<{ course: Date | null; seller: Date | null; buyer: Date | null } | null> {
  const [row] = await db
    .select({ course: courses.deletedAt, seller: seller.blockedAt, buyer: buyer.blockedAt })
    .from(courses)
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .innerJoin(seller, eq(seller.id, trainers.userId))
    .innerJoin(buyer, eq(buyer.id, userId))
    .where(eq(courses.id, courseId));
  return row ?? null;
}
