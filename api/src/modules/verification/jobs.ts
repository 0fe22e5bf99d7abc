import type { ScheduledJob } from '../../platform/jobs/job';
import { removeOldDocuments } from './deciding-service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Documents of trainers, some days after the decision about them. */
  { name: 'remove-old-documents', cron: '25 21 * * *', run: removeOldDocuments },
];
