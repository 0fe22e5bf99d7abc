import { proveLedger as run } from '../../modules/ledger/service';
import type { ScheduledJob } from './job';

/** Checks every night, at 2:00 in India, that the ledger adds up to zero and agrees with the orders. */
export const proveLedger: ScheduledJob = { name: 'prove-ledger', cron: '30 20 * * *', run };
