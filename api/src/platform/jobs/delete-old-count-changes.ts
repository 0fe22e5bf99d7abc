import { deleteOldCountChanges as run } from '../../modules/catalogue/search/service';
import type { ScheduledJob } from './job';

/** Deletes changes of courses that no process adds to its counts any more. */
export const deleteOldCountChanges: ScheduledJob = { name: 'delete-old-count-changes', cron: '20 * * * *', run };
