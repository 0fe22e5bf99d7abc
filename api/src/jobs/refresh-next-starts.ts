import { refreshNextStarts as refresh } from '../db/next-starts';
import { type Job, minuteMs } from './job';

/** Keeps the stored date of a course's next batch current, because search sorts by it. */
export const refreshNextStarts: Job = {
  name: 'refresh-next-starts',
  everyMs: 5 * minuteMs,
  run: ({ db }) => refresh(db),
};
