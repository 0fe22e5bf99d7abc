import type { CourseSummary, Page } from '@kaksha/domain/catalogue';

/** `96 courses`, `1 course`, and `1,000+ courses` where counting stopped. */
export function countWords({ total, capped }: Pick<Page<CourseSummary>, 'total' | 'capped'>): string {
  const number = total.toLocaleString('en-IN');
  return total === 1 && !capped ? '1 course' : `${number}${capped ? '+' : ''} courses`;
}
