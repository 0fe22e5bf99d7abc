import { couponAmount, couponValue, normalCouponCode } from '@kaksha/domain/coupons';
import * as limits from '@kaksha/domain/limits';
import type { Price } from '@kaksha/domain/money';
import { hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { lockNamed } from '../../platform/database/lock-named';
import { couponCodeNotFound, couponNotValid, couponUsedUp, tooManyCodes } from './errors';
import { addAttempt, type CouponRow, countAttempts, countUses, findByCode, hasTarget, lockCoupon } from './repo';

/** The purchase that a coupon is applied to. */
export interface CouponUse {
  userId: number;
  trainerId: number;
  courseId: number;
  batchId: number;
  /** After the discount of the course. */
  price: Price;
}

/** The discount of a coupon, as the order stores it. */
export interface AppliedCoupon {
  couponId: number;
  couponCode: string;
  couponMinor: number;
}

/**
 * Returns the discount of a typed code. Unknown and disabled codes count toward the hourly limit.
 * @throws ApiError COUPON_NOT_FOUND (404), COUPON_NOT_VALID, COUPON_USED_UP (409), TOO_MANY_REQUESTS (429)
 */
export async function quoteCoupon(
  context: UserContext,
  { code: typed, ...use }: CouponUse & { code: string },
): Promise<AppliedCoupon> {
  const coupon = await inTransaction(context, (tx) => findTyped(tx, { ...use, code: normalCouponCode(typed) }));
  if (!coupon) throw couponCodeNotFound();
  return apply(context, coupon, use);
}

/** Guesses of a learner wait for each other, so that each is counted before the next one is answered. */
async function findTyped(
  { db, clock }: ServiceContext,
  { userId, trainerId, code }: Pick<CouponUse, 'userId' | 'trainerId'> & { code: string },
): Promise<CouponRow | null> {
  const now = clock.now();
  const since = new Date(now.getTime() - hourMs);
  await lockNamed(db, `coupon guesses of ${userId}`);
  if ((await countAttempts(db, userId, since)) >= limits.coupon.triesPerHour) throw tooManyCodes();
  const coupon = await findByCode(db, { trainerId, code });
  if (coupon?.enabled) return coupon;
  await addAttempt(db, userId, { now, since });
  return null;
}

/**
 * Applies a coupon to an order in the transaction that adds the order. The coupon stays locked until then, so that
 * concurrent orders respect its limits. Call it after the batch is locked and before orders are changed.
 * @throws ApiError as `quoteCoupon`
 */
export async function applyCoupon(
  tx: ServiceContext,
  { code, ...use }: CouponUse & { code: string },
): Promise<AppliedCoupon> {
  const coupon = await findByCode(tx.db, { trainerId: use.trainerId, code: normalCouponCode(code) }, { lock: true });
  if (!coupon?.enabled) throw couponCodeNotFound();
  return apply(tx, coupon, use);
}

/**
 * Whether the coupon of an expired order still applies to its late payment. Locks the coupon.
 * @param checksOffer also checks that the coupon still gives the same amount, as for a payment after the end of the
 * hold
 */
export async function canReapplyForLatePayment(
  tx: ServiceContext,
  { orderId, couponId, couponMinor, ...use }: CouponUse & { orderId: number; couponId: number; couponMinor: number },
  { checksOffer }: { checksOffer: boolean },
): Promise<boolean> {
  const coupon = await lockCoupon(tx.db, couponId);
  if (!coupon) return false;
  if ((await limitError(tx, coupon, use, orderId)) !== null) return false;
  if (!checksOffer) return true;
  if (!coupon.enabled || (await offerError(tx, coupon, use)) !== null) return false;
  return couponAmount(couponValue(coupon), use.price.amount, use.price.currency) === couponMinor;
}

async function apply(context: ServiceContext, coupon: CouponRow, use: CouponUse): Promise<AppliedCoupon> {
  const refusal = (await offerError(context, coupon, use)) ?? (await limitError(context, coupon, use));
  if (refusal) throw refusal;
  const couponMinor = couponAmount(couponValue(coupon), use.price.amount, use.price.currency);
  if (couponMinor === null) throw couponNotValid('This code does not apply to payments in this currency.');
  return { couponId: coupon.id, couponCode: coupon.code, couponMinor };
}

async function offerError({ db, clock }: ServiceContext, coupon: CouponRow, use: CouponUse) {
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

async function limitError(
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
