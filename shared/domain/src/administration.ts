import type { Currency } from './catalogue';

/** Amount in minor units. */
export interface WaitingSum {
  currency: Currency;
  amount: number;
  count: number;
}

/** What waits for an administrator. Each part is null without its right. */
export interface AdminOverview {
  money: {
    /** Payouts that wait for an approval. */
    awaiting: readonly WaitingSum[];
    /** Payouts that wait for their payment. */
    approved: readonly WaitingSum[];
    heldRefunds: readonly WaitingSum[];
  } | null;
  content: { reportedReviews: number; reportedCourses: number; openMessages: number } | null;
  people: {
    /** Trainers who wait for their verification. */
    waitingTrainers: number;
  } | null;
  operation: {
    /** Jobs that failed for good. */
    failedJobs: number;
    isBackupScheduled: boolean;
    /** ISO 8601, UTC; null without a good backup. */
    lastBackup: string | null;
  } | null;
}
