import type { Order, OrderStatus } from '@kaksha/domain/payments';
import type { Outcome } from './checkout-address';

/**
 * Phase of a purchase: choosing, waiting for the provider's confirmation, enrolled, or `paid-back`: the payment goes
 * back, because it got no seat.
 */
export type Phase = 'choose' | 'confirming' | 'enrolled' | 'paid-back';

interface Known {
  /** Null until the order is loaded, and without an order. */
  order: Pick<Order, 'status' | 'enrolmentId' | 'ended'> | null;
  orderId: number | null;
  /** How the user left the provider's page. Only a hint: the order's status decides. */
  outcome: Outcome | null;
}

export function phaseOf({ order, orderId, outcome }: Known): Phase {
  if (order?.status === 'paid') return order.enrolmentId === null ? 'paid-back' : 'enrolled';
  if (order?.status === 'refunded' && order.ended) return 'paid-back';
  if (order?.ended) return 'choose';
  const awaited = orderId !== null && outcome === 'succeed' && (order === null || order.status === 'created');
  return awaited ? 'confirming' : 'choose';
}

/** Why the user is back at the choice. */
export type OrderProblem = 'failed' | 'left' | 'expired' | 'refunded' | 'ended';

const problemOfStatus: Partial<Record<OrderStatus, OrderProblem>> = {
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
};

export function orderProblemOf({ order, outcome }: Known): OrderProblem | null {
  if (!order) return null;
  if (order.ended && order.status !== 'refunded') return 'ended';
  if (order.status === 'created') return outcome === 'fail' ? 'failed' : outcome === 'abandon' ? 'left' : null;
  return problemOfStatus[order.status] ?? null;
}
