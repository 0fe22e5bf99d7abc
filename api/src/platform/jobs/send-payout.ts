import { sendPayout as run } from '../../modules/payouts/transfer-service';
import { providerCalls, type QueuedJob } from './job';

/** Asks the payment provider for an approved payout. The key of the payout makes a repeated call pay once. */
export const sendPayout: QueuedJob<{ payoutId: number }> = {
  name: 'send-payout',
  ...providerCalls,
  run,
};
