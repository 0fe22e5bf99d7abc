import { type Currency, currencies, type Fees } from './catalogue';
import { payableAmount, percentOf, priceIn } from './money';

export const couponKinds = ['percent', 'amount'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** The scope of a coupon: every course of its trainer, some courses, or some batches. */
export const couponScopes = ['all', 'courses', 'batches'] as const;
export type CouponScope = (typeof couponScopes)[number];

/** The discount of a coupon. */
export type CouponValue =
  | { kind: 'percent'; percent: number }
  /** Minor units by currency; null where the coupon does not apply. */
  | { kind: 'amount'; amounts: Readonly<Record<Currency, number | null>> };

/**
 * Minor units that a coupon takes off a price after the course's discount. A percentage is rounded half to even. The
 * coupon never takes more than the price, and also covers a rest that is too small to be paid. Null when the coupon has
 * no amount in the currency.
 */
export function couponAmount(coupon: CouponValue, price: number, currency: Currency): number | null {
  const wanted = coupon.kind === 'percent' ? percentOf(price, coupon.percent) : coupon.amounts[currency];
  if (wanted === null) return null;
  return price - payableAmount(Math.max(0, price - wanted), currency);
}

/** Whether a coupon leaves nothing to pay: a whole percentage, or as much as a course costs. */
export function makesFree(coupon: CouponValue, courses: readonly Fees[]): boolean {
  if (coupon.kind === 'percent' && coupon.percent >= 100) return true;
  return courses.some((fees) =>
    currencies.some((currency) => {
      const { amount = 0 } = priceIn(fees, currency) ?? {};
      return amount > 0 && couponAmount(coupon, amount, currency) === amount;
    }),
  );
}

/** Codes have capitals and no spaces: `early 20` is `EARLY20`. */
export const normalCouponCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Whether a code has 3 to 30 capitals, digits and hyphens. */
export const isCouponCode = (code: string): boolean => /^[A-Z0-9-]{3,30}$/.test(code);

export const couponProgresses = ['off', 'planned', 'running', 'ended', 'used up'] as const;
export type CouponProgress = (typeof couponProgresses)[number];

interface CouponPeriod {
  enabled: boolean;
  /** ISO 8601, UTC. */
  startsAt: string | null;
  endsAt: string | null;
  maxUses: number | null;
  uses: number;
}

/** The state of a coupon at a moment. A coupon that is switched off is `off` whatever its dates say. */
export function couponProgress({ enabled, startsAt, endsAt, maxUses, uses }: CouponPeriod, now: Date): CouponProgress {
  if (!enabled) return 'off';
  if (endsAt && new Date(endsAt) <= now) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used up';
  return startsAt && new Date(startsAt) > now ? 'planned' : 'running';
}

/** The fields of the coupon form. A number that cannot be read is NaN. */
export interface CouponForm {
  code: string;
  kind: CouponKind;
  percent: number | null;
  /** Minor units. */
  inr: number | null;
  usd: number | null;
  scope: CouponScope;
  courseIds: readonly number[];
  batchIds: readonly number[];
  /** `YYYY-MM-DD` in the platform's time zone; both count. Null is open. */
  firstDay: string | null;
  lastDay: string | null;
  /** Null is unlimited. */
  maxUses: number | null;
  maxUsesPerLearner: number | null;
}

/** A coupon as its trainer manages it. */
export interface Coupon extends CouponForm, CouponPeriod {
  id: number;
  /** Changes with the form's fields; a save sends it back. */
  version: number;
}

/** The discount of a coupon, from the fields of its form. */
export const couponValue = ({
  kind,
  percent,
  inr,
  usd,
}: Pick<CouponForm, 'kind' | 'percent' | 'inr' | 'usd'>): CouponValue =>
  kind === 'percent' ? { kind, percent: percent ?? 0 } : { kind, amounts: { INR: inr, USD: usd } };

/** The amount that a coupon takes off an order. */
export interface AppliedCoupon {
  code: string;
  /** Minor units. */
  amount: number;
}
