import type { OrderStatus } from '@kaksha/domain/payments';
import { keysOf } from '@kaksha/domain/typed';

/** Allowed transitions. A payment can arrive after an order has failed or expired. */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['paid', 'failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

/** The status after an event; outdated events change nothing. */
export function nextStatus(from: OrderStatus, to: OrderStatus): OrderStatus {
  return canMove(from, to) ? to : from;
}

/** Statuses that allow the transition, for the `where` of an atomic update. */
export function statusesBefore(to: OrderStatus): OrderStatus[] {
  return keysOf(moves).filter((from) => canMove(from, to));
}
