import type { UserContext } from '../../platform/context/context';
import { managesAs, mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { forbidden } from '../../platform/http/api-error';
import { receivesFor } from '../payouts/policy';
import type { OrderRow } from './orders/repo';

/** @throws ApiError FORBIDDEN (403) unless the order is the learner's own. */
export function mustOwnOrder(principal: Principal, order: Pick<OrderRow, 'userId'>): void {
  if (order.userId !== principal.id) throw forbidden();
}

/** Administrators see and refund any order. @throws ApiError FORBIDDEN (403) */
export function mustOwnOrderOrBeAdmin(principal: Principal, order: Pick<OrderRow, 'userId'>): void {
  if (!mayAs(principal, 'finance')) mustOwnOrder(principal, order);
}

/** The trainer or institute that sold the order, and administrators. @throws ApiError FORBIDDEN (403) */
export function mustSellOrder(principal: Principal, order: Pick<OrderRow, 'trainerId'>): void {
  if (!managesAs(principal, order.trainerId, 'finance')) throw forbidden();
}

/** Whether a trainer tries to buy a seat in a batch that they offer or teach. */
export function teachesBatch(userId: number, trainerUserIds: readonly (number | null)[]): boolean {
  return trainerUserIds.includes(userId);
}

/** Administrators may refund after the refund window, while there is a payment to refund. */
export function mayRefundOutsideRule(
  principal: Principal,
  {
    order,
    payment,
    refund,
  }: { order: Pick<OrderRow, 'status'>; payment: object | null; refund: { status: string } | null },
): boolean {
  return mayAs(principal, 'finance') && payment !== null && (order.status === 'paid' || refund?.status === 'failed');
}

/** Administrators decide about refunds that take money of the platform, but not about those of their own sales. */
export const decidesRefunds = async (
  context: Pick<UserContext, 'db' | 'principal'>,
  order: Pick<OrderRow, 'trainerId'>,
): Promise<boolean> => mayAs(context.principal, 'finance') && !(await receivesFor(context, order));
