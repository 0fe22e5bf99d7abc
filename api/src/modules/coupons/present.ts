import { brand } from '@kaksha/domain/brand';
import { couponProgress } from '@kaksha/domain/coupons';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { versionOf } from '../../platform/http/edit-conflict';
import type { CouponDetails } from './repo';
import type { CouponWire } from './schema';

const dayOf = (at: Date | null) => at && dayIn(brand.timeZone, at);

export function presentCoupon(details: CouponDetails, now: Date): CouponWire {
  const { coupon, courseIds, batchIds, uses } = details;
  const lastDay = dayOf(coupon.endsAt);
  const startsAt = coupon.startsAt?.toISOString() ?? null;
  const endsAt = coupon.endsAt?.toISOString() ?? null;
  const { enabled, maxUses } = coupon;
  return {
    id: coupon.id,
    code: coupon.code,
    kind: coupon.kind,
    percent: coupon.percent,
    amount_inr: coupon.amountMinor,
    amount_usd: coupon.amountUsdMinor,
    scope: coupon.scope,
    course_ids: courseIds,
    batch_ids: batchIds,
    first_day: dayOf(coupon.startsAt),
    // `endsAt` is exclusive: midnight after the last day.
    last_day: lastDay && addDays(lastDay, -1),
    max_uses: maxUses,
    max_uses_per_learner: coupon.maxUsesPerLearner,
    starts_at: startsAt,
    ends_at: endsAt,
    enabled,
    uses,
    progress: couponProgress({ enabled, startsAt, endsAt, maxUses, uses }, now),
    version: couponVersion(details),
  };
}

/** The version of what the form of a coupon saves, without its switch. */
export function couponVersion({
  coupon,
  courseIds,
  batchIds,
}: Pick<CouponDetails, 'coupon' | 'courseIds' | 'batchIds'>) {
  const { enabled: _switch, createdAt: _created, updatedAt: _updated, ...form } = coupon;
  return versionOf({ form, courseIds, batchIds });
}
