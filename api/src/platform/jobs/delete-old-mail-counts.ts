import { deleteOldMailCounts as run } from '../../modules/mail-limits/budget-service';
import type { ScheduledJob } from './job';

/** Deletes counts of mails that no limit reads any more. */
export const deleteOldMailCounts: ScheduledJob = {
  name: 'delete-old-mail-counts',
  cron: '35 * * * *',
  run,
};
