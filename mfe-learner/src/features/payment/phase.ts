import type { Order, OrderStatus } from '@kaksha/domain/payments';
import type { Outcome } from './checkout-address';

/**
 * Where a purchase stands: something is to be chosen and paid, the provider's word is awaited, the learner is in, or
 * the money came for a seat that they had already.
 */
export type Phase = 'choose' | 'confirming' | 'enrolled' | 'returning';

interface Known {
  /** Null while it is not known, or none is under way. */
  order: Pick<Order, 'status' | 'enrolmentId'> | null;
  orderId: number | null;
  /** How the provider's page was left. Worth nothing by itself: what counts is the order. */
  outcome: Outcome | null;
}

export function phaseOf({ order, orderId, outcome }: Known): Phase {
  if (order?.status === 'paid') return order.enrolmentId === null ? 'returning' : 'enrolled';
  const awaited = orderId !== null && outcome === 'succeed' && (order === null || order.status === 'created');
  return awaited ? 'confirming' : 'choose';
}

/** What somebody should know about an order that brought them back to the choice. */
export type Setback = 'failed' | 'left' | 'expired' | 'refunded';

const setbacks: Partial<Record<OrderStatus, Setback>> = { failed: 'failed', expired: 'expired', refunded: 'refunded' };

export function setbackOf({ order, outcome }: Known): Setback | null {
  if (!order) return null;
  if (order.status === 'created') return outcome === 'fail' ? 'failed' : outcome === 'abandon' ? 'left' : null;
  return setbacks[order.status] ?? null;
}
