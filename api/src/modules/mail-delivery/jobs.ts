import type { ScheduledJob } from '../../platform/jobs/job';
import { deleteOldMailEvents } from './service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Events of mail providers that are too old to be delivered again. */
  { name: 'delete-old-mail-events', cron: '15 4 * * *', run: deleteOldMailEvents },
];
