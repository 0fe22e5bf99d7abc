import { type AdminRight, adminRights } from '@kaksha/domain/admin-rights';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { findOrAddAccount } from '../auth/accounts-service';
import { userNotFound } from './errors';
import { findAdministrators } from './repo';
import { changeRights } from './rights-service';

/** Administrators for the command line, whose user has access to the database and is no user of the site. */

export const listAdministrators = ({ db }: ServiceContext) => findAdministrators(db);

/**
 * Gives the rights to the user with the address, whose account is made when it is missing.
 * @throws ApiError LAST_OWNER, ACCOUNT_BLOCKED (409)
 */
export async function addAdministrator(
  context: ServiceContext,
  { email, rights = adminRights }: { email: string; rights?: readonly AdminRight[] },
): Promise<void> {
  await inTransaction(context, async (tx) => changeRights(tx, { id: await findOrAddAccount(tx, email), rights }));
}

/** Takes all rights from the user. @throws ApiError USER_NOT_FOUND (404), LAST_OWNER (409) */
export async function removeAdministrator(context: ServiceContext, { email }: { email: string }): Promise<void> {
  await inTransaction(context, async (tx) => {
    const administrators = await findAdministrators(tx.db);
    const found = administrators.find((one) => one.email === email);
    if (!found) throw userNotFound();
    await changeRights(tx, { id: found.id, rights: [] });
  });
}
