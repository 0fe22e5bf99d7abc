import type { OrderView } from '../orders/view-repo';
import type { RefundOfferWire, RefundWire } from './schema';
import type { RefundOffer } from './service';

export const presentRefund = (refund: OrderView['refund']): RefundWire | null =>
  refund && {
    status: refund.status,
    amount: refund.amountMinor,
    reason: refund.reason,
    requested_at: refund.createdAt.toISOString(),
  };

export function presentRefundOffer({ eligible, message, until, view }: RefundOffer): RefundOfferWire {
  const { order, refund } = view;
  return {
    eligible,
    message,
    until: until?.toISOString() ?? null,
    amount: order.amountMinor,
    full_amount: order.feeMinor,
    currency: order.currency,
    status: order.status,
    refund: presentRefund(refund),
  };
}
