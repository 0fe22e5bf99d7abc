import type { ScheduledJob } from '../../platform/jobs/job';
import { deleteOldMailCounts } from './budget-service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Counts of mails that no limit reads any more. */
  { name: 'delete-old-mail-counts', cron: '35 * * * *', run: deleteOldMailCounts },
];
