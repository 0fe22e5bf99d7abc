import type { Coupon, CouponForm } from '@kaksha/domain/coupons';
import type { AxiosInstance } from 'axios';
import { resultOf, resultsOf } from './envelope';
import { inverted, withFieldNames } from './field-names';
import type { CouponWire } from './generated/wire';
import type { BodyOf } from './operation-types';
import { savedRecord } from './saved-record';

/** Coupons of the signed-in trainer. All calls reject with 401 or 403 for others. */

const names = {
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
} as const satisfies Record<keyof CouponForm, keyof BodyOf<'createCoupon'>>;

const toCoupon = (wire: CouponWire): Coupon => ({
  id: wire.id,
  code: wire.code,
  kind: wire.kind,
  percent: wire.percent,
  inr: wire.amount_inr,
  usd: wire.amount_usd,
  scope: wire.scope,
  courseIds: wire.course_ids,
  batchIds: wire.batch_ids,
  firstDay: wire.first_day,
  lastDay: wire.last_day,
  maxUses: wire.max_uses,
  maxUsesPerLearner: wire.max_uses_per_learner,
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  enabled: wire.enabled,
  uses: wire.uses,
  version: wire.version,
});

const bodyOf = (form: CouponForm): BodyOf<'createCoupon'> => ({
  code: form.code,
  kind: form.kind,
  percent: form.percent,
  amount_inr: form.inr,
  amount_usd: form.usd,
  scope: form.scope,
  course_ids: [...form.courseIds],
  batch_ids: [...form.batchIds],
  first_day: form.firstDay,
  last_day: form.lastDay,
  max_uses: form.maxUses,
  max_uses_per_learner: form.maxUsesPerLearner,
});

/** With the number of their uses, latest first. */
export async function getCoupons(http: AxiosInstance): Promise<Coupon[]> {
  return resultsOf<CouponWire>(await http.get('/coupons')).map(toCoupon);
}

/** Rejects with `COUPON_EXISTS` (409), and with `fields` (400). */
export async function createCoupon(http: AxiosInstance, form: CouponForm): Promise<Coupon> {
  return toCoupon(resultOf(await withFieldNames(http.post('/coupons', bodyOf(form)), inverted(names))));
}

/**
 * Orders that were placed keep their price. Rejects as `createCoupon`, and with EDIT_CONFLICT (409) and the stored
 * coupon for an outdated version.
 */
export async function updateCoupon(
  http: AxiosInstance,
  id: number,
  form: CouponForm,
  version?: number,
): Promise<Coupon> {
  const call = http.put(`/coupons/${id}`, { ...bodyOf(form), version });
  return savedRecord(withFieldNames(call, inverted(names)), toCoupon);
}

export async function enableCoupon(http: AxiosInstance, id: number, enabled: boolean): Promise<Coupon> {
  return toCoupon(resultOf(await http.put(`/coupons/${id}/enabled`, { enabled })));
}
