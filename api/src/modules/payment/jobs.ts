import { providerCalls, type QueuedJob, type ScheduledJob } from '../../platform/jobs/job';
import { refundCancelledBatch } from './cancelled-batches/service';
import { releaseCoveredRefunds } from './held-refunds/service';
import { completeEnrolments, reconcilePayments } from './reconcile/service';
import { sendRefund } from './refunds/service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Marks enrolments of batches that ended as completed. */
  { name: 'complete-enrolments', cron: '*/5 * * * *', run: completeEnrolments },
  /** Requests the state of open orders from the payment provider, because a webhook can be lost. */
  { name: 'reconcile-payments', cron: '* * * * *', run: reconcilePayments },
  /** Sends refunds that were held until later sales of the trainer cover them. */
  { name: 'release-covered-refunds', cron: '*/10 * * * *', run: releaseCoveredRefunds },
];

/** Asks the payment provider for a requested refund. The key of the order makes a repeated call refund once. */
const sendRefundJob: QueuedJob<{ refundId: number }> = { name: 'send-refund', ...providerCalls, run: sendRefund };

/** Requests the refunds of a cancelled batch and notifies its learners. A repeated run skips those that are done. */
const refundCancelledBatchJob: QueuedJob<{ batchId: number; cancelledBy: number }> = {
  name: 'refund-cancelled-batch',
  ...providerCalls,
  expireInSeconds: 600,
  batchSize: 1,
  concurrency: 1,
  run: refundCancelledBatch,
};

export const queuedJobs = [sendRefundJob, refundCancelledBatchJob];
