import { array, number, string } from 'yup';
import {
  type CouponKind,
  type CouponPeriod,
  type CouponScope,
  couponKinds,
  couponScopes,
  isCouponCode,
  normalCouponCode,
} from './coupons';
import { isDay } from './dates';
import * as limits from './limits';
import { decimalsMessage, hasTwoDecimals } from './money';
import { formRules, wholeNumber } from './rules';

/** The fields of the coupon form. A number that cannot be read is NaN. */
export interface CouponForm {
  code: string;
  kind: CouponKind;
  percent: number | null;
  /** Minor units. */
  amountInr: number | null;
  amountUsd: number | null;
  scope: CouponScope;
  courseIds: number[];
  batchIds: number[];
  /** `YYYY-MM-DD` in the platform's time zone; both count. Null is open. */
  firstDay: string | null;
  lastDay: string | null;
  /** Null is unlimited. */
  maxUses: number | null;
  maxUsesPerLearner: number | null;
}

/** A coupon as its trainer manages it. */
export interface Coupon extends CouponForm, CouponPeriod<string> {
  id: number;
  /** Changes with the form's fields; a save sends it back. */
  version: number;
}

export const couponMessages = {
  code: 'A code has 3 to 30 letters, digits and hyphens',
  percent: 'Please enter a percentage above 0, up to 100',
  amount: 'Please enter an amount in ₹, in $ or in both',
  amountValue: 'Please enter an amount above 0',
  courses: 'Please choose at least one course',
  batches: 'Please choose at least one batch',
  day: 'Please choose a day',
  period: 'The last day is before the first one',
  uses: `Please enter a whole number from 1 to ${limits.coupon.usesMax}`,
} as const;

/** A smaller percentage is stored as 0. */
const smallestPercent = 0.005;

const percent = number()
  .required(couponMessages.percent)
  .typeError(couponMessages.percent)
  .min(smallestPercent, couponMessages.percent)
  .max(100, couponMessages.percent)
  .test('decimals', decimalsMessage, hasTwoDecimals);

/** Minor units. */
const amount = number()
  .nullable()
  .typeError(couponMessages.amountValue)
  .moreThan(0, couponMessages.amountValue)
  .integer(decimalsMessage)
  .max(limits.course.feeMax * 100, couponMessages.amountValue);

const day = string()
  .nullable()
  .test('day', couponMessages.day, (typed) => typed == null || isDay(typed));
const uses = wholeNumber(1, limits.coupon.usesMax, couponMessages.uses);

export const couponRules = formRules<CouponForm>({
  code: string()
    .transform(normalCouponCode)
    .test('code', couponMessages.code, (code = '') => isCouponCode(code)),
  kind: string().oneOf(couponKinds),
  percent: number()
    .nullable()
    .when('kind', ([kind], none) => (kind === 'percent' ? percent : none)),
  amountInr: number()
    .nullable()
    .when(['kind', 'amountUsd'], ([kind, amountUsd], none) =>
      kind === 'percent' ? none : amountUsd === null ? amount.required(couponMessages.amount) : amount,
    ),
  amountUsd: number()
    .nullable()
    .when('kind', ([kind], none) => (kind === 'percent' ? none : amount)),
  scope: string().oneOf(couponScopes),
  courseIds: array().when('scope', ([scope], ids) => (scope === 'courses' ? ids.min(1, couponMessages.courses) : ids)),
  batchIds: array().when('scope', ([scope], ids) => (scope === 'batches' ? ids.min(1, couponMessages.batches) : ids)),
  firstDay: day,
  lastDay: day.test('period', couponMessages.period, (last, { parent }) => {
    const { firstDay }: CouponForm = parent;
    return !last || !firstDay || last >= firstDay;
  }),
  maxUses: uses,
  maxUsesPerLearner: uses,
});
