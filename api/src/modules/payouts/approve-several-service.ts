import type { UserContext } from '../../platform/context/context';
import { ApiError } from '../../platform/http/api-error';
import type { ErrorCode } from '../../platform/http/error-codes';
import { hasApproved } from './approvals-repo';
import { type Approval, approvePayout } from './approve-service';
import { type AdminPayoutView, getView } from './service';

/** What became of one payout of several. Without a refusal the caller's approval is stored. */
export interface ApprovalOutcome {
  id: number;
  /** As it is now; null when there is none. */
  payout: AdminPayoutView | null;
  refusal: { code: ErrorCode; message: string } | null;
}

/**
 * Approves payouts one after the other, each in its own transaction: what one is refused for stops no other. An approval
 * that the caller has given to the same amount and account before is reported as given, so that a call can be repeated.
 */
export async function approvePayouts(context: UserContext, approvals: readonly Approval[]): Promise<ApprovalOutcome[]> {
  const outcomes: ApprovalOutcome[] = [];
  for (const approval of approvals) outcomes.push(await outcomeOf(context, approval));
  return outcomes;
}

async function outcomeOf(context: UserContext, approval: Approval): Promise<ApprovalOutcome> {
  const { id } = approval;
  try {
    return { id, payout: await approvePayout(context, approval), refusal: null };
  } catch (error) {
    if (await isGiven(context, approval, error)) return { id, payout: await getView(context, id), refusal: null };
    return { id, payout: await getView(context, id).catch(() => null), refusal: refusalOf(context, id, error) };
  }
}

const isGiven = async (
  { db, principal }: UserContext,
  { id, amountMinor, fingerprint }: Approval,
  error: unknown,
): Promise<boolean> =>
  error instanceof ApiError &&
  error.code === 'PAYOUT_STATE' &&
  fingerprint !== undefined &&
  hasApproved(db, { payoutId: id, userId: principal.id, amountMinor, fingerprint });

function refusalOf({ log }: UserContext, payoutId: number, error: unknown): ApprovalOutcome['refusal'] {
  if (error instanceof ApiError) return { code: error.code, message: error.message };
  log.error({ err: error, payoutId }, 'payout not approved');
  return { code: 'INTERNAL', message: 'An unexpected error. Please try again.' };
}
