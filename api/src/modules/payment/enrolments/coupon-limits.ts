import type { CouponLimit } from '@kaksha/domain/payments';
import type { ServiceContext } from '../../../context';
import { listOpenChanges } from '../../batches/changes/repo';
import { listCouponLimits } from './repo';

/**
 * The batches for which the coupon of a seat is valid, by enrolment. Seats without an entry can move to any batch of
 * their course, also while the learner can answer a move by the trainer. Dates and limits of a coupon count when its
 * order is placed.
 */
export async function couponLimits(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  userId: number,
): Promise<Map<number, CouponLimit>> {
  const limits = await listCouponLimits(db, userId);
  if (limits.size === 0) return limits;
  for (const { enrolment } of await listOpenChanges(db, { userId, now: clock.now() })) limits.delete(enrolment.id);
  return limits;
}
