import { refundCancelledBatch as run } from '../../modules/payment/cancelled-batches/service';
import { providerCalls, type QueuedJob } from './job';

/** Requests the refunds of a cancelled batch and notifies its learners. A repeated run skips those that are done. */
export const refundCancelledBatch: QueuedJob<{ batchId: number; cancelledBy: number }> = {
  name: 'refund-cancelled-batch',
  ...providerCalls,
  expireInSeconds: 600,
  batchSize: 1,
  concurrency: 1,
  run,
};
