import type { Order, OrderStatus } from '@kaksha/domain/payments';
import type { Outcome } from './checkout-address';

/**
 * Phase of a purchase: choosing, waiting for the provider's confirmation, enrolled, or refunding a payment for a seat
 * that the learner already had.
 */
export type Phase = 'choose' | 'confirming' | 'enrolled' | 'duplicate';

interface Known {
  /** Null until the order is loaded, and without an order. */
  order: Pick<Order, 'status' | 'enrolmentId'> | null;
  orderId: number | null;
  /** How the user left the provider's page. Only a hint: the order's status decides. */
  outcome: Outcome | null;
}

export function phaseOf({ order, orderId, outcome }: Known): Phase {
  if (order?.status === 'paid') return order.enrolmentId === null ? 'duplicate' : 'enrolled';
  const awaited = orderId !== null && outcome === 'succeed' && (order === null || order.status === 'created');
  return awaited ? 'confirming' : 'choose';
}

/** Why the user is back at the choice. */
export type OrderProblem = 'failed' | 'left' | 'expired' | 'refunded';

const problemOfStatus: Partial<Record<OrderStatus, OrderProblem>> = {
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
};

export function orderProblemOf({ order, outcome }: Known): OrderProblem | null {
  if (!order) return null;
  if (order.status === 'created') return outcome === 'fail' ? 'failed' : outcome === 'abandon' ? 'left' : null;
  return problemOfStatus[order.status] ?? null;
}
