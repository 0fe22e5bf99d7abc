import { normalizeContact, type SupportType, supportTypes } from '@kaksha/domain/contact';
import { contactRules, newsletterRules } from '@kaksha/domain/contact-rules';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { check } from '../../platform/http/form';
import type { PageOfRows } from '../../platform/http/wire';
import { emit } from '../../platform/outbox/emit';
import { countMail } from '../mail-limits/budget-service';
import { subscribeToNewsletter } from '../newsletter/service';
import { messageNotFound } from './errors';
import { addMessage, findMessages, type MessageFilter, type SupportRow, setAnswered } from './repo';

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
 * @throws ApiError VALIDATION_FAILED (400) with the sentences of the specification, TOO_MANY_MAILS (429)
 */
export async function sendSupportMessage(
  context: ServiceContext,
  { type, email = '', name = '', phone = '', message = '' }: SupportMessage,
): Promise<void> {
  const { principal } = context;
  const form = normalizeContact({ name, email, phone, message });
  check(type === newsletter ? newsletterRules : contactRules, form);
  if (type === newsletter) return subscribeToNewsletter(context, form);
  const row = { type, userId: principal?.id ?? null, ...form, phone: form.phone || null };
  await inTransaction(context, async (tx) => {
    await countMail(tx, { to: null });
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

/**
 * Marks a message as answered, or as open again. The route requires an admin.
 * @throws ApiError SUPPORT_MESSAGE_NOT_FOUND (404)
 */
export function answerSupportMessage(
  context: UserContext,
  { id, answered }: { id: number; answered: boolean },
): Promise<SupportRow> {
  return inTransaction(context, async ({ db, clock, principal, requestId }) => {
    const row = await setAnswered(db, id, answered ? clock.now() : null);
    if (!row) throw messageNotFound();
    const action = answered ? 'support-message.answer' : 'support-message.reopen';
    await writeAudit(db, { actorId: principal.id, action, entityId: id, requestId });
    return row;
  });
}
