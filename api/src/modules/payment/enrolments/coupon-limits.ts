import type { CouponLimit } from '@kaksha/domain/payments';
import type { UserContext } from '../../../platform/context/context';
import { getBatchChanges } from '../batch-changes/service';
import { listCouponLimits } from './repo';

/**
 * The batches for which the coupons of the caller's seats are valid, by enrolment. Seats without an entry can move to any batch of
 * their course, also while the learner can answer a move by the trainer. Dates and limits of a coupon count when its
 * order is placed.
 */
export async function couponLimits(context: UserContext): Promise<Map<number, CouponLimit>> {
  const limits = await listCouponLimits(context.db, context.principal.id);
  if (limits.size === 0) return limits;
  for (const { enrolment } of await getBatchChanges(context)) limits.delete(enrolment.id);
  return limits;
}
