import type { RefundRow } from './repo';
import type { RefundOfferWire, RefundWire } from './schema';
import type { RefundOffer } from './service';

export const presentRefund = (refund: RefundRow): RefundWire => ({
  status: refund.status,
  amount: refund.amountMinor,
  reason: refund.reason,
  closes_order: refund.closesOrder,
  is_held: refund.isHeld,
  requested_at: refund.createdAt.toISOString(),
});

export function presentRefundOffer({ eligible, message, until, left, view }: RefundOffer): RefundOfferWire {
  const { order, refund } = view;
  return {
    eligible,
    message,
    until: until?.toISOString() ?? null,
    // After the refund it is what the refund pays back.
    amount: refund && refund.status !== 'failed' ? refund.amountMinor : left,
    full_amount: order.feeMinor,
    currency: order.currency,
    status: order.status,
    refund: refund && presentRefund(refund),
  };
}
