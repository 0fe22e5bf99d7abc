import type { Database } from '../database/database';
import { addressNewsletter } from './address-newsletter';
import { completeEnrolments } from './complete-enrolments';
import { deleteOldCodes } from './delete-old-codes';
import { deleteOldCountChanges } from './delete-old-count-changes';
import { deleteOldEvents } from './delete-old-events';
import { deleteOldMailCounts } from './delete-old-mail-counts';
import { deleteOldNotifications } from './delete-old-notifications';
import { deleteOldSearches } from './delete-old-searches';
import { deleteOldSessions } from './delete-old-sessions';
import { deleteOldTelemetry } from './delete-old-telemetry';
import { deleteUnconfirmedSubscriptions } from './delete-unconfirmed-subscriptions';
import { fanOutEvents } from './fan-out-events';
import { issueCertificates } from './issue-certificates';
import type { QueuedJob, ScheduledJob } from './job';
import { notifyUsers } from './notify-users';
import { preparePayouts } from './prepare-payouts';
import { proveLedger } from './prove-ledger';
import { publishDuePosts } from './publish-due-posts';
import { purgeEdge } from './purge-edge';
import { deadLetterQueue } from './queue';
import { reconcilePayments } from './reconcile-payments';
import { refreshNextStarts } from './refresh-next-starts';
import { refundCancelledBatch } from './refund-cancelled-batch';
import { releaseCoveredRefunds } from './release-covered-refunds';
import { removeStrayFiles } from './remove-stray-files';
import { removeStrayMaterials } from './remove-stray-materials';
import { removeUnusedPictures } from './remove-unused-pictures';
import { addQueues, findQueueNames } from './repo';
import { requeueEvents } from './requeue-events';
import { sendClassReminders } from './send-class-reminders';
import { sendMail } from './send-mail';
import { sendPayout } from './send-payout';
import { sendRefund } from './send-refund';
import { sendSearchDigests } from './send-search-digests';
import { settleSeats } from './settle-seats';

export const scheduledJobs: readonly ScheduledJob[] = [
  refreshNextStarts,
  completeEnrolments,
  deleteOldCodes,
  deleteOldCountChanges,
  deleteOldSearches,
  deleteOldSessions,
  deleteOldTelemetry,
  deleteOldEvents,
  deleteOldMailCounts,
  deleteOldNotifications,
  deleteUnconfirmedSubscriptions,
  publishDuePosts,
  reconcilePayments,
  preparePayouts,
  releaseCoveredRefunds,
  proveLedger,
  settleSeats,
  sendClassReminders,
  issueCertificates,
  sendSearchDigests,
  removeUnusedPictures,
  removeStrayFiles,
  removeStrayMaterials,
  requeueEvents,
];

// biome-ignore lint/suspicious/noExplicitAny: the data of a queue's jobs is written by the definition's own module
export const queuedJobs: readonly QueuedJob<any>[] = [
  fanOutEvents,
  notifyUsers,
  sendMail,
  sendRefund,
  sendPayout,
  refundCancelledBatch,
  addressNewsletter,
  purgeEdge,
];

/** Creates the queues that the database does not have. A start without a new job costs one query. */
export async function createQueues(db: Database): Promise<void> {
  const deadLetter = deadLetterQueue;
  const retried = queuedJobs.map(({ name, retryLimit, retryDelaySeconds, expireInSeconds }) => {
    const retries = { retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true };
    return { name, options: { policy: 'standard', ...retries, expireInSeconds, deadLetter } };
  });
  const scheduled = scheduledJobs.map(({ name }) => ({
    name,
    // Two runs of one job at the same time would do the same work.
    options: { policy: 'singleton', retryLimit: 2, retryDelay: 30, expireInSeconds: 600 },
  }));
  const queues = [{ name: deadLetter, options: { policy: 'standard' } }, ...retried, ...scheduled];
  const existing = new Set(await findQueueNames(db));
  const missing = queues.filter(({ name }) => !existing.has(name));
  if (missing.length > 0) await addQueues(db, missing);
}
