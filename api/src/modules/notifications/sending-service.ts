import { createHash } from 'node:crypto';
import { isEmail } from '@kaksha/domain/email-address';
import { isOptional } from '@kaksha/domain/notifications';
import type { ServiceContext } from '../../platform/context/context';
import { isDeletedAddress } from '../../platform/database/deleted-account';
import { type Mail, type OutgoingMail, refusalOfAddress } from '../../platform/mail/mailer';
import { renderMail } from '../../platform/mail/render-mail';
import type { EventNotification } from '../../platform/outbox/event-notification';
import type { EventKind, OutboxEvent } from '../../platform/outbox/events';
import { mailQueue } from '../../platform/outbox/queues';
import { addSentMail, clearSecret, findEventRow, wasSent } from '../../platform/outbox/repo';
import { readEvent } from '../../platform/outbox/service';
import type { Follows, Subscription } from '../../platform/outbox/subscription';
import { siteHost } from '../../platform/settings/site';
import { addressHashOf, mayReceive, noteRefusedAddress } from '../mail-delivery/service';
import { countAccountMail } from '../mail-limits/budget-service';
import { forStranger } from '../mail-limits/refusal-service';
import { addMailLinks, type Delivery, deliver, wantsMail } from './delivery-service';

/** With the mails and notifications of every module. */
type SendingContext = ServiceContext & { follows: Follows<EventKind> };

/** Users whose notifications are stored in one transaction. */
const usersAtATime = 200;

/** Identifies one notification of an event, and one mail of it with the user. */
const deliveryKey = (eventId: string, name: string, userId: number) => `${eventId} ${name} ${userId}`;

async function notify(context: SendingContext, event: OutboxEvent, name: string): Promise<void> {
  const { kind, recipients, text, mail } = notificationOf(context, event, name);
  const all = [...new Set(await recipients(context, event))].sort((a, b) => a - b);
  for (let from = 0; from < all.length; from += usersAtATime) {
    const deliveries: Delivery[] = [];
    for (const userId of all.slice(from, from + usersAtATime)) {
      const key = deliveryKey(event.id, name, userId);
      const data = { eventId: event.id, template: name, userId };
      deliveries.push({
        userId,
        key,
        text: text ? await text(context, event, userId) : null,
        mail: mail ? { queue: mailQueue, data, key } : null,
      });
    }
    await deliver(context, { kind, deliveries, at: event.createdAt });
  }
}

/** The mail of a notification; null when there is nothing to say, the user has turned these mails off or got many today. */
async function notificationMail(
  context: SendingContext,
  event: OutboxEvent,
  { name, userId }: { name: string; userId: number },
): Promise<Mail | null> {
  const { kind, mail } = notificationOf(context, event, name);
  if (!mail || !(await wantsMail(context, { userId, kind }))) return null;
  const rendered = await mail(context, event, userId);
  if (!rendered || (isOptional(kind, 'mail') && !(await countAccountMail(context, { userId })))) return null;
  return addMailLinks(context, rendered, { userId, kind });
}

/** @throws Error for a kind that no module knows */
function subscriptionOf(follows: Follows<EventKind>, kind: EventKind): Subscription {
  if (!Object.hasOwn(follows, kind)) throw new Error(`The event kind ${kind} is unknown.`);
  // `emit` is the only writer, and its types connect kind and payload.
  return follows[kind] as Subscription;
}

function notificationOf({ follows }: SendingContext, event: OutboxEvent, name: string): EventNotification<EventKind> {
  const notification = subscriptionOf(follows, event.kind).notifications?.[name];
  if (!notification) throw new Error(`The event ${event.kind} has no notification ${name}.`);
  return notification;
}

/** Stores one notification of an event for its recipients and queues their mails. A repeated call adds nothing. */
export async function notifyUsers(
  context: SendingContext,
  { eventId, name }: { eventId: string; name: string },
): Promise<void> {
  const row = await findEventRow(context.db, eventId);
  if (row) await notify(context, readEvent(row, context), name);
}

/**
 * Sends one mail of an event, or with a user the mail of one of its notifications. A repeated call sends nothing when
 * the earlier one was recorded; after a crash between sending and recording it sends a mail with the same Message-ID.
 */
export async function sendMail(
  context: SendingContext,
  { eventId, template, userId }: { eventId: string; template: string; userId?: number },
): Promise<void> {
  const { db, settings } = context;
  const key = userId === undefined ? `${eventId} ${template}` : deliveryKey(eventId, template, userId);
  const messageId = messageIdOf(key, siteHost(settings));
  if (await wasSent(db, messageId)) return;
  const row = await findEventRow(db, eventId);
  if (!row) return;
  const event = readEvent(row, context);
  const mail =
    userId === undefined
      ? await plainMail(context, event, template)
      : await notificationMail(context, event, { name: template, userId });
  if (mail && !isEmail(mail.to)) context.log.error({ eventId, template }, 'the recipient is no e-mail address');
  else if (mail && !isDeletedAddress(mail.to)) {
    if (await mayReceive(context, { to: mail.to, isCode: mail.otp !== undefined, template })) {
      const isSent = await sendOrNote(context, { ...(await renderMail(mail)), messageId });
      const addressHash = addressHashOf(context, mail.to);
      if (isSent) await addSentMail(db, { messageId, eventId, template, addressHash });
    } else context.log.info({ eventId, template }, 'mails to this address come back, so it gets none');
  }
  if (row.secret !== null) await clearSecret(db, eventId);
}

/** False for an address that the mail server refuses for good, which is noted. */
async function sendOrNote(context: SendingContext, mail: OutgoingMail): Promise<boolean> {
  try {
    await context.mailer.send(mail);
    return true;
  } catch (error) {
    const detail = refusalOfAddress(error);
    if (detail === null) throw error;
    await noteRefusedAddress(context, { email: mail.to, detail });
    context.log.info('the mail server refuses an address for good');
    return false;
  }
}

async function plainMail(context: SendingContext, event: OutboxEvent, template: string): Promise<Mail | null> {
  const { mails, toStranger } = subscriptionOf(context.follows, event.kind);
  const render = mails?.[template];
  if (!render) throw new Error(`The event ${event.kind} has no mail ${template}.`);
  const mail = await render(context, event);
  return mail && toStranger ? forStranger(context, mail) : mail;
}

/** The Message-ID of a mail, from the id of its event, its template and its user. It is the same for each attempt. */
function messageIdOf(key: string, host: string): string {
  return `<${createHash('sha256').update(key).digest('base64url').slice(0, 32)}@${host}>`;
}
