import type { CourseSummary, Page } from '@kaksha/domain/catalogue';
import { formatCount } from '@kaksha/domain/money';

/** `96 courses`, `1 course`, or `1,000+ courses` when the API stopped counting. */
export function courseCountText({ total, capped }: Pick<Page<CourseSummary>, 'total' | 'capped'>): string {
  const number = formatCount(total);
  return total === 1 && !capped ? '1 course' : `${number}${capped ? '+' : ''} courses`;
}
