import type { ModeratedState } from '@kaksha/domain/feedback';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { forbidden } from '../../../platform/http/api-error';
import { alreadyReported, feedbackNotFound, ownReview } from '../errors';
import { mayModerate } from '../policy';
import { auditFeedback, requireFeedback } from '../service';
import { addReport, handleReports, listModerated, type ModeratedRow } from './repo';
import type { ReportBody } from './schema';

/**
 * Reports a review to the administrators. Each reader reports a review once.
 * @throws ApiError FORBIDDEN (403) for the author, FEEDBACK_NOT_FOUND (404), ALREADY_REPORTED (409).
 */
export async function reportFeedback(
  context: UserContext,
  { id, reason, note = '' }: { id: number } & ReportBody,
): Promise<void> {
  const { db, principal } = context;
  const feedback = await requireFeedback(context, id);
  if (feedback.hiddenAt) throw feedbackNotFound();
  if (feedback.userId === principal.id) throw ownReview();
  const report = { feedbackId: id, userId: principal.id, reason, note: note.trim() };
  if (!(await addReport(db, report))) throw alreadyReported();
}

/** Reviews with open reports, or hidden ones. @throws ApiError FORBIDDEN (403). */
export async function getModeratedFeedback(
  { db, principal }: UserContext,
  { state, page, count }: { state: ModeratedState; page: number; count: number },
): Promise<{ rows: ModeratedRow[]; total: number }> {
  if (!mayModerate(principal)) throw forbidden();
  return listModerated(db, { state, offset: (page - 1) * count, limit: count });
}

/**
 * Settles the open reports of a review that stays.
 * @throws ApiError FORBIDDEN (403), FEEDBACK_NOT_FOUND (404).
 */
export async function dismissReports(context: UserContext, id: number): Promise<void> {
  if (!mayModerate(context.principal)) throw forbidden();
  await inTransaction(context, async (tx) => {
    const feedback = await requireFeedback(tx, id);
    const dismissed = await handleReports(tx.db, id);
    if (dismissed > 0) await auditFeedback(tx, 'feedback.dismiss-reports', feedback);
  });
}
