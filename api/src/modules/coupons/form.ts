import type { CouponForm } from '@kaksha/domain/coupons';
import type { CouponBody } from './schema';

/** Wire names by form field. */
export const couponNames = {
  code: 'code',
  kind: 'kind',
  percent: 'percent',
  inr: 'amount_inr',
  usd: 'amount_usd',
  scope: 'scope',
  courseIds: 'course_ids',
  batchIds: 'batch_ids',
  firstDay: 'first_day',
  lastDay: 'last_day',
  maxUses: 'max_uses',
  maxUsesPerLearner: 'max_uses_per_learner',
} as const satisfies Record<keyof CouponForm, keyof CouponBody>;

export const formOf = (body: CouponBody): CouponForm => ({
  code: body.code,
  kind: body.kind,
  percent: body.percent,
  inr: body.amount_inr,
  usd: body.amount_usd,
  scope: body.scope,
  courseIds: body.course_ids,
  batchIds: body.batch_ids,
  firstDay: body.first_day,
  lastDay: body.last_day,
  maxUses: body.max_uses,
  maxUsesPerLearner: body.max_uses_per_learner,
});
