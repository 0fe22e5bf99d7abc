import type { ScheduledJob } from '../../platform/jobs/job';
import { deleteOldTelemetry } from './service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Events after their retention period. */
  { name: 'delete-old-telemetry', cron: '3-59/5 * * * *', run: deleteOldTelemetry },
];
