import type { ScheduledJob } from '../../platform/jobs/job';
import { removeStrayMaterials } from './service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Private files without a row: of deleted batches, and of uploads that a crash interrupted. */
  { name: 'remove-stray-materials', cron: '35 21 * * *', run: removeStrayMaterials },
];
