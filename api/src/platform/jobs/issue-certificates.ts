import { issueDueCertificates as run } from '../../modules/certificates/issuing-service';
import type { ScheduledJob } from './job';

/** Issues the certificates of batches that ended. */
export const issueCertificates: ScheduledJob = { name: 'issue-certificates', cron: '* * * * *', run };
