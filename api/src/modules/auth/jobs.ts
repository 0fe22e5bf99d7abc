import type { ScheduledJob } from '../../platform/jobs/job';
import { deleteOldCodes } from './codes-service';
import { deleteOldSessions } from './sessions-service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Codes that no limit counts any more. */
  { name: 'delete-old-codes', cron: '1-59/5 * * * *', run: deleteOldCodes },
  /** Sessions that ended a month ago. */
  { name: 'delete-old-sessions', cron: '2-59/5 * * * *', run: deleteOldSessions },
];
