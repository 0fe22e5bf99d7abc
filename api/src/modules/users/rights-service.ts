import type { AdminRight } from '@kaksha/domain/admin-rights';
import type { ServiceContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { mailUsers } from '../auth/owner-mail-service';
import { blockedAccount, lastOwner, userNotFound } from './errors';
import { lockAdminOwners, lockUser, setRights } from './repo';

/**
 * Gives a user these rights and takes all others. The user and all owners are mailed. Without a principal the command
 * line changes them.
 * @throws ApiError USER_NOT_FOUND (404), LAST_OWNER, ACCOUNT_BLOCKED (409)
 */
export async function changeRights(
  tx: ServiceContext,
  { id, rights }: { id: number; rights: readonly AdminRight[] },
): Promise<void> {
  const { db, principal, client, requestId } = tx;
  const owners = await lockAdminOwners(db);
  const user = await lockUser(db, id);
  if (!user) throw userNotFound();
  const before = user.adminRights;
  if (rights.length === before.length && rights.every((right) => before.includes(right))) return;
  if (user.blockedAt && rights.length > 0) throw blockedAccount();
  if (!rights.includes('owner')) mustLeaveAnOwner(owners, id);
  await setRights(db, id, rights);
  const detail = { before, rights, ...(!principal && { by: 'command line' }) };
  const entry = { actorId: principal?.id ?? null, entityId: id, detail, client, requestId };
  await writeAudit(db, { ...entry, action: 'user.rights' });
  const change = { kind: 'rights-changed' as const, email: user.email, rights };
  await mailUsers(tx, new Set([id, ...owners]), change);
}

/** @throws ApiError LAST_OWNER (409) when the user is the only owner */
export function mustLeaveAnOwner(owners: readonly number[], id: number): void {
  if (owners.length === 1 && owners[0] === id) throw lastOwner();
}
