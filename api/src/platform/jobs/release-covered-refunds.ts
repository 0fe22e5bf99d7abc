import { releaseCoveredRefunds as run } from '../../modules/payment/held-refunds/service';
import type { ScheduledJob } from './job';

/** Sends refunds that were held until later sales of the trainer cover them. */
export const releaseCoveredRefunds: ScheduledJob = { name: 'release-covered-refunds', cron: '*/10 * * * *', run };
