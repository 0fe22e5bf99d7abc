import type { ScheduledJob } from '../../platform/jobs/job';
import { issueDueCertificates } from './issuing-service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Issues the certificates of batches that ended. */
  { name: 'issue-certificates', cron: '* * * * *', run: issueDueCertificates },
];
