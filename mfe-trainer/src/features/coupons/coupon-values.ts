import type { Coupon, CouponForm } from '@kaksha/domain/coupon-rules';
import { toMajor } from '@kaksha/domain/money';
import { typedMinor } from '@kaksha/domain/rules';

/** The fields of the coupon form as typed. '' is an empty field. */
export interface CouponValues extends Pick<CouponForm, 'code' | 'kind' | 'scope'> {
  percent: string;
  /** Decimal major units. */
  amountInr: string;
  amountUsd: string;
  firstDay: string;
  lastDay: string;
  maxUses: string;
  maxUsesPerLearner: string;
  /** Checkboxes give their values as texts. */
  courseIds: string[];
  batchIds: string[];
}

export const emptyCoupon: CouponValues = {
  code: '',
  kind: 'percent',
  percent: '',
  amountInr: '',
  amountUsd: '',
  scope: 'all',
  courseIds: [],
  batchIds: [],
  firstDay: '',
  lastDay: '',
  maxUses: '',
  maxUsesPerLearner: '1',
};

const typed = (value: number | null): string => (value === null ? '' : String(value));
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const minorOf = (text: string): number | null => {
  const major = numberOf(text);
  return major === null ? null : typedMinor(major);
};

export const couponValues = (coupon: Coupon): CouponValues => ({
  ...coupon,
  percent: typed(coupon.percent),
  amountInr: typed(coupon.amountInr === null ? null : toMajor(coupon.amountInr)),
  amountUsd: typed(coupon.amountUsd === null ? null : toMajor(coupon.amountUsd)),
  courseIds: coupon.courseIds.map(String),
  batchIds: coupon.batchIds.map(String),
  firstDay: coupon.firstDay ?? '',
  lastDay: coupon.lastDay ?? '',
  maxUses: typed(coupon.maxUses),
  maxUsesPerLearner: typed(coupon.maxUsesPerLearner),
});

export function readCoupon(values: CouponValues): CouponForm {
  const { code, kind, scope } = values;
  const isPercent = kind === 'percent';
  return {
    code,
    kind,
    scope,
    percent: isPercent ? numberOf(values.percent) : null,
    amountInr: isPercent ? null : minorOf(values.amountInr),
    amountUsd: isPercent ? null : minorOf(values.amountUsd),
    courseIds: scope === 'courses' ? values.courseIds.map(Number) : [],
    batchIds: scope === 'batches' ? values.batchIds.map(Number) : [],
    firstDay: values.firstDay || null,
    lastDay: values.lastDay || null,
    maxUses: numberOf(values.maxUses),
    maxUsesPerLearner: numberOf(values.maxUsesPerLearner),
  };
}
