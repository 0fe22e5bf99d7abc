import { type StorageUse, storageFault } from '@kaksha/domain/storage-use';
import type { UserContext } from '../../platform/context/context';
import type { Principal } from '../../platform/context/principal';
import { ApiError } from '../../platform/http/api-error';
import { findUsedBytes, lockStorage, type StorageAccount } from './storage-use-repo';

type StorageContext = Pick<UserContext, 'db' | 'principal' | 'settings'>;

/** The account whose storage the files of a user use: the trainer or institute that the user acts for. */
export const accountOf = ({ id, trainerId }: Principal): StorageAccount =>
  trainerId === null ? { userId: id } : { trainerId };

/** What an account stores, and what it can store; by default that of the caller. */
export async function getStorageUse(
  { db, principal, settings: { storageQuotas } }: StorageContext,
  account: StorageAccount = accountOf(principal),
): Promise<StorageUse> {
  const isLearner = 'userId' in account && !principal.isAdmin;
  return {
    usedBytes: await findUsedBytes(db, account),
    quotaBytes: isLearner ? storageQuotas.learner : storageQuotas.trainer,
  };
}

/** @throws ApiError STORAGE_QUOTA (413) on `field` when the account has no room for a file */
export async function requireRoom(
  context: StorageContext,
  { account, bytes, field }: { account: StorageAccount; bytes: number; field: string },
): Promise<void> {
  const fault = storageFault(await getStorageUse(context, account), bytes);
  if (fault) throw new ApiError(413, 'STORAGE_QUOTA', `${fault}.`, { [field]: fault });
}

/** As `requireRoom`, in the transaction that adds the file: no other one of the account is added before it ends. */
export async function takeRoom(
  tx: StorageContext,
  file: { account: StorageAccount; bytes: number; field: string },
): Promise<void> {
  await lockStorage(tx.db, file.account);
  await requireRoom(tx, file);
}
