import { reconcilePayments as reconcile } from '../modules/payment/reconcile/service';
import { type Job, minuteMs } from './job';

/** Asks the payment provider about open orders, because a webhook can be lost. */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  everyMs: minuteMs,
  run: reconcile,
};
