import { presentBatch } from '../../catalogue/courses/present';
import type { CourseWire } from '../../catalogue/courses/schema';
import type { PurchaseWire } from './schema';
import type { Purchase } from './service';

export const presentPurchase = (
  card: CourseWire,
  { enrolment, batch, trainerName, couponLimit }: Purchase,
): PurchaseWire => ({
  ...card,
  enrollment_id: enrolment.id,
  enrollment_status: enrolment.status,
  purchase_date: enrolment.enrolledAt.toISOString(),
  order_id: enrolment.orderId,
  amount: enrolment.amountMinor,
  currency: enrolment.currency,
  batch_id: enrolment.batchId,
  batch: presentBatch(batch, trainerName, { reasons: enrolment.status !== 'Refunded' }),
  coupon_limit: couponLimit && { code: couponLimit.code, batch_ids: [...couponLimit.batchIds] },
});
