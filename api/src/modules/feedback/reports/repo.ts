import type { ModeratedState, ReportReason } from '@kaksha/domain/feedback';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { feedback, feedbackReports } from '../../../platform/database/schema/support';
import { type FeedbackRow, selectFeedback } from '../repo';

type ReportRow = typeof feedbackReports.$inferSelect;

/** A review with its reports, latest first. */
export interface ModeratedRow {
  review: FeedbackRow;
  reports: ReportRow[];
}

/** Stores a report. False when the reader has reported the review already. */
export async function addReport(
  db: Database,
  values: { feedbackId: number; userId: number; reason: ReportReason; note: string },
): Promise<boolean> {
  const rows = await db.insert(feedbackReports).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Marks the open reports of a review as handled and returns their number. */
export async function handleReports(tx: Database, feedbackId: number): Promise<number> {
  const rows = await tx
    .update(feedbackReports)
    .set({ handledAt: sql`now()` })
    .where(and(eq(feedbackReports.feedbackId, feedbackId), isNull(feedbackReports.handledAt)))
    .returning({ userId: feedbackReports.userId });
  return rows.length;
}

const lastOpenReport = sql`(select max(r.created_at) from feedback_reports r
  where r.feedback_id = ${feedback.id} and r.handled_at is null)`;

const listed: Readonly<Record<ModeratedState, { where: SQL | undefined; order: SQL }>> = {
  reported: { where: and(isNull(feedback.hiddenAt), isNotNull(lastOpenReport)), order: desc(lastOpenReport) },
  hidden: { where: isNotNull(feedback.hiddenAt), order: desc(feedback.hiddenAt) },
};

/** Reviews with open reports, or hidden ones, latest report or hiding first. */
export async function listModerated(
  db: Database,
  { state, offset, limit }: { state: ModeratedState; offset: number; limit: number },
): Promise<{ rows: ModeratedRow[]; total: number }> {
  const { where, order } = listed[state];
  const [reviews, total] = await Promise.all([
    selectFeedback(db).where(where).orderBy(order, desc(feedback.id)).limit(limit).offset(offset),
    db.$count(feedback, where),
  ]);
  const ids = reviews.map(({ id }) => id);
  const reports = await db
    .select()
    .from(feedbackReports)
    .where(inArray(feedbackReports.feedbackId, ids))
    .orderBy(desc(feedbackReports.createdAt));
  const rows = reviews.map((review) => ({
    review,
    reports: reports.filter(({ feedbackId }) => feedbackId === review.id),
  }));
  return { rows, total };
}
