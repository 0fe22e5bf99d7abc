import type { ScheduledJob } from '../../platform/jobs/job';
import { sendSearchDigests } from './search-digest/service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Tells users about new courses that match their saved searches, at nine in the morning in India. */
  { name: 'send-search-digests', cron: '30 3 * * *', run: sendSearchDigests },
];
