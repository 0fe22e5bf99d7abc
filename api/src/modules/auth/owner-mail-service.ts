import type { ServiceContext } from '../../context';
import type { SecurityChange } from '../../mail/security-mail';
import { emit } from '../../outbox/emit';

/** Mails a user about a change of their account, after the transaction of the change. */
export async function mailOwner(tx: ServiceContext, userId: number, change: SecurityChange): Promise<void> {
  const secret = { change, address: tx.client?.address ?? null, userAgent: tx.client?.userAgent ?? null };
  await emit(tx, { kind: 'account.security-changed', payload: { userId }, secret });
}
