import { contactErrors, normalizeContact, type SupportType } from '@kaksha/domain/contact-rules';
import { badRequest } from '../../api-error';
import { contactMail } from '../../mail/contact-mail';
import type { Services } from '../../services';
import { addMessage, subscribe } from './repo';

export { listMessages, type SupportRow } from './repo';

export interface SupportMessage {
  type: SupportType;
  /** Who writes, when they are signed in. */
  userId: number | null;
  email?: string;
  name?: string;
  phone?: string;
  message?: string;
}

const newsletter = 0;
const places: Record<Exclude<SupportType, typeof newsletter>, string> = { 3: 'trainer area', 5: 'contact page' };

/**
 * Keeps a message and mails it to the house, or keeps a newsletter subscription, which a second one changes nothing of.
 * Throws 400 with the specification's sentences.
 */
export async function keepMessage(
  { db, mailer }: Services,
  { type, userId, email = '', name = '', phone = '', message = '' }: SupportMessage,
): Promise<void> {
  const form = normalizeContact({ name, email, phone, message });
  const fields = contactErrors(type, form);
  const [first] = Object.values(fields);
  if (first) throw badRequest(`${first}.`, fields);
  const kept = { type, userId, ...form, phone: form.phone || null };
  if (type === newsletter) return subscribe(db, kept);
  await addMessage(db, kept);
  mailer.sendSoon(contactMail({ from: places[type], ...kept }));
}
