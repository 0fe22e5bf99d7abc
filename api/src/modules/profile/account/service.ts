import { formatMoney } from '@kaksha/domain/money';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import type { FieldCipher } from '../../../platform/encryption/field-cipher';
import { accountNumberOf } from '../../../platform/encryption/purposes';
import { unauthorized } from '../../../platform/http/api-error';
import { emit } from '../../../platform/outbox/emit';
import {
  areAllLocked,
  type LeftSeat,
  leaveBatches,
  lockBatchesOf,
  previewLeaving,
} from '../../payment/leaving/service';
import { settleHidden } from '../../seats/service';
import { deleteVerificationsOf } from '../../verification/deciding-service';
import { findProfile, lockUser } from '../details/repo';
import { mustHaveNoLearners, mustHaveNoPayers, mustNotBeAdmin } from '../policy';
import { anonymiseUser, countLearners, deletePersonalRows, lockSales, retireTrainer } from './deletion-repo';
import { idsIn, withNames } from './export-names';
import { findPersonalRows } from './export-repo';
import { findReferences } from './references-repo';

/** The account and all rows about the user. */
export async function exportMyData(context: UserContext): Promise<Record<string, unknown>> {
  const { db, principal, clock, cipher, client, requestId, settings } = context;
  const profile = await findProfile(db, principal.id);
  if (!profile) throw unauthorized();
  const { user, trainerId, country, state, city } = profile;
  const { googleSub, ...account } = user;
  const found = await findPersonalRows(db, { userId: user.id, email: user.email, trainerId });
  const allRows = [account, ...Object.values(found).flat()];
  const references = await findReferences(db, (...columns) => idsIn(allRows, columns));
  const names = { references, settings, now: clock.now() };
  const { payout = [], ...rows } = withNames(found, names);
  const [named] = withNames({ account: [account] }, names).account ?? [];
  await writeAudit(db, { actorId: user.id, action: 'account.export', entityId: user.id, client, requestId });
  return {
    exportedAt: clock.now(),
    account: { ...named, signsInWithGoogle: googleSub !== null, country, state, city },
    ...rows,
    ...(payout.length > 0 && { payout: payout.map((row) => withPlainAccountNumber(row, cipher)) }),
  };
}

function withPlainAccountNumber(row: Record<string, unknown>, cipher: FieldCipher): Record<string, unknown> {
  const { accountNumber, trainerId } = row;
  if (typeof accountNumber !== 'string') return row;
  return { ...row, accountNumber: cipher.decrypt(accountNumber, accountNumberOf(Number(trainerId))) };
}

/** What the user gives up by deleting the account. @throws ApiError ADMIN_ACCOUNT, HAS_LEARNERS (409) */
export async function previewAccountDeletion(context: UserContext) {
  const { db, principal } = context;
  mustNotBeAdmin(principal);
  const trainerId = (await findProfile(db, principal.id))?.trainerId ?? null;
  if (trainerId !== null) mustHaveNoLearners(await countLearners(db, trainerId));
  return previewLeaving(context);
}

/**
 * Deletes the account. Seats of batches that are not over go to the learners who wait, and are refunded as the refund
 * rule says. Personal rows are deleted, all sessions end, and orders and payments, which must be retained by law, keep
 * an anonymous user.
 * @throws ApiError ADMIN_ACCOUNT, HAS_LEARNERS, HAS_OPEN_ORDERS (409)
 */
export async function deleteMyAccount(context: UserContext): Promise<void> {
  const { principal } = context;
  mustNotBeAdmin(principal);
  // Another request of the user may take a seat of a further batch until the user is locked. Then it starts again.
  let deleted: DeletedFiles | null = null;
  while (!deleted) deleted = await inTransaction(context, tryToDelete);
  for (const file of deleted.files) await context.materialStorage.remove(file);
}

/** Names of private files whose rows are deleted. */
interface DeletedFiles {
  files: readonly string[];
}

/** Returns null, without a change, when the user got a seat or place of a batch that is not locked. */
async function tryToDelete(tx: UserContext): Promise<DeletedFiles | null> {
  const { db, principal, requestId, client } = tx;
  const batches = await lockBatchesOf(tx, principal.id);
  const user = await lockUser(db, principal.id);
  if (!user) throw unauthorized();
  if (!(await areAllLocked(tx, user.id, batches))) return null;
  // The institute of a staff member stays.
  const trainerId = (await findProfile(db, user.id))?.trainerId ?? null;
  let files: readonly string[] = [];
  if (trainerId !== null) {
    const payers = await lockSales(db, { trainerId, now: tx.clock.now() });
    mustHaveNoLearners(await countLearners(db, trainerId));
    mustHaveNoPayers(payers);
    await retireTrainer(db, trainerId);
    files = await deleteVerificationsOf(tx, trainerId);
    await settleHidden(tx, { trainerId });
  }
  await deletePersonalRows(db, { userId: user.id, email: user.email });
  const seats = await leaveBatches(tx, batches);
  await anonymiseUser(db, user.id);
  await writeAudit(db, {
    actorId: user.id,
    action: 'account.delete',
    entityId: user.id,
    detail: { trainer: trainerId },
    client,
    requestId,
  });
  const { name, email } = user;
  await emit(tx, { kind: 'account.deleted', payload: {}, secret: { name, email, seats: seats.map(seatInMail) } });
  return { files };
}

const seatInMail = ({ view: { order }, refundMinor }: LeftSeat) => ({
  courseName: order.courseName,
  refund: refundMinor > 0 ? formatMoney(refundMinor, order.currency) : null,
});
