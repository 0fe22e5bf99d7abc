import * as limits from '@kaksha/domain/limits';
import { hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { lockNamed } from '../../platform/database/lock-named';
import { alreadyEnrolled, batchNotFound } from '../../platform/http/common-errors';
import { countMail } from '../mail-limits/budget-service';
import {
  closeWaiting,
  hasSeat,
  holdsSeat,
  lockSeats,
  requireAccount,
  settleSeats,
  waitingListClosesAt,
} from '../seats/service';
import {
  batchHasSeats,
  entryNotFound,
  offerMissed,
  ownBatch,
  seatOnHold,
  tooManyEntries,
  waitingListClosed,
} from './errors';
import { addEntry, countEntries, type EntryView, findEntry, findMissedOffer, listEntries, teachesBatch } from './repo';

/** The caller's open entries, offers first. */
export function getWaitingList({ db, principal }: UserContext): Promise<EntryView[]> {
  return listEntries(db, principal.id);
}

/**
 * Puts the caller at the end of the waiting list of a full batch. A second call returns the entry of the first.
 * @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403), ALREADY_ENROLLED, BATCH_HAS_SEATS, WAITING_LIST_CLOSED,
 * HOLD_TOO_SOON, CONFLICT (409), TOO_MANY_MAILS (429)
 */
export async function joinWaitingList(context: UserContext, { batchId }: { batchId: number }): Promise<EntryView> {
  const { principal, clock } = context;
  return inTransaction(context, async (tx) => {
    const { db } = tx;
    const locked = await lockSeats(tx, batchId);
    if (!locked?.batch.active || !locked.isPublic) throw batchNotFound();
    await requireAccount(tx, principal.id);
    if (await teachesBatch(db, principal.id, batchId)) throw ownBatch();
    if (await hasSeat(tx, { userId: principal.id, batchId })) throw alreadyEnrolled();
    const left = await settleSeats(tx, locked);
    const existing = await findEntry(db, principal.id, batchId);
    if (existing) return existing;
    if (waitingListClosesAt(locked.batch) <= clock.now()) throw waitingListClosed();
    if (left !== 0) throw batchHasSeats();
    // Else a learner could block a seat without paying: by a hold first, then by an offer of the same seat.
    if (await holdsSeat(tx, { userId: principal.id, batchId })) throw seatOnHold();
    const missed = await findMissedOffer(db, { userId: principal.id, batchId });
    const from = missed && new Date(missed.getTime() + limits.waitingList.coolDownHours * hourMs);
    if (from && from > clock.now()) throw offerMissed(from);
    await lockNamed(db, `waiting lists of ${principal.id}`);
    if ((await countEntries(db, principal.id)) >= limits.waitingList.maxPerLearner) throw tooManyEntries();
    await countMail(tx, { to: null });
    await addEntry(db, principal.id, batchId);
    const entry = await findEntry(db, principal.id, batchId);
    if (!entry) throw entryNotFound();
    return entry;
  });
}

/**
 * Takes the caller off the list. The seat of an offer goes to the next one.
 * @throws ApiError WAITING_ENTRY_NOT_FOUND (404)
 */
export async function leaveWaitingList(context: UserContext, { batchId }: { batchId: number }): Promise<void> {
  await inTransaction(context, async (tx) => {
    const locked = await lockSeats(tx, batchId);
    const left = locked && (await closeWaiting(tx, { userId: tx.principal.id, batchId }));
    if (!left) throw entryNotFound();
    await settleSeats(tx, locked);
  });
}
