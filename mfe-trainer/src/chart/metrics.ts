import type { ActivityFigures, DayActivity } from '@kaksha/domain/engagement';

export type Metric = keyof ActivityFigures;

export const metrics = ['views', 'contacts', 'enrolments'] as const satisfies readonly Metric[];

export const metricLabels: Record<Metric, string> = {
  views: 'Views',
  contacts: 'Contacted',
  enrolments: 'Enrolled',
};

/** How a metric moved; nothing to say when there is nothing to compare. */
export interface Change {
  text: string;
  tone: 'good' | 'bad' | 'even';
}

/** Below so many, 'per cent' says less than the number itself. */
const fewest = 20;

/** `21% up`, `6 more`, `2 fewer`, `as before`. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { text: 'as before', tone: 'even' };
  const tone = now > before ? 'good' : 'bad';
  const gap = Math.abs(now - before);
  if (before < fewest) return { text: `${gap} ${now > before ? 'more' : 'fewer'}`, tone };
  return { text: `${Math.max(1, Math.round((gap / before) * 100))}% ${now > before ? 'up' : 'down'}`, tone };
}

/** What happened on these days, summed: who came on two of them counts twice. */
export function sumOf(days: readonly DayActivity[]): ActivityFigures {
  const sum = { views: 0, contacts: 0, enrolments: 0 };
  for (const day of days) for (const metric of metrics) sum[metric] += day[metric];
  return sum;
}

/**
 * `16% of views`: how many of those who came one step went the next. Null while nobody came, and when more went than
 * came: many enrol without a word.
 */
export function shareOf(part: number, whole: number, of: string): string | null {
  return whole > 0 && part <= whole ? `${Math.round((part / whole) * 100)}% of ${of}` : null;
}
