import type { ServiceContext, UserContext } from '../../platform/context/context';
import { emit } from '../../platform/outbox/emit';
import { findOwners } from './owners-repo';
import type { SecurityChange } from './security-mail';

/** Mails a user about a change of their account, after the transaction of the change. */
export async function mailOwner(tx: ServiceContext, userId: number, change: SecurityChange): Promise<void> {
  const secret = { change, address: tx.client?.address ?? null, userAgent: tx.client?.userAgent ?? null };
  await emit(tx, { kind: 'account.security-changed', payload: { userId }, secret });
}

/**
 * Mails each user about a change, after its transaction. The user who made it is mailed as well, because a thief of the
 * session is another person.
 */
export async function mailUsers(tx: ServiceContext, userIds: Iterable<number>, change: SecurityChange): Promise<void> {
  const byUserId = tx.principal?.id ?? null;
  for (const userId of userIds) {
    if (byUserId === null || userId === byUserId) await mailOwner(tx, userId, change);
    // The network and the device of another user are personal data.
    else {
      const secret = { change, address: null, userAgent: null };
      await emit(tx, { kind: 'account.security-changed', payload: { userId, byUserId }, secret });
    }
  }
}

/** Mails the account holder and all owners of a trainer or institute about a change, after its transaction. */
export async function mailOwners(
  tx: UserContext,
  { trainerId, change }: { trainerId: number; change: SecurityChange },
): Promise<void> {
  await mailUsers(tx, await findOwners(tx.db, trainerId), change);
}
