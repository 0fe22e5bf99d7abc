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

export interface CouponPeriod<Moment> {
  enabled: boolean;
  startsAt: Moment | null;
  endsAt: Moment | null;
  maxUses: number | null;
  uses: number;
}

/** The state of a coupon at a moment. A coupon that is switched off is `off` whatever its dates say. */
export function couponProgress(
  { enabled, startsAt, endsAt, maxUses, uses }: CouponPeriod<Date | string>,
  now: Date,
): CouponProgress {
  if (!enabled) return 'off';
  if (endsAt && new Date(endsAt) <= now) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used up';
  return startsAt && new Date(startsAt) > now ? 'planned' : 'running';
}

/** The discount of a coupon, from the fields of its form. */
export const couponValue = ({
  kind,
  percent,
  amountInr,
  amountUsd,
}: Record<'percent' | 'amountInr' | 'amountUsd', number | null> & { kind: CouponKind }): CouponValue =>
  kind === 'percent' ? { kind, percent: percent ?? 0 } : { kind, amounts: { INR: amountInr, USD: amountUsd } };

/** The amount that a coupon takes off an order. */
export interface AppliedCoupon {
  code: string;
  /** Minor units. */
  amount: number;
}
