import { sendRefund as run } from '../../modules/payment/refunds/service';
import { providerCalls, type QueuedJob } from './job';

/** Asks the payment provider for a requested refund. The key of the order makes a repeated call refund once. */
export const sendRefund: QueuedJob<{ refundId: number }> = {
  name: 'send-refund',
  ...providerCalls,
  run,
};
