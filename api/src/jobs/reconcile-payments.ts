import { reconcilePayments as reconcile } from '../modules/payment/reconcile/service';
import { type Job, minuteMs } from './job';

/** Requests the state of open orders from the payment provider, because a webhook can be lost. */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  everyMs: minuteMs,
  run: reconcile,
};
