import type { Coupon, CouponForm } from '@kaksha/domain/coupon-rules';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { resultOf, resultsOf } from './envelope';
import { withFieldNames } from './field-names';
import type { CouponWire } from './generated/wire';
import type { BodyOf } from './operation-types';
import { savedRecord } from './saved-record';

/** Coupons of the signed-in trainer. All calls reject with 401 or 403 for others. */

const toCoupon = (wire: CouponWire): Coupon => toCamelCaseKeys(wire);
const bodyOf = (form: CouponForm): BodyOf<'createCoupon'> => toSnakeCaseKeys(form);

/** With the number of their uses, latest first. */
export async function getCoupons(http: AxiosInstance): Promise<Coupon[]> {
  return resultsOf<CouponWire>(await http.get('/coupons')).map(toCoupon);
}

/** Rejects with `COUPON_EXISTS` (409), and with `fields` (400). */
export async function createCoupon(http: AxiosInstance, form: CouponForm): Promise<Coupon> {
  return toCoupon(resultOf(await withFieldNames(http.post('/coupons', bodyOf(form)))));
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
  return savedRecord(withFieldNames(call), toCoupon);
}

export async function enableCoupon(http: AxiosInstance, id: number, enabled: boolean): Promise<Coupon> {
  return toCoupon(resultOf(await http.put(`/coupons/${id}/enabled`, { enabled })));
}
