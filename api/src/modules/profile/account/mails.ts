import type { ServiceContext } from '../../../platform/context/context';
import type { Mail } from '../../../platform/mail/mailer';
import type { OutboxEvent } from '../../../platform/outbox/events';
import { accountDeletedMail } from './account-deleted-mail';

/** Null when the address was deleted before the mail could be sent. */
export async function accountDeletedMailOf(
  _context: ServiceContext,
  { secret }: OutboxEvent<'account.deleted'>,
): Promise<Mail | null> {
  return secret && accountDeletedMail(secret);
}
