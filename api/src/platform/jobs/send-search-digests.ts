import { sendSearchDigests as run } from '../../modules/profile/search-digest/service';
import type { ScheduledJob } from './job';

/** Tells users about new courses that match their saved searches, at nine in the morning in India. */
export const sendSearchDigests: ScheduledJob = { name: 'send-search-digests', cron: '30 3 * * *', run };
