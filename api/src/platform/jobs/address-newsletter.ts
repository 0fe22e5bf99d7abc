import { addressNewsletter as run } from '../../modules/newsletter/service';
import type { QueuedJob } from './job';

/** Stores an event for each subscriber of a sent post. A repeated run skips those that have one. */
export const addressNewsletter: QueuedJob<{ postId: number }> = {
  name: 'address-newsletter',
  // About nine hours.
  retryLimit: 10,
  retryDelaySeconds: 30,
  expireInSeconds: 600,
  batchSize: 1,
  concurrency: 1,
  run,
};
