import type { Database } from '../../../db/database';
import type { Services } from '../../../services';
import type { Settings } from '../../../settings';
import { claimUnsettled, completeEndedEnrolments } from '../orders/repo';
import { unsentRefunds } from '../payments/repo';
import { sendRefund } from '../refunds/service';
import { syncWithProvider } from '../webhook/service';

/** Asked about in one round; the rest waits for the next one. */
const mostAtOnce = 50;

/**
 * Asks the provider about orders that were never heard of again, and hands refunds on that it has not taken yet, so
 * that nobody has paid and is not enrolled for longer than a few minutes, whatever got lost on the way. May run in
 * several processes at once.
 */
export async function reconcilePayments(services: Services, settings: Settings): Promise<void> {
  const { db, payments } = services;
  if (!payments) return;
  for (const order of await claimUnsettled(db, payments.name, mostAtOnce)) {
    await reported(`order ${order.id}`, syncWithProvider(services, settings, order));
  }
  for (const refundId of await unsentRefunds(db, payments.name, mostAtOnce)) {
    await reported(`refund ${refundId}`, sendRefund(services, settings, refundId));
  }
}

/** One that fails must not keep the others waiting. */
async function reported(what: string, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => console.error(`${what} could not be reconciled`, error));
}

/** Enrolments of batches that are over are completed. */
export function completeEnrolments(db: Database): Promise<void> {
  return completeEndedEnrolments(db);
}
