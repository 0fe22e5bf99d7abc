import { sendPayout as run } from '../modules/payouts/transfer-service';
import type { QueuedJob } from './job';

/** Asks the payment provider for an approved payout. The key of the payout makes a repeated call pay once. */
export const sendPayout: QueuedJob<{ payoutId: number }> = {
  name: 'send-payout',
  // About three days.
  retryLimit: 13,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  batchSize: 5,
  concurrency: 2,
  run,
};
