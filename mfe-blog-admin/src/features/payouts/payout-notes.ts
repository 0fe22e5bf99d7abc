import { isolated } from '@kaksha/domain/isolated';
import { payableAmount } from '@kaksha/domain/money';
import type { AdminPayout } from '@kaksha/domain/payouts';

/** Why a payout waits, who has approved it, and what came of it. */
export function notesOf(payout: AdminPayout, momentText: (at: string) => string): string[] {
  const { state, amount, currency, createdAt, approvedAt, closedAt, reference, failure } = payout;
  const notes =
    state === 'awaiting'
      ? [
          payableAmount(amount, currency) === 0 ? 'Waits for later sales' : `Prepared ${momentText(createdAt)}`,
          ...waitOf(payout, momentText),
        ]
      : [
          state === 'approved' && approvedAt && `Approved ${momentText(approvedAt)}`,
          closedAt && momentText(closedAt),
          reference && `Reference ${reference}`,
          failure,
          state === 'approved' && payout.callerReceives && receivesNote,
        ];
  return notes.filter((note): note is string => typeof note === 'string' && note !== '');
}

const receivesNote = 'Paid to you or your institute: another administrator decides';

function waitOf(
  { payableFrom, callerReceives, approvals, approvalsNeeded }: AdminPayout,
  momentText: (at: string) => string,
) {
  const names = approvals.map(({ name }) => isolated(name)).join(', ');
  return [
    callerReceives && receivesNote,
    payableFrom && `New account: can be approved from ${momentText(payableFrom)}`,
    names && `Approved by ${names}, needs ${approvalsNeeded} administrators`,
    !names && approvalsNeeded > 1 && `Needs ${approvalsNeeded} administrators`,
  ];
}
