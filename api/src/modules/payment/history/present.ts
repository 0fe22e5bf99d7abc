import { presentBatch } from '../../catalogue/courses/present';
import type { CourseWire } from '../../catalogue/courses/schema';
import type { Purchase } from './service';

export const presentPurchase = (
  card: CourseWire,
  { enrolment, batch, trainerName, couponLimit, isPaused }: Purchase,
) => ({
  ...card,
  enrolmentId: enrolment.id,
  enrolmentStatus: enrolment.status,
  purchaseDate: enrolment.enrolledAt,
  orderId: enrolment.orderId,
  amount: enrolment.amountMinor,
  currency: enrolment.currency,
  batchId: enrolment.batchId,
  batch: presentBatch(batch, trainerName, { reasons: enrolment.status !== 'Refunded' }),
  isPaused,
  couponLimit: couponLimit && { ...couponLimit, batchIds: [...couponLimit.batchIds] },
});
