import { deleteOldCodes as run } from '../modules/auth/codes-service';
import { type Job, minuteMs } from './job';

/** Deletes sign-in codes that no limit counts any more. */
export const deleteOldCodes: Job = {
  name: 'delete-old-codes',
  everyMs: 5 * minuteMs,
  run,
};
