import { contactErrors, normalizeContact, type SupportType, supportTypes } from '@kaksha/domain/contact-rules';
import { badRequest } from '../../api-error';
import { inTransaction, type ServiceContext } from '../../context';
import { emit } from '../../outbox/emit';
import type { PageOfRows } from '../../wire';
import { addMessage, findMessages, type MessageFilter, type SupportRow, subscribe } from './repo';

export interface SupportMessage {
  type: SupportType;
  email?: string;
  name?: string;
  phone?: string;
  message?: string;
}

const newsletter = 0;

/**
 * Stores a message and mails it to the platform, or stores a newsletter subscription. Subscribing twice changes nothing.
 * @throws ApiError VALIDATION_FAILED (400) with the sentences of the specification
 */
export async function sendSupportMessage(
  context: ServiceContext,
  { type, email = '', name = '', phone = '', message = '' }: SupportMessage,
): Promise<void> {
  const { db, principal } = context;
  const form = normalizeContact({ name, email, phone, message });
  const fields = contactErrors(type, form);
  const [first] = Object.values(fields);
  if (first) throw badRequest(`${first}.`, fields);
  const row = { type, userId: principal?.id ?? null, ...form, phone: form.phone || null };
  if (type === newsletter) return subscribe(db, row);
  await inTransaction(context, async (tx) => {
    const messageId = await addMessage(tx.db, row);
    await emit(tx, { kind: 'support-message.sent', payload: { messageId } });
  });
}

/** The types of messages that the platform takes. */
export const getSupportTypes = () => supportTypes;

/** Newest first; ended subscriptions are left out. */
export function listSupportMessages({ db }: ServiceContext, filter: MessageFilter): Promise<PageOfRows<SupportRow>> {
  return findMessages(db, filter);
}
