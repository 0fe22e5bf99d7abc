import type { ServiceContext } from '../../platform/context/context';
import type { Mail } from '../../platform/mail/mailer';
import type { OutboxEvent } from '../../platform/outbox/events';
import { accountBlockedMail, accountUnblockedMail } from './block-mail';
import { findUser } from './repo';

/** Null when the account was blocked, unblocked or deleted meanwhile. */
export async function blockMailOf(
  { db }: ServiceContext,
  { payload: { userId, isBlocked } }: OutboxEvent<'account.blocked'>,
): Promise<Mail | null> {
  const row = await findUser(db, userId);
  if (!row || (row.user.blockedAt !== null) !== isBlocked) return null;
  const { name, email, blockReason } = row.user;
  const person = { name, email, isTrainer: row.trainer !== null };
  return isBlocked ? accountBlockedMail({ ...person, reason: blockReason ?? '' }) : accountUnblockedMail(person);
}
