import type { CouponLimit } from '@kaksha/domain/payments';
import type { UserContext } from '../../../platform/context/context';
import { ownId } from '../../../platform/context/policy';
import { couponLimits } from '../enrolments/coupon-limits';
import { listOrderViews, type OrderView } from '../orders/view-repo';
import { listPurchases, type PurchaseRow } from './repo';

export interface Purchase extends PurchaseRow {
  /** Where the seat can move with its coupon; null for any batch of the course. */
  couponLimit: CouponLimit | null;
}

/** The user's orders, latest first, without those that expired. */
export function getPaymentHistory({ db, principal }: UserContext): Promise<OrderView[]> {
  return listOrderViews(db, principal.id);
}

/**
 * The user's enrolments, latest first, including those in courses that are no longer public.
 * @throws ApiError FORBIDDEN (403) for another user's id
 */
export async function getPurchases(context: UserContext, { userId }: { userId: number }): Promise<Purchase[]> {
  const id = ownId(context.principal, userId);
  const [rows, limits] = [await listPurchases(context.db, id), await couponLimits(context)];
  return rows.map((row) => ({ ...row, couponLimit: limits.get(row.enrolment.id) ?? null }));
}
