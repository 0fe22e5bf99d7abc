import type { ServiceContext } from '../../../context';
import { accountDeletedMail } from '../../../mail/account-deleted-mail';
import type { Mail } from '../../../mail/mailer';
import type { OutboxEvent } from '../../../outbox/events';

/** Null when the address was deleted before the mail could be sent. */
export async function accountDeletedMailOf(
  _context: ServiceContext,
  { secret }: OutboxEvent<'account.deleted'>,
): Promise<Mail | null> {
  return secret && accountDeletedMail(secret);
}
