import type { CourseSummary, Page } from '@kaksha/domain/catalogue';

/** `96 courses`, `1 course`, or `1,000+ courses` when the API stopped counting. */
export function courseCountText({ total, capped }: Pick<Page<CourseSummary>, 'total' | 'capped'>): string {
  const number = total.toLocaleString('en-IN');
  return total === 1 && !capped ? '1 course' : `${number}${capped ? '+' : ''} courses`;
}
