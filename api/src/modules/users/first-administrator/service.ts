import { randomBytes } from 'node:crypto';
import { adminRights, firstAdministratorAddress } from '@kaksha/domain/admin-rights';
import * as limits from '@kaksha/domain/limits';
import { minuteMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext, type UserContext } from '../../../platform/context/context';
import { hashOfToken } from '../../../platform/encryption/token-hash';
import { notFound } from '../../../platform/http/api-error';
import { siteOrigin } from '../../../platform/settings/site';
import { changeRights } from '../rights-service';
import { hasAdministrator, lockLinks, replaceLink, useLink } from './repo';

/**
 * Makes the link of the first administrator and returns its token, which is stored nowhere. Null when there is an
 * administrator. An earlier link stops working.
 */
export function makeFirstAdministratorLink(context: ServiceContext): Promise<string | null> {
  return inTransaction(context, async ({ db, clock }) => {
    await lockLinks(db);
    if (await hasAdministrator(db)) return null;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + limits.firstAdministratorMinutes * minuteMs);
    await replaceLink(db, { tokenHash: hashOfToken(token), expiresAt });
    return token;
  });
}

/** The text with a new link for a site without an administrator. Null when there is one. */
export async function offerFirstAdministrator(context: ServiceContext): Promise<string | null> {
  const key = await makeFirstAdministratorLink(context);
  if (key === null) return null;
  const address = firstAdministratorAddress(siteOrigin(context.settings), key);
  return `The site has no administrator. Sign in through this link to become the first one. It works once, for ${limits.firstAdministratorMinutes} minutes:\n  ${address}`;
}

/**
 * Gives the caller all rights, with the key of the link that the start of the site printed.
 * @throws ApiError LINK_EXPIRED (404) for a key that is unknown, used or expired, or when there is an administrator
 */
export async function becomeFirstAdministrator(context: UserContext, { key }: { key: string }): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { db, clock } = tx;
    const { id } = tx.principal;
    await lockLinks(db);
    const link = { tokenHash: hashOfToken(key), userId: id, now: clock.now() };
    if ((await hasAdministrator(db)) || !(await useLink(db, link))) throw linkExpired();
    await changeRights(tx, { id, rights: adminRights });
  });
}

const linkExpired = () =>
  notFound(
    'This link was used already, or its hour is over. A new start of the site prints another one.',
    'LINK_EXPIRED',
  );
