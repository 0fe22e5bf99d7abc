import { sessionsHeld } from './batch-sessions';
import type { Batch } from './catalogue';
import { formatDateTime } from './dates';
import * as limits from './limits';
import { dayMs } from './time-units';
import { sessionCount } from './timetable';

type RefundableBatch = Parameters<typeof sessionsHeld>[0] & Pick<Batch, 'state'>;

/** Whether an enrolment can be refunded, and the reason against it. */
export interface RefundEligibility {
  eligible: boolean;
  /** `late` after the deadline, `progressed` when too many sessions are over. `late` wins. */
  reason: 'late' | 'progressed' | null;
  /** The batch is cancelled, so the rule does not count. */
  cancelled: boolean;
  /** The refund deadline. */
  until: Date;
  /** `held` sessions are over. `total` is null for a batch without an end date. */
  held: number;
  total: number | null;
}

/** The last moment at which a refund can be requested. */
export const refundDeadline = (enrolledAt: Date): Date => new Date(enrolledAt.getTime() + limits.refund.days * dayMs);

/**
 * Applies the rule of the policy page (`limits.refund`). Days are 24 hours from the enrolment. A batch without an end
 * date has no limit of held sessions. A cancelled batch is always refunded in full.
 */
export function refundEligibility(enrolledAt: Date, batch: RefundableBatch, now: Date): RefundEligibility {
  const until = refundDeadline(enrolledAt);
  const held = sessionsHeld(batch, now);
  const total = sessionCount(batch);
  const progressed = total !== null && held * 100 > total * limits.refund.heldPercent;
  if (batch.state === 'cancelled') return { eligible: true, reason: null, cancelled: true, until, held, total };
  const reason = now > until ? 'late' : progressed ? 'progressed' : null;
  return { eligible: reason === null, reason, cancelled: false, until, held, total };
}

const { days, heldPercent } = limits.refund;

/** Texts of the refund rule on all pages that sell a course. */
export const refundTexts = {
  rule: `Full refund within ${days} days if the course is not completed beyond ${heldPercent}%.`,
  period: `Within ${days} days`,
  condition: `Full refund if the course is not completed beyond ${heldPercent}%.`,
  progressLimit: `the course is not completed beyond ${heldPercent}%`,
};

/** Message for the learner, with times in `timeZone` (IANA). */
export function describeRefund({ reason, cancelled, until, held, total }: RefundEligibility, timeZone: string): string {
  if (cancelled) return 'The batch is cancelled, so you get a full refund.';
  const moment = formatDateTime(until.toISOString(), timeZone);
  if (reason === 'late') return `Refunds are possible within ${days} days of enrolling; that was until ${moment}.`;
  if (reason === 'progressed') {
    return `Refunds are possible while ${refundTexts.progressLimit}; ${held} of ${total} sessions are over.`;
  }
  return `You can ask for a refund until ${moment}, while ${refundTexts.progressLimit}.`;
}
