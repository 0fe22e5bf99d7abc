import { providerCalls, type QueuedJob, type ScheduledJob } from '../../platform/jobs/job';
import { preparePayouts } from './prepare-service';
import { sendPayout } from './transfer-service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** The payouts of the week, every Monday at 1:00 in India. Other runs find what the latest Monday released. */
  { name: 'prepare-payouts', cron: '30 19 * * 0', run: preparePayouts },
];

/** Asks the payment provider for an approved payout. The key of the payout makes a repeated call pay once. */
const sendPayoutJob: QueuedJob<{ payoutId: number }> = { name: 'send-payout', ...providerCalls, run: sendPayout };

export const queuedJobs = [sendPayoutJob];
