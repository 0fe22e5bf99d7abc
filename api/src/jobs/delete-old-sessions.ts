import { forgetOldSessions } from '../modules/auth/sessions';
import { type Job, minuteMs } from './job';

/** Deletes sessions that ended a month ago. */
export const deleteOldSessions: Job = {
  name: 'delete-old-sessions',
  everyMs: 5 * minuteMs,
  run: ({ db }) => forgetOldSessions(db),
};
