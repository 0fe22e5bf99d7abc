import type { RefundRow } from './repo';
import type { RefundOffer } from './service';

export const presentRefund = (refund: RefundRow) => ({
  ...refund,
  amount: refund.amountMinor,
  requestedAt: refund.createdAt,
});

export const presentRefundOffer = ({ left, view: { order, refund }, ...offer }: RefundOffer) => ({
  ...offer,
  // After the refund it is what the refund pays back.
  amount: refund && refund.status !== 'failed' ? refund.amountMinor : left,
  fullAmount: order.feeMinor,
  currency: order.currency,
  status: order.status,
  refund: refund && presentRefund(refund),
});
