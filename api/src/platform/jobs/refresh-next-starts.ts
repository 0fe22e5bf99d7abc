import { refreshNextStarts as refresh } from '../database/next-starts';
import type { ScheduledJob } from './job';

/** Keeps the stored date of a course's next batch current, because search sorts by it. */
export const refreshNextStarts: ScheduledJob = {
  name: 'refresh-next-starts',
  cron: '4-59/5 * * * *',
  run: ({ db }) => refresh(db),
};
