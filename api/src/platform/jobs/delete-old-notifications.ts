import { deleteOldNotifications as run } from '../../modules/notifications/service';
import type { ScheduledJob } from './job';

/** Deletes notifications after 180 days. */
export const deleteOldNotifications: ScheduledJob = { name: 'delete-old-notifications', cron: '25 3 * * *', run };
