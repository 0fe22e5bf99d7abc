import { refreshNextStarts } from '../../platform/database/next-starts';
import type { ScheduledJob } from '../../platform/jobs/job';
import { deleteOldSearches } from './popular-searches/service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Keeps the stored date of a course's next batch current, because search sorts by it. */
  { name: 'refresh-next-starts', cron: '4-59/5 * * * *', run: ({ db }) => refreshNextStarts(db) },
  /** Counts of searches that the list of popular searches no longer uses. */
  { name: 'delete-old-searches', cron: '40 21 * * *', run: deleteOldSearches },
];
