import { completeEnrolments as complete } from '../../modules/payment/reconcile/service';
import type { ScheduledJob } from './job';

/** Marks enrolments of batches that ended as completed. */
export const completeEnrolments: ScheduledJob = {
  name: 'complete-enrolments',
  cron: '*/5 * * * *',
  run: complete,
};
