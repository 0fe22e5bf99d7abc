import { sendRefund as run } from '../modules/payment/refunds/service';
import type { QueuedJob } from './job';

/** Asks the payment provider for a requested refund. The key of the order makes a repeated call refund once. */
export const sendRefund: QueuedJob<{ refundId: number }> = {
  name: 'send-refund',
  // About three days.
  retryLimit: 13,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  batchSize: 5,
  concurrency: 2,
  run,
};
