import type { OrderStatus } from '@kaksha/domain/payments';

/**
 * An order only goes forward. A payment may arrive after the order was given up (`failed`, `expired`): the learner
 * has paid, so it counts.
 */
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

/** The status after news of `to`; news that is old or out of order changes nothing. */
export function nextStatus(from: OrderStatus, to: OrderStatus): OrderStatus {
  return canMove(from, to) ? to : from;
}

/** Statuses that an order can come from: the `where` of an update that at most one of many racing writers wins. */
export function statusesBefore(to: OrderStatus): OrderStatus[] {
  return (Object.keys(moves) as OrderStatus[]).filter((from) => canMove(from, to));
}
