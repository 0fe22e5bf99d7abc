import type { ServiceContext } from '../../platform/context/context';
import type { Mail } from '../../platform/mail/mailer';
import type { OutboxEvent } from '../../platform/outbox/events';
import { contactMail } from './contact-mail';
import { findMessage } from './repo';

const origins: Readonly<Record<number, string>> = { 3: 'trainer area', 5: 'contact page' };

export async function contactMailOf(
  { db }: ServiceContext,
  { payload }: OutboxEvent<'support-message.sent'>,
): Promise<Mail | null> {
  const row = await findMessage(db, payload.messageId);
  return row && contactMail({ ...row, from: origins[row.type] ?? 'site', message: row.message ?? '' });
}
