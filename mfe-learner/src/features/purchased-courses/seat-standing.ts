import { batchProgress, sessionCount, sessionsHeld } from '@kaksha/domain/batches';
import { formatWeekdayAndDay } from '@kaksha/domain/dates';
import type { Enrolment } from '@kaksha/domain/payments';
import { currentSession } from '@kaksha/domain/sessions';
import type { BadgeProps } from '@kaksha/ui/badge';

export interface SeatStanding {
  tone: NonNullable<BadgeProps['tone']>;
  label: string;
  /** Sessions that are over, and how many there are in all (null while the batch's end is open). */
  held: number;
  total: number | null;
  /** `10 of 16 sessions done`. */
  progress: string;
}

const plural = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

/** Where a learner stands in a course. */
export function standingOf({ batch, status }: Pick<Enrolment, 'batch' | 'status'>, now: Date): SeatStanding {
  const held = sessionsHeld(batch, now);
  const total = sessionCount(batch);
  const progress = progressOf(held, total);
  const standing = batchProgress(batch, now);
  if (status === 'Refunded') return { tone: 'neutral', label: 'Refunded', held, total, progress };
  if (status === 'Completed' || standing === 'Ended') {
    return { tone: 'neutral', label: 'Completed', held, total, progress };
  }
  if (standing.startsWith('Running')) return { tone: 'good', label: 'In progress', held, total, progress };
  return { tone: 'saffron', label: `Starts ${standing.toLowerCase()}`, held, total, progress };
}

/** `Next class on Mon 23 Nov`, by the batch's own calendar; null when there is none any more. */
export function nextClassOf({ batch, status }: Pick<Enrolment, 'batch' | 'status'>, now: Date): string | null {
  const next = status === 'Active' ? currentSession(batch, now) : null;
  if (!next) return null;
  return next.at <= now ? 'The class goes on now' : `Next class on ${formatWeekdayAndDay(next.day)}`;
}

function progressOf(held: number, total: number | null): string {
  if (total === null) return held === 0 ? 'Not started' : `${plural(held)} done`;
  return held === 0 ? `Not started, ${plural(total)}` : `${held} of ${plural(total)} done`;
}
