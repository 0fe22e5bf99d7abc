import { brand } from '@kaksha/domain/brand';
import type { CouponForm } from '@kaksha/domain/coupon-rules';
import { couponRules } from '@kaksha/domain/coupon-rules';
import { couponValue, makesFree, normalCouponCode } from '@kaksha/domain/coupons';
import { addDays, instantOf } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { storedFees } from '@kaksha/domain/money';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { mustBeProven, ownTrainerId } from '../../platform/context/policy';
import { writeAudit } from '../../platform/database/audit';
import { lockNamed } from '../../platform/database/lock-named';
import { requireVersion } from '../../platform/http/edit-conflict';
import { check, refuse } from '../../platform/http/form';
import { couponExists, couponNotFound, tooManyCoupons } from './errors';
import { couponVersion } from './present';
import {
  addCoupon,
  type CouponDetails,
  changeCoupon,
  countCoupons,
  countOwnTargets,
  feesOfTargets,
  isCodeTaken,
  listCoupons,
  lockCoupon,
  type NewCoupon,
  replaceTargets,
} from './repo';

/**
 * The caller's coupons with their uses, latest first.
 * @throws ApiError FORBIDDEN (403) for a user who is not a trainer
 */
export function getCoupons({ db, principal, clock }: UserContext): Promise<CouponDetails[]> {
  return listCoupons(db, { trainerId: ownTrainerId(principal) }, clock.now());
}

/**
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403), STEP_UP_REQUIRED (403) when it makes a course free,
 * COUPON_EXISTS (409), CONFLICT (409) for too many
 */
export async function createCoupon(context: UserContext, form: CouponForm): Promise<CouponDetails> {
  const { principal } = context;
  const trainerId = ownTrainerId(principal);
  await refuseInvalid(context, trainerId, form);
  await mustBeProvenToGiveAway(context, trainerId, form);
  return inTransaction(context, async (tx) => {
    const { db, requestId } = tx;
    await lockNamed(db, `coupons of trainer ${trainerId}`);
    if ((await countCoupons(db, trainerId)) >= limits.coupon.perTrainer) throw tooManyCoupons();
    const id = await addCoupon(db, trainerId, rowOf(form));
    if (id === null) throw couponExists();
    await replaceTargets(db, id, targetsOf(form));
    await writeAudit(db, { actorId: principal.id, action: 'coupon.create', entityId: id, requestId });
    return mustFind(tx, trainerId, id);
  });
}

/**
 * Replaces a coupon. Orders that were placed keep their price.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403), STEP_UP_REQUIRED (403) when it makes a course free,
 * COUPON_NOT_FOUND (404), COUPON_EXISTS (409), EDIT_CONFLICT (409) for an outdated version
 */
export async function updateCoupon(
  context: UserContext,
  { id, form, version }: { id: number; form: CouponForm; version?: number },
): Promise<CouponDetails> {
  const { principal } = context;
  const trainerId = ownTrainerId(principal);
  await refuseInvalid(context, trainerId, form);
  await mustBeProvenToGiveAway(context, trainerId, form);
  return inTransaction(context, async (tx) => {
    const { db, requestId } = tx;
    if ((await lockCoupon(db, id))?.trainerId !== trainerId) throw couponNotFound();
    const stored = await mustFind(tx, trainerId, id);
    requireVersion({ given: version, stored: couponVersion(stored) }, { name: 'coupon', read: () => stored });
    const values = rowOf(form);
    if (await isCodeTaken(db, { trainerId, id, code: values.code })) throw couponExists();
    await changeCoupon(db, id, values);
    await replaceTargets(db, id, targetsOf(form));
    await writeAudit(db, { actorId: principal.id, action: 'coupon.update', entityId: id, requestId });
    return mustFind(tx, trainerId, id);
  });
}

/**
 * Switches a coupon on or off. Open orders keep its price.
 * @throws ApiError FORBIDDEN (403), STEP_UP_REQUIRED (403) to switch on what makes a course free, COUPON_NOT_FOUND (404)
 */
export async function enableCoupon(
  context: UserContext,
  { id, enabled }: { id: number; enabled: boolean },
): Promise<CouponDetails> {
  const { principal } = context;
  const trainerId = ownTrainerId(principal);
  return inTransaction(context, async (tx) => {
    const { db, requestId } = tx;
    if ((await lockCoupon(db, id))?.trainerId !== trainerId) throw couponNotFound();
    if (enabled) {
      const { coupon, courseIds, batchIds } = await mustFind(tx, trainerId, id);
      await mustBeProvenToGiveAway(tx, trainerId, { ...coupon, courseIds, batchIds });
    }
    await changeCoupon(db, id, { enabled });
    const detail = { enabled };
    await writeAudit(db, { actorId: principal.id, action: 'coupon.enable', entityId: id, detail, requestId });
    return mustFind(tx, trainerId, id);
  });
}

async function mustFind({ db, clock }: UserContext, trainerId: number, id: number): Promise<CouponDetails> {
  const [found] = await listCoupons(db, { trainerId, id }, clock.now());
  if (!found) throw couponNotFound();
  return found;
}

async function refuseInvalid({ db }: UserContext, trainerId: number, form: CouponForm): Promise<void> {
  check(couponRules, form);
  const targets = targetsOf(form);
  const named = new Set(targets.courseIds).size + new Set(targets.batchIds).size;
  if ((await countOwnTargets(db, trainerId, targets)) === named) return;
  const field = form.scope === 'batches' ? 'batchIds' : 'courseIds';
  refuse({ [field]: 'Please choose your own courses' });
}

type GivenAway = Pick<CouponForm, 'kind' | 'percent' | 'amountInr' | 'amountUsd' | 'scope' | 'courseIds' | 'batchIds'>;

/** @throws ApiError STEP_UP_REQUIRED (403) when the coupon makes a course free */
async function mustBeProvenToGiveAway(
  { db, principal, clock }: UserContext,
  trainerId: number,
  form: GivenAway,
): Promise<void> {
  const fees = (await feesOfTargets(db, trainerId, targetsOf(form))).map(storedFees);
  if (makesFree(couponValue(form), fees)) mustBeProven(principal, clock.now());
}

const targetsOf = ({ scope, courseIds, batchIds }: Pick<CouponForm, 'scope' | 'courseIds' | 'batchIds'>) => ({
  courseIds: scope === 'courses' ? courseIds : [],
  batchIds: scope === 'batches' ? batchIds : [],
});

function rowOf({ firstDay, lastDay, courseIds: _courses, batchIds: _batches, ...form }: CouponForm): NewCoupon {
  const isPercent = form.kind === 'percent';
  const startOf = (day: string) => instantOf(day, '00:00', brand.timeZone);
  return {
    ...form,
    code: normalCouponCode(form.code),
    percent: isPercent ? form.percent : null,
    amountInr: isPercent ? null : form.amountInr,
    amountUsd: isPercent ? null : form.amountUsd,
    startsAt: firstDay === null ? null : startOf(firstDay),
    endsAt: lastDay === null ? null : startOf(addDays(lastDay, 1)),
  };
}
