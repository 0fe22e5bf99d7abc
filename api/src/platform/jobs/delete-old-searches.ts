import { deleteOldSearches as run } from '../../modules/catalogue/popular-searches/service';
import type { ScheduledJob } from './job';

/** Deletes counts of searches that the list of popular searches no longer uses. */
export const deleteOldSearches: ScheduledJob = {
  name: 'delete-old-searches',
  cron: '40 21 * * *',
  run,
};
