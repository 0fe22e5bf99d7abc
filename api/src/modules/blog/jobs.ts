import type { ScheduledJob } from '../../platform/jobs/job';
import { publishDuePosts } from './authoring/service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Publishes scheduled posts. */
  { name: 'publish-due-posts', cron: '* * * * *', run: publishDuePosts },
];
