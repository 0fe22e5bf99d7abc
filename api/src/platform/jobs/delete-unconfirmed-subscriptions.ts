import { deleteUnconfirmedSubscriptions as run } from '../../modules/newsletter/service';
import type { ScheduledJob } from './job';

/** Deletes addresses that asked for the newsletter and did not confirm it. */
export const deleteUnconfirmedSubscriptions: ScheduledJob = {
  name: 'delete-unconfirmed-subscriptions',
  cron: '50 20 * * *',
  run,
};
