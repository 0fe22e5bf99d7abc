import { brand } from '@kaksha/domain/brand';
import { shortened } from '@kaksha/domain/cut-text';
import { emailAddressOf } from '@kaksha/domain/email-address';
import * as limits from '@kaksha/domain/limits';
import { dayMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { notFound } from '../../platform/http/api-error';
import {
  addDeadAddress,
  addMailEvent,
  countSentTo,
  deadAddress,
  deleteMailEventsBefore,
  removeDeadAddress,
  wasSentTo,
} from '../../platform/mail/delivery-repo';
import type { MailEvent, WebhookCall } from '../../platform/mail-events/mail-event';
import { sign } from '../../platform/payment-providers/signature';
import { type EventProvider, eventReaders } from './event-readers';
import { findEmail } from './repo';

/** Events older than the first are ignored, so that none is read again after its row is deleted. */
const maxAgeDays = 60;
const keptDays = 90;
const maxDetail = 300;

/**
 * Takes an event of a mail provider, once. An address to which mails cannot be delivered, or whose owner called one
 * spam, gets no more mails.
 * @throws ApiError MAIL_EVENTS_NOT_SET_UP (404), FORGED_EVENT, VALIDATION_FAILED (400), UNAVAILABLE (503)
 */
export async function handleMailEvent(
  context: ServiceContext,
  { provider, ...call }: WebhookCall & { provider: EventProvider },
): Promise<void> {
  const { clock, settings, log } = context;
  const event = await eventReaders[provider](call, settings.mailEvents);
  const now = clock.now();
  if (!event || (event.at && event.at.getTime() < now.getTime() - maxAgeDays * dayMs)) return;
  const { id: eventId, kind } = event;
  const emails = await recipientsOf(context, event);
  if (event.messageId !== undefined && emails.length === 0) {
    log.warn({ provider, kind }, 'a report about a mail that the site did not send');
    return;
  }
  await inTransaction(context, async ({ db }) => {
    if (!(await addMailEvent(db, { provider, eventId: eventId.slice(0, maxDetail), kind, createdAt: now }))) return;
    log.info({ provider, kind, recipients: emails.length }, 'a mail did not arrive');
    if (kind !== 'bounce' && kind !== 'complaint') return;
    const detail = detailOf(event.detail);
    for (const email of emails) await addDeadAddress(db, { email, kind, detail, provider, eventId, since: now });
  });
}

/** In one order, so that concurrent transactions do not wait for each other's rows. */
async function recipientsOf(context: ServiceContext, { recipients, messageId }: MailEvent): Promise<string[]> {
  const emails = [...new Set(recipients.flatMap((each) => emailAddressOf(each) ?? []))].sort();
  // Messages to the platform must not end with one report.
  const others = emails.filter((email) => email !== brand.supportEmail);
  if (messageId === undefined) return others;
  const found = await Promise.all(
    others.map((email) => wasSentTo(context.db, { messageId, addressHash: addressHashOf(context, email) })),
  );
  return others.filter((_, at) => found[at]);
}

const detailOf = (text: string) => shortened(text.replace(/\s+/g, ' ').trim(), maxDetail);

/** A keyed hash, so that the table of sent mails tells no address. */
export const addressHashOf = ({ signingKey }: Pick<ServiceContext, 'signingKey'>, email: string): string =>
  sign(`mail|address ${email}`, signingKey);

/**
 * Whether a mail may be sent to its address. A dead one gets a few sign-in codes a day, which its owner asks for: the
 * mailbox may work again, and a used code ends the mark of a bounce.
 */
export async function mayReceive(
  context: ServiceContext,
  { to, isCode, template }: { to: string; isCode: boolean; template: string },
): Promise<boolean> {
  const { db, clock } = context;
  if ((await deadAddress(db, to)) === null) return true;
  if (!isCode) return false;
  const since = new Date(clock.now().getTime() - dayMs);
  const sent = await countSentTo(db, { addressHash: addressHashOf(context, to), template, since });
  return sent < limits.mailBudget.codesToDeadAddress;
}

/** Notes an address that the mail server refused for good. */
export async function noteRefusedAddress(
  { db, clock }: ServiceContext,
  { email, detail }: { email: string; detail: string },
): Promise<void> {
  if (email === brand.supportEmail) return;
  const values = { kind: 'bounce', provider: 'smtp', detail: detailOf(detail), since: clock.now() } as const;
  await addDeadAddress(db, { email, ...values });
}

/**
 * Sends mails again to the address of a user. Returns nothing when it gets them already.
 * @throws ApiError USER_NOT_FOUND (404)
 */
export async function forgetDeadAddress(context: UserContext, { userId }: { userId: number }): Promise<void> {
  const { principal, client, requestId } = context;
  const email = await findEmail(context.db, userId);
  if (email === null) throw notFound('There is no such user.', 'USER_NOT_FOUND');
  await inTransaction(context, async ({ db }) => {
    const found = await removeDeadAddress(db, email);
    if (!found) return;
    const detail = { kind: found.kind, since: found.since.toISOString() };
    await writeAudit(db, {
      actorId: principal.id,
      action: 'user.mail-again',
      entityId: userId,
      detail,
      client,
      requestId,
    });
  });
}

/** Deletes events that are not delivered again. */
export async function deleteOldMailEvents({ db, clock }: ServiceContext): Promise<void> {
  await deleteMailEventsBefore(db, new Date(clock.now().getTime() - keptDays * dayMs));
}
