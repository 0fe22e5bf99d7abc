import type { ServiceContext } from '../../../platform/context/context';
import { syncWithProvider } from '../capture/service';
import { claimUnpaidOrders, completeEndedEnrolments } from '../orders/repo';

/** Per run; the rest waits for the next run. */
const maxPerRun = 50;

/**
 * Asks the provider about unpaid orders, because webhooks and answers can be lost. Several processes may run this at
 * the same time.
 */
export async function reconcilePayments(context: ServiceContext): Promise<void> {
  const { db, payments, log } = context;
  if (!payments) return;
  for (const order of await claimUnpaidOrders(db, payments.name, maxPerRun)) {
    await syncWithProvider(context, order).catch((error: unknown) =>
      log.error({ code: 'RECONCILE_ORDER_FAILED', orderId: order.id, err: error }, 'order not reconciled'),
    );
  }
}

/** Marks enrolments of batches that ended as completed. */
export function completeEnrolments({ db }: ServiceContext): Promise<void> {
  return completeEndedEnrolments(db);
}
