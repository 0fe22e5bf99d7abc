import { preparePayouts as run } from '../../modules/payouts/prepare-service';
import type { ScheduledJob } from './job';

/** Prepares the payouts of the week every Monday at 1:00 in India. Other runs find what the latest Monday released. */
export const preparePayouts: ScheduledJob = { name: 'prepare-payouts', cron: '30 19 * * 0', run };
