import { couponAmount, couponValue, normalCouponCode } from '@kaksha/domain/coupons';
import { limits } from '@kaksha/domain/limits';
import type { Price } from '@kaksha/domain/money';
import type { ServiceContext, UserContext } from '../../context';
import { codeUnknown, couponNotValid, couponUsedUp, tooManyCodes } from './errors';
import { addTry, type CouponRow, countTries, countUses, findByCode, hasTarget, lockCoupon } from './repo';

/** What a coupon is used for. */
export interface CouponUse {
  userId: number;
  trainerId: number;
  courseId: number;
  batchId: number;
  /** After the discount of the course. */
  price: Price;
}

/** What a coupon takes off an order, as the order stores it. */
export interface TakenCoupon {
  couponId: number;
  couponCode: string;
  couponMinor: number;
}

const hourMs = 3_600_000;

/**
 * What a typed code takes off the price. Codes that no coupon of the trainer has count as tries.
 * @throws ApiError COUPON_NOT_FOUND (404), COUPON_NOT_VALID, COUPON_USED_UP (409), TOO_MANY_REQUESTS (429)
 */
export async function quoteCoupon(
  context: UserContext,
  { code: typed, ...use }: CouponUse & { code: string },
): Promise<TakenCoupon> {
  const { db, clock } = context;
  const now = clock.now();
  const since = new Date(now.getTime() - hourMs);
  if ((await countTries(db, use.userId, since)) >= limits.coupon.triesPerHour) throw tooManyCodes();
  const coupon = await findByCode(db, { trainerId: use.trainerId, code: normalCouponCode(typed) });
  if (!coupon?.enabled) {
    await addTry(db, use.userId, { now, since });
    throw codeUnknown();
  }
  return apply(context, coupon, use);
}

/**
 * Takes a coupon for an order in the transaction that adds the order. The coupon stays locked until then, so that
 * concurrent orders respect its limits. Call it after the batch is locked and before orders are changed.
 * @throws ApiError as `quoteCoupon`
 */
export async function takeCoupon(
  tx: ServiceContext,
  { code, ...use }: CouponUse & { code: string },
): Promise<TakenCoupon> {
  const coupon = await findByCode(tx.db, { trainerId: use.trainerId, code: normalCouponCode(code) }, { lock: true });
  if (!coupon?.enabled) throw codeUnknown();
  return apply(tx, coupon, use);
}

/**
 * Whether the use of an order that had ended can be taken again for a late payment. Locks the coupon.
 * @param checksOffer  also checks that the coupon still gives the same amount, as for a payment after the end of the hold
 */
export async function canTakeAgain(
  tx: ServiceContext,
  { orderId, couponId, couponMinor, ...use }: CouponUse & { orderId: number; couponId: number; couponMinor: number },
  { checksOffer }: { checksOffer: boolean },
): Promise<boolean> {
  const coupon = await lockCoupon(tx.db, couponId);
  if (!coupon) return false;
  if ((await refusalOfLimits(tx, coupon, use, orderId)) !== null) return false;
  if (!checksOffer) return true;
  if (!coupon.enabled || (await refusalOfOffer(tx, coupon, use)) !== null) return false;
  return couponAmount(valuesOf(coupon), use.price.amount, use.price.currency) === couponMinor;
}

async function apply(context: ServiceContext, coupon: CouponRow, use: CouponUse): Promise<TakenCoupon> {
  const refusal = (await refusalOfOffer(context, coupon, use)) ?? (await refusalOfLimits(context, coupon, use));
  if (refusal) throw refusal;
  const couponMinor = couponAmount(valuesOf(coupon), use.price.amount, use.price.currency);
  if (couponMinor === null) throw couponNotValid('This code does not apply to payments in this currency.');
  return { couponId: coupon.id, couponCode: coupon.code, couponMinor };
}

async function refusalOfOffer({ db, clock }: ServiceContext, coupon: CouponRow, use: CouponUse) {
  const now = clock.now();
  if (coupon.startsAt && coupon.startsAt > now) return couponNotValid('This code is not valid yet.');
  if (coupon.endsAt && coupon.endsAt <= now) return couponNotValid('This code is not valid any more.');
  if (use.price.amount === 0) return couponNotValid('This course is free, so it needs no code.');
  const isFor = coupon.scope === 'all' || (await hasTarget(db, coupon.id, use));
  if (isFor) return null;
  return couponNotValid(
    coupon.scope === 'batches' ? 'This code is for another batch.' : 'This code is for another course.',
  );
}

async function refusalOfLimits(
  { db, clock }: ServiceContext,
  coupon: CouponRow,
  { userId, batchId }: CouponUse,
  exceptOrderId: number | null = null,
) {
  const { maxUses, maxUsesPerLearner } = coupon;
  if (maxUses === null && maxUsesPerLearner === null) return null;
  const uses = await countUses(db, { couponId: coupon.id, userId, batchId, exceptOrderId }, clock.now());
  if (maxUsesPerLearner !== null && uses.own >= maxUsesPerLearner) {
    return couponUsedUp('You have used this code as often as it allows.');
  }
  return maxUses !== null && uses.all >= maxUses ? couponUsedUp('This code is used up.') : null;
}

const valuesOf = ({ kind, percent, amountMinor, amountUsdMinor }: CouponRow) =>
  couponValue({ kind, percent, inr: amountMinor, usd: amountUsdMinor });
