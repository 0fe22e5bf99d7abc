import { completeEnrolments as complete } from '../modules/payment/reconcile/service';
import { type Job, minuteMs } from './job';

/** Marks enrolments of batches that ended as completed. */
export const completeEnrolments: Job = {
  name: 'complete-enrolments',
  everyMs: 5 * minuteMs,
  run: complete,
};
