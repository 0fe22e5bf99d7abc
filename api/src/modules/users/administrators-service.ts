import { type AdminRight, adminRights } from '@kaksha/domain/admin-rights';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { findAccount, findOrAddAccount } from '../auth/accounts-service';
import { blockedAccount, lastOwner, userNotFound } from './errors';
import { findAdministrators, lockAdminOwners, lockUser, setRights } from './repo';
import { mailAboutRights } from './service';

/** Administrators for the command line, whose user has access to the database and is no user of the site. */

export const listAdministrators = ({ db }: ServiceContext) => findAdministrators(db);

/**
 * Gives the rights to the user with the address, whose account is made when it is missing.
 * @throws ApiError ACCOUNT_BLOCKED (409)
 */
export async function addAdministrator(
  context: ServiceContext,
  { email, rights = adminRights }: { email: string; rights?: readonly AdminRight[] },
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const owners = await lockAdminOwners(tx.db);
    const id = await findOrAddAccount(tx, email);
    const user = await lockUser(tx.db, id);
    if (!user || user.blockedAt) throw blockedAccount();
    await change(tx, { user, rights, owners });
  });
}

/** Takes all rights from the user. @throws ApiError USER_NOT_FOUND (404), LAST_OWNER (409) */
export async function removeAdministrator(context: ServiceContext, { email }: { email: string }): Promise<void> {
  await inTransaction(context, async (tx) => {
    const owners = await lockAdminOwners(tx.db);
    const id = await findAccount(tx, email);
    const user = id === null ? null : await lockUser(tx.db, id);
    if (!user || user.adminRights.length === 0) throw userNotFound();
    if (owners.every((owner) => owner === user.id) && user.adminRights.includes('owner')) throw lastOwner();
    await change(tx, { user, rights: [], owners });
  });
}

async function change(
  tx: ServiceContext,
  {
    user,
    rights,
    owners,
  }: { user: NonNullable<Awaited<ReturnType<typeof lockUser>>>; rights: readonly AdminRight[]; owners: number[] },
): Promise<void> {
  await setRights(tx.db, user.id, rights);
  const detail = { before: user.adminRights, rights, by: 'command line' };
  await writeAudit(tx.db, { actorId: null, action: 'user.rights', entityId: user.id, detail });
  await mailAboutRights(tx, { user, rights, owners });
}
