import type { ServiceContext } from '../../context';
import { contactMail } from '../../mail/contact-mail';
import type { Mail } from '../../mail/mailer';
import type { OutboxEvent } from '../../outbox/events';
import { findMessage } from './repo';

const origins: Readonly<Record<number, string>> = { 3: 'trainer area', 5: 'contact page' };

export async function contactMailOf(
  { db }: ServiceContext,
  { payload }: OutboxEvent<'support-message.sent'>,
): Promise<Mail | null> {
  const row = await findMessage(db, payload.messageId);
  return row && contactMail({ ...row, from: origins[row.type] ?? 'site', message: row.message ?? '' });
}
