import * as limits from '@kaksha/domain/limits';
import { payoutCutoff } from '@kaksha/domain/payouts';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import {
  addPayout,
  collectLines,
  findAwaiting,
  findUnpaidSums,
  lockPayouts,
  type PayoutRow,
  type TrainerCurrency,
} from './repo';

/**
 * Puts the sales of released orders, with their refunds and chargebacks, into payouts that wait for an approval: one
 * for each trainer and currency. What a trainer owes, and less than the smallest payment, waits for later sales. A repeated run adds nothing.
 */
export async function preparePayouts(context: ServiceContext): Promise<void> {
  const cutoff = payoutCutoff(context.clock.now());
  for (const { trainerId, currency } of await findUnpaidSums(context.db, cutoff)) {
    await inTransaction(context, (tx) => preparePayout(tx, { trainerId, currency }, cutoff));
  }
}

/** Null when nothing is to be paid. */
export async function preparePayout(tx: ServiceContext, of: TrainerCurrency, cutoff: Date): Promise<PayoutRow | null> {
  const { db, clock } = tx;
  const { trainerId, currency } = of;
  await lockPayouts(db, of);
  const open = await findAwaiting(db, of);
  if (open) return collectLines(db, { ...open, cutoff: open.cutoff > cutoff ? open.cutoff : cutoff });
  const sums = await findUnpaidSums(db, cutoff, trainerId);
  const owed = sums.find((row) => row.currency === currency)?.amount ?? 0;
  if (owed < limits.smallestPayment[currency]) return null;
  return collectLines(db, await addPayout(db, { trainerId, currency, cutoff, createdAt: clock.now() }));
}
