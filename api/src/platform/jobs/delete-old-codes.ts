import { deleteOldCodes as run } from '../../modules/auth/codes-service';
import type { ScheduledJob } from './job';

/** Deletes sign-in codes that no limit counts any more. */
export const deleteOldCodes: ScheduledJob = {
  name: 'delete-old-codes',
  cron: '1-59/5 * * * *',
  run,
};
