import { reconcilePayments as reconcile } from '../../modules/payment/reconcile/service';
import type { ScheduledJob } from './job';

/** Requests the state of open orders from the payment provider, because a webhook can be lost. */
export const reconcilePayments: ScheduledJob = {
  name: 'reconcile-payments',
  cron: '* * * * *',
  run: reconcile,
};
