import { contactErrors, normalizeContact, type SupportType, supportTypes } from '@kaksha/domain/contact-rules';
import { badRequest } from '../../api-error';
import { inTransaction, type ServiceContext } from '../../context';
import { emit } from '../../outbox/emit';
import type { PageOfRows } from '../../wire';
import { subscribeToNewsletter } from '../newsletter/service';
import { addMessage, findMessages, type MessageFilter, type SupportRow } from './repo';

export interface SupportMessage {
  type: SupportType;
  email?: string;
  name?: string;
  phone?: string;
  message?: string;
}

const newsletter = 0;

/**
 * Stores a message and mails it to the platform, or mails a link that confirms a newsletter subscription.
 * @throws ApiError VALIDATION_FAILED (400) with the sentences of the specification
 */
export async function sendSupportMessage(
  context: ServiceContext,
  { type, email = '', name = '', phone = '', message = '' }: SupportMessage,
): Promise<void> {
  const { principal } = context;
  const form = normalizeContact({ name, email, phone, message });
  const fields = contactErrors(type, form);
  const [first] = Object.values(fields);
  if (first) throw badRequest(`${first}.`, fields);
  if (type === newsletter) return subscribeToNewsletter(context, form);
  const row = { type, userId: principal?.id ?? null, ...form, phone: form.phone || null };
  await inTransaction(context, async (tx) => {
    const messageId = await addMessage(tx.db, row);
    await emit(tx, { kind: 'support-message.sent', payload: { messageId } });
  });
}

/** The types of messages that the platform takes. */
export const getSupportTypes = () => supportTypes;

/** Newest first. */
export function listSupportMessages({ db }: ServiceContext, filter: MessageFilter): Promise<PageOfRows<SupportRow>> {
  return findMessages(db, filter);
}
