import * as limits from '@kaksha/domain/limits';
import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { lockNamed } from '../../platform/database/lock-named';
import { listEndedHolds } from './cool-down-repo';
import { holdTooSoon, tooManyUnpaid } from './errors';

/** Orders of a learner wait for each other, so that limits over all batches hold. Call it after the batch is locked. */
export const lockHoldsOf = ({ db }: Pick<ServiceContext, 'db'>, userId: number): Promise<void> =>
  lockNamed(db, `holds of ${userId}`);

/**
 * Refuses a learner whose holds ended without a payment, so that an order after each end does not keep a seat for ever.
 * The holds of the learner must be locked. @throws ApiError HOLD_TOO_SOON (409) with the time
 */
export async function refuseRepeatedHolds(
  { db, clock }: ServiceContext,
  { userId, batchId }: { userId: number; batchId: number },
): Promise<void> {
  const now = clock.now();
  const ended = await listEndedHolds(db, { userId, since: new Date(now.getTime() - dayMs), now });
  const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
  const { batch: perBatch, all } = limits.seats.holdsPerDay;
  const ends = ended.filter((hold) => hold.batchId === batchId).map(({ end }) => end);
  const [latest] = ends;
  const oldest = ends[perBatch - 1];
  if (oldest) throw holdTooSoon(after(oldest, dayMs));
  const from = latest && after(latest, limits.seats.coolDownMinutes * 60_000);
  if (from && from > now) throw holdTooSoon(from);
  const oldestOfAll = ended[all - 1];
  if (oldestOfAll) throw tooManyUnpaid(after(oldestOfAll.end, dayMs));
}
