import { describeBatch } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { formatDate } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { type ComparedField, comparedFields, textOf } from '@kaksha/forms/use-conflict';
import { type CouponValues, readCoupon } from './coupon-values';
import { describeTakenOff } from './describe-coupon';

const limitText = (uses: string) => uses.trim() || 'No limit';

/** What a coupon takes off and what it is for are chosen as one, because their fields depend on each other. */
export const comparedCoupon = (courses: readonly CourseSummary[], now: Date): ComparedField<CouponValues>[] => [
  ...comparedFields<CouponValues>({ code: 'Code' }, { code: (code) => textOf(code.toUpperCase()) }),
  {
    label: 'Takes off',
    names: ['kind', 'percent', 'amountInr', 'amountUsd'],
    show: (values) => textOf(describeTakenOff(readCoupon(values))),
  },
  {
    label: 'For',
    names: ['scope', 'courseIds', 'batchIds'],
    show({ scope, courseIds, batchIds }) {
      if (scope === 'all') return 'All courses';
      if (scope === 'courses')
        return namesOf(
          courses.map(({ id, name }) => [id, name || 'Untitled Course']),
          courseIds,
        );
      const batches = courses.flatMap((course) =>
        course.batches.map((batch) => [batch.id, `${isolated(course.name)}: ${describeBatch(batch, now)}`] as const),
      );
      return namesOf(batches, batchIds);
    },
  },
  ...comparedFields<CouponValues>(
    { firstDay: 'First day', lastDay: 'Last day', maxUses: 'Uses in total', maxUsesPerLearner: 'Uses per learner' },
    {
      firstDay: (day) => (day ? formatDate(day) : 'At once'),
      lastDay: (day) => (day ? formatDate(day) : 'No end'),
      maxUses: limitText,
      maxUsesPerLearner: limitText,
    },
  ),
];

/** The chosen ones by name; those without a name, e.g. of an ended batch, by their number. */
function namesOf(listed: readonly (readonly [id: number, name: string])[], chosen: readonly string[]): string {
  const names = listed.filter(([id]) => chosen.includes(String(id))).map(([, name]) => name);
  const others = chosen.length - names.length;
  return textOf([...names, ...(others > 0 ? [`${others} more`] : [])].join('; '));
}
