import type { ActivityFigures, DayActivity } from '@kaksha/domain/engagement';

export type Metric = keyof ActivityFigures;

export const metrics = ['views', 'contacts', 'enrolments'] as const satisfies readonly Metric[];

export const metricLabels: Record<Metric, string> = {
  views: 'Views',
  contacts: 'Contacted',
  enrolments: 'Enrolled',
};

/** Change of a metric between two periods. */
export interface Change {
  text: string;
  tone: 'good' | 'bad' | 'even';
}

/** Smaller values are compared by difference instead of percentage. */
const minForPercent = 20;

/** `21% up`, `6 more`, `2 fewer`, `as before`. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { text: 'as before', tone: 'even' };
  const tone = now > before ? 'good' : 'bad';
  const gap = Math.abs(now - before);
  if (before < minForPercent) return { text: `${gap} ${now > before ? 'more' : 'fewer'}`, tone };
  return { text: `${Math.max(1, Math.round((gap / before) * 100))}% ${now > before ? 'up' : 'down'}`, tone };
}

/** Sums of all days. A user active on two days counts twice. */
export function sumOf(days: readonly DayActivity[]): ActivityFigures {
  const sum = { views: 0, contacts: 0, enrolments: 0 };
  for (const day of days) for (const metric of metrics) sum[metric] += day[metric];
  return sum;
}

/** `16% of views`. Null without views, and above 100%: users can enrol without a contact. */
export function shareOf(part: number, whole: number, of: string): string | null {
  return whole > 0 && part <= whole ? `${Math.round((part / whole) * 100)}% of ${of}` : null;
}
