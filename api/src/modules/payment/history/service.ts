import type { UserContext } from '../../../context';
import { ownId } from '../../../policy';
import { listOrderViews, type OrderView } from '../orders/view-repo';
import { listPurchases, type PurchaseRow } from './repo';

/** The user's orders, latest first, without those that expired. */
export function getPaymentHistory({ db, principal }: UserContext): Promise<OrderView[]> {
  return listOrderViews(db, principal.id);
}

/**
 * The user's enrolments, latest first, including those in courses that are no longer public.
 * @throws ApiError FORBIDDEN (403) for another user's id
 */
export async function getPurchases(
  { db, principal }: UserContext,
  { userId }: { userId: number },
): Promise<PurchaseRow[]> {
  return listPurchases(db, ownId(principal, userId));
}
