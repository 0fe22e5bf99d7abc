import type { CourseSummary } from '@kaksha/domain/catalogue';
import { nounFor } from '@kaksha/domain/count-text';
import type { Coupon } from '@kaksha/domain/coupon-rules';
import { type CouponProgress, couponProgress } from '@kaksha/domain/coupons';
import { formatDate } from '@kaksha/domain/dates';
import { formatCount, formatMoney } from '@kaksha/domain/money';

/** `25%`, `₹500 or $6`. */
export function describeTakenOff({
  kind,
  percent,
  amountInr,
  amountUsd,
}: Pick<Coupon, 'kind' | 'percent' | 'amountInr' | 'amountUsd'>): string {
  if (kind === 'percent') return percent === null ? '' : `${percent}%`;
  const amounts = [
    amountInr === null ? [] : formatMoney(amountInr, 'INR'),
    amountUsd === null ? [] : formatMoney(amountUsd, 'USD'),
  ].flat();
  return amounts.join(' or ');
}

/** `25% off`, `₹500 or $6 off`. */
export const describeValue = (coupon: Coupon): string => `${describeTakenOff(coupon)} off`;

/** `All courses`, `Helm in Practice`, `3 batches`. */
export function describeScope({ scope, courseIds, batchIds }: Coupon, courses: readonly CourseSummary[]): string {
  if (scope === 'all') return 'All courses';
  const ids = scope === 'courses' ? courseIds : batchIds;
  const [only] = scope === 'courses' && ids.length === 1 ? courses.filter(({ id }) => id === ids[0]) : [];
  if (only) return only.name;
  const noun = scope === 'courses' ? 'course' : 'batch';
  return `${ids.length} ${ids.length === 1 ? noun : noun === 'batch' ? 'batches' : 'courses'}`;
}

/** `From 10 Jan 2026 until 31 Jan 2026`; null without dates. */
export function describePeriod({ firstDay, lastDay }: Coupon): string | null {
  const parts = [firstDay && `from ${formatDate(firstDay)}`, lastDay && `until ${formatDate(lastDay)}`].filter(Boolean);
  const text = parts.join(' ');
  return text ? text[0]?.toUpperCase() + text.slice(1) : null;
}

/** `3 of 20 uses`, `1 use, 2 per learner`. */
export function describeUses({ uses, maxUses, maxUsesPerLearner }: Coupon): string {
  const counted =
    maxUses === null
      ? `${formatCount(uses)} ${nounFor(uses, 'use')}`
      : `${formatCount(uses)} of ${formatCount(maxUses)} ${nounFor(maxUses, 'use')}`;
  return maxUsesPerLearner === null ? counted : `${counted}, ${formatCount(maxUsesPerLearner)} per learner`;
}

const labels: Record<CouponProgress, { text: string; tone: 'good' | 'info' | 'saffron' | 'neutral' }> = {
  running: { text: 'Running', tone: 'good' },
  planned: { text: 'Planned', tone: 'info' },
  'used up': { text: 'Used up', tone: 'saffron' },
  ended: { text: 'Ended', tone: 'neutral' },
  off: { text: 'Switched off', tone: 'neutral' },
};

export const describeProgress = (coupon: Coupon, now: Date) => labels[couponProgress(coupon, now)];
