import { requeueEvents as run } from '../outbox/service';
import type { ScheduledJob } from './job';

/** Finds events that lost their job. */
export const requeueEvents: ScheduledJob = { name: 'requeue-events', cron: '*/10 * * * *', run };
