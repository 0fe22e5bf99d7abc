import { sessionCount, sessionsHeld } from './batches';
import { formatDateTime } from './dates';
import { limits } from './limits';

type RefundableBatch = Parameters<typeof sessionsHeld>[0];

/** Whether an enrolment can be refunded, and the reason against it. */
export interface RefundEligibility {
  eligible: boolean;
  /** `late` after the deadline, `progressed` when too many sessions are over. `late` wins. */
  reason: 'late' | 'progressed' | null;
  /** The refund deadline. */
  until: Date;
  /** `held` sessions are over. `total` is null for a batch without an end date. */
  held: number;
  total: number | null;
}

/** The last moment at which a refund can be requested. */
export const refundDeadline = (enrolledAt: Date): Date =>
  new Date(enrolledAt.getTime() + limits.refund.days * 86_400_000);

/**
 * Applies the rule of the policy page: refundable within 7 × 24 hours of the enrolment, while at most 20% of sessions
 * are over. For a batch without an end date only the hours count.
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

/** Texts of the refund rule on all pages that sell a course. */
export const refundTexts = {
  rule: `Full refund within ${days} days if the course is not completed beyond ${heldPercent}%.`,
  period: `Within ${days} days`,
  condition: `Full refund if the course is not completed beyond ${heldPercent}%.`,
  progressLimit: `at most ${heldPercent}% of the sessions are over`,
};

/** Message for the learner, with times in `timeZone` (IANA). */
export function describeRefund({ reason, until, held, total }: RefundEligibility, timeZone: string): string {
  const moment = formatDateTime(until.toISOString(), timeZone);
  if (reason === 'late') return `Refunds are possible within ${days} days of enrolling; that was until ${moment}.`;
  if (reason === 'progressed') {
    return `Refunds are possible while at most ${heldPercent}% of the sessions are over; ${held} of ${total} are.`;
  }
  return `You can ask for a refund until ${moment}, while at most ${heldPercent}% of the sessions are over.`;
}
