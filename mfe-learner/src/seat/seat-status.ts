import { currentSession, sessionDayText, sessionsHeld } from '@kaksha/domain/batch-sessions';
import { batchProgress } from '@kaksha/domain/batches';
import { countText } from '@kaksha/domain/count-text';
import type { Enrolment } from '@kaksha/domain/payments';
import { sessionCount } from '@kaksha/domain/timetable';
import type { BadgeProps } from '@kaksha/ui/badge';

export interface SeatStatus {
  tone: NonNullable<BadgeProps['tone']>;
  label: string;
  /** Past sessions and their total; the total is null without an end date. */
  held: number;
  total: number | null;
  /** `10 of 16 sessions done`. */
  progress: string;
}

/** Status of a seat: upcoming, in progress, completed, refunded or given back. */
export function seatStatusOf(
  { batch, status, price }: Pick<Enrolment, 'batch' | 'status' | 'price'>,
  now: Date,
): SeatStatus {
  const held = sessionsHeld(batch, now);
  const total = sessionCount(batch);
  const progress = progressOf(held, total);
  const phase = batchProgress(batch, now);
  if (batch.state === 'cancelled') {
    const isRefunded = status === 'Refunded' && price.amount > 0;
    const label = isRefunded ? 'Cancelled and refunded' : 'Cancelled by the trainer';
    return { tone: 'bad', label, held, total, progress: 'The classes do not take place' };
  }
  if (status === 'Refunded') {
    const label = price.amount === 0 ? 'Seat given back' : 'Refunded';
    return { tone: 'neutral', label, held, total, progress };
  }
  if (status === 'Completed' || phase === 'Finished') {
    return { tone: 'neutral', label: 'Finished', held, total, progress };
  }
  if (phase.startsWith('Running')) return { tone: 'good', label: 'In progress', held, total, progress };
  return { tone: 'saffron', label: `Starts ${phase.toLowerCase()}`, held, total, progress };
}

/** `Next class on Mon, 23 Nov` in the batch's time zone; null without further classes. */
export function nextClassOf({ batch, status }: Pick<Enrolment, 'batch' | 'status'>, now: Date): string | null {
  const next = status === 'Active' ? currentSession(batch, now) : null;
  if (!next) return null;
  return next.start <= now ? 'The class goes on now' : `Next class on ${sessionDayText(next)}`;
}

function progressOf(held: number, total: number | null): string {
  if (total === null) return held === 0 ? 'Not started' : `${countText(held, 'session')} done`;
  return held === 0 ? `Not started, ${countText(total, 'session')}` : `${held} of ${countText(total, 'session')} done`;
}
