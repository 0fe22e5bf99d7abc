import type { Batch } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';

/** Where a class takes place. The meeting link stays out of mails: learners join from the site. */
export function classPlace({ mode, area }: Pick<Batch, 'mode' | 'area'>): string {
  if (mode !== 'Online') return [mode, area].filter(Boolean).join(', ');
  return `Online: join from My Courses, from ${limits.meeting.joinMinutes} minutes before the class`;
}
