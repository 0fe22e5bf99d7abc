import type { Currency } from '@kaksha/domain/catalogue';
import type { ServiceContext } from '../../platform/context/context';
import { lockPayouts } from './repo';
import { findReserve, isPaidOut } from './reserve-repo';

interface CoveredRefund {
  /** Null for a refund that is not stored yet. */
  refundId: number | null;
  orderId: number;
  trainerId: number;
  currency: Currency;
  amountMinor: number;
}

/**
 * Whether a refund takes no money of the platform: its payment is not paid to the trainer yet, or the trainer is owed
 * enough for it beside the refunds before it. Locks the payouts of the trainer and currency; lock the order first.
 */
export async function coversRefund(tx: ServiceContext, refund: CoveredRefund): Promise<boolean> {
  await lockPayouts(tx.db, refund);
  if (!(await isPaidOut(tx.db, refund.orderId))) return true;
  const { owed, pending, share } = await findReserve(tx.db, refund);
  return owed - pending >= refund.amountMinor - share;
}

/** Minor units of what a trainer is owed that refunds on their way need. The payouts must be locked. */
export async function missingAfterPayout(
  { db }: Pick<ServiceContext, 'db'>,
  { trainerId, currency, amountMinor }: { trainerId: number; currency: Currency; amountMinor: number },
): Promise<number> {
  const all = { refundId: null, orderId: 0, trainerId, currency, amountMinor: 0 };
  const { owed, pending } = await findReserve(db, all);
  return Math.max(0, pending - (owed - amountMinor));
}
