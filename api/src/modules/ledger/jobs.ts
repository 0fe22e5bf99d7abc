import type { ScheduledJob } from '../../platform/jobs/job';
import { proveLedger } from './service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Checks every night, at 2:00 in India, that the ledger adds up to zero and agrees with the orders. */
  { name: 'prove-ledger', cron: '30 20 * * *', run: proveLedger },
];
