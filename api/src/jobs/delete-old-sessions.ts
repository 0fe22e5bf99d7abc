import { deleteOldSessions as run } from '../modules/auth/sessions-service';
import { type Job, minuteMs } from './job';

/** Deletes sessions that ended a month ago. */
export const deleteOldSessions: Job = {
  name: 'delete-old-sessions',
  everyMs: 5 * minuteMs,
  run,
};
