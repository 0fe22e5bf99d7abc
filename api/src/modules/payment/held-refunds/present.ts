import type { HeldRefundRow } from './repo';
import type { HeldRefundWire } from './schema';

export const presentHeldRefund = ({ refund, order, trainerName }: HeldRefundRow): HeldRefundWire => ({
  id: refund.id,
  order_id: order.id,
  course_name: order.courseName,
  trainer_name: trainerName,
  currency: order.currency,
  amount: refund.amountMinor,
  reason: refund.reason,
  requested_at: refund.createdAt.toISOString(),
});
