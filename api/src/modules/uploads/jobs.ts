import type { ScheduledJob } from '../../platform/jobs/job';
import { removeStrayFiles, removeUnusedPictures } from './orphaned-files-service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Pictures that were uploaded and never used, with their files. */
  { name: 'remove-unused-pictures', cron: '10 * * * *', run: removeUnusedPictures },
  /** Picture files without a row, which a crash during an upload leaves behind. */
  { name: 'remove-stray-files', cron: '20 21 * * *', run: removeStrayFiles },
];
