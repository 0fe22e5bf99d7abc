import type { ScheduledJob } from '../../platform/jobs/job';
import { deleteOldEntries } from './service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Entries older than AUDIT_DAYS. */
  { name: 'delete-old-audit-entries', cron: '20 3 * * *', run: deleteOldEntries },
];
