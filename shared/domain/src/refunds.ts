import { sessionCount, sessionsHeld } from './batches';
import { formatDateTime } from './dates';
import { limits } from './limits';

type RefundableBatch = Parameters<typeof sessionsHeld>[0];

/** Whether an enrolment can be refunded at a moment, and why not. */
export interface RefundEligibility {
  eligible: boolean;
  /** The first reason against it: too long ago, or too much of the batch is over. */
  reason: 'late' | 'progressed' | null;
  /** The last moment of the days that the rule gives. */
  until: Date;
  /** Sessions that are over, and how many there are in all (null while the batch's end is open). */
  held: number;
  total: number | null;
}

/** The last moment at which a refund can be requested. */
export const refundDeadline = (enrolledAt: Date): Date =>
  new Date(enrolledAt.getTime() + limits.refund.days * 86_400_000);

/**
 * The policy page's rule: refundable within 7 × 24 hours of enrolling, while at most 20% of the batch's sessions are
 * over. Of a batch without an end no share can be told, so that the days alone decide.
 */
export function refundEligibility(enrolledAt: Date, batch: RefundableBatch, now: Date): RefundEligibility {
  const until = refundDeadline(enrolledAt);
  const held = sessionsHeld(batch, now);
  const total = sessionCount(batch);
  const progressed = total !== null && held * 100 > total * limits.refund.heldPercent;
  const reason = now > until ? 'late' : progressed ? 'progressed' : null;
  return { eligible: reason === null, reason, until, held, total };
}

const { days, heldPercent } = limits.refund;

/** The refund rule in the words of every page that sells a course. */
export const refundTexts = {
  rule: `Full refund within ${days} days if the course is not completed beyond ${heldPercent}%.`,
  period: `Within ${days} days`,
  condition: `Full refund if the course is not completed beyond ${heldPercent}%.`,
  progressLimit: `at most ${heldPercent}% of the sessions are over`,
};

/** The standing in a sentence for the learner; moments in `timeZone` (IANA). */
export function describeRefund({ reason, until, held, total }: RefundEligibility, timeZone: string): string {
  const moment = formatDateTime(until.toISOString(), timeZone);
  if (reason === 'late') return `Refunds are possible within ${days} days of enrolling; that was until ${moment}.`;
  if (reason === 'progressed') {
    return `Refunds are possible while at most ${heldPercent}% of the sessions are over; ${held} of ${total} are.`;
  }
  return `You can ask for a refund until ${moment}, while at most ${heldPercent}% of the sessions are over.`;
}
