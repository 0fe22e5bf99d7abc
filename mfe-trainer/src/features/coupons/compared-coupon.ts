import type { CourseSummary } from '@kaksha/domain/catalogue';
import { type ComparedField, comparedFields, textOf } from '@kaksha/forms/use-conflict';
import type { CouponValues } from './coupon-values';

/** What a coupon takes off and what it is for are chosen as one, because their fields depend on each other. */
export const comparedCoupon = (courses: readonly CourseSummary[]): ComparedField<CouponValues>[] => [
  ...comparedFields<CouponValues>({ code: 'Code' }),
  {
    label: 'Takes off',
    names: ['kind', 'percent', 'inr', 'usd'],
    show({ kind, percent, inr, usd }) {
      if (kind === 'percent') return `${percent}%`;
      return [inr && `₹${inr}`, usd && `$${usd}`].filter(Boolean).join(' or ') || textOf('');
    },
  },
  {
    label: 'For',
    names: ['scope', 'courseIds', 'batchIds'],
    show({ scope, courseIds, batchIds }) {
      if (scope === 'all') return 'All courses';
      const chosen = courses.filter(({ id, batches }) =>
        scope === 'courses'
          ? courseIds.includes(String(id))
          : batches.some((batch) => batchIds.includes(String(batch.id))),
      );
      const names = textOf(chosen.map(({ name }) => name));
      return scope === 'courses' ? names : `${batchIds.length} of the batches: ${names}`;
    },
  },
  ...comparedFields<CouponValues>({
    firstDay: 'First day',
    lastDay: 'Last day',
    maxUses: 'Uses in total',
    maxUsesPerLearner: 'Uses per learner',
  }),
];
