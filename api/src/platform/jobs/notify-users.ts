import { notificationQueue } from '../outbox/notify';
import { notifyUsers as run } from '../outbox/service';
import type { QueuedJob } from './job';

/** Stores one notification of an event for its recipients and queues their mails. */
export const notifyUsers: QueuedJob<{ eventId: string; name: string }> = {
  name: notificationQueue,
  // About nine hours.
  retryLimit: 10,
  retryDelaySeconds: 30,
  expireInSeconds: 600,
  batchSize: 10,
  concurrency: 2,
  run,
};
