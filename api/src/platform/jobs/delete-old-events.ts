import { deleteOldEvents as run } from '../outbox/service';
import type { ScheduledJob } from './job';

/** Deletes events of the outbox and the secrets of mails that could not be sent. */
export const deleteOldEvents: ScheduledJob = { name: 'delete-old-events', cron: '40 * * * *', run };
