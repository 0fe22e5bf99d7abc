import type { HeldRefundRow } from './repo';

export const presentHeldRefund = ({ refund, order, trainerName }: HeldRefundRow) => ({
  ...refund,
  orderId: order.id,
  courseName: order.courseName,
  trainerName,
  currency: order.currency,
  amount: refund.amountMinor,
  requestedAt: refund.createdAt,
});
