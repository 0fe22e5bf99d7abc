import { brand } from '@kaksha/domain/brand';
import { couponProgress } from '@kaksha/domain/coupons';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { versionOf } from '../../platform/http/edit-conflict';
import type { CouponDetails } from './repo';

const dayOf = (at: Date | null) => at && dayIn(brand.timeZone, at);

/** A coupon with what follows from its row. */
export function presentCoupon(details: CouponDetails, now: Date) {
  const { coupon, ...rest } = details;
  const lastDay = dayOf(coupon.endsAt);
  return {
    ...coupon,
    ...rest,
    firstDay: dayOf(coupon.startsAt),
    // `endsAt` is exclusive: midnight after the last day.
    lastDay: lastDay && addDays(lastDay, -1),
    progress: couponProgress({ ...coupon, ...rest }, now),
    version: couponVersion(details),
  };
}

/** The version of what the form of a coupon saves, without its switch. */
export function couponVersion({ coupon, courseIds, batchIds }: CouponDetails) {
  const { enabled: _switch, createdAt: _created, updatedAt: _updated, ...form } = coupon;
  return versionOf({ form, courseIds, batchIds });
}
