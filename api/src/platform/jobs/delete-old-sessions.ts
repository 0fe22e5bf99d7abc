import { deleteOldSessions as run } from '../../modules/auth/sessions-service';
import type { ScheduledJob } from './job';

/** Deletes sessions that ended a month ago. */
export const deleteOldSessions: ScheduledJob = {
  name: 'delete-old-sessions',
  cron: '2-59/5 * * * *',
  run,
};
