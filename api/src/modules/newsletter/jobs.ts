import type { QueuedJob, ScheduledJob } from '../../platform/jobs/job';
import { addressNewsletter, deleteUnconfirmedSubscriptions } from './service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Addresses that asked for the newsletter and did not confirm it. */
  { name: 'delete-unconfirmed-subscriptions', cron: '50 20 * * *', run: deleteUnconfirmedSubscriptions },
];

/** Stores an event for each subscriber of a sent post. A repeated run skips those that have one. */
const addressNewsletterJob: QueuedJob<{ postId: number }> = {
  name: 'address-newsletter',
  // About nine hours.
  retryLimit: 10,
  retryDelaySeconds: 30,
  expireInSeconds: 600,
  batchSize: 1,
  concurrency: 1,
  run: addressNewsletter,
};

export const queuedJobs = [addressNewsletterJob];
