import { createHash } from 'node:crypto';
import { isEmail } from '@kaksha/domain/email-address';
import { dayMs } from '@kaksha/domain/time-units';
import { forStranger } from '../../modules/mail-limits/refusal-service';
import { inTransaction, type ServiceContext } from '../context/context';
import { isDeletedAddress } from '../database/deleted-account';
import { eventSecretOf } from '../encryption/event-secrets';
import type { NewJob } from '../jobs/queue';
import type { Mail } from '../mail/mailer';
import { renderMail } from '../mail/render-mail';
import { siteHost } from '../settings/site';
import { eventQueue, priorityOf } from './emit';
import type { OutboxEvent } from './events';
import { deliveryKey, mailQueue, notificationMail, notificationQueue, notify } from './notify';
import {
  addSentMail,
  claimEvents,
  clearSecret,
  clearSecretsBefore,
  deleteEventsBefore,
  type EventRow,
  findEventRow,
  findWaitingEvents,
  wasSent,
} from './repo';
import { subscriptions } from './subscriptions';

/** Adds the jobs of events to their queues, once, in one transaction. */
export async function fanOut(context: ServiceContext, { eventIds }: { eventIds: readonly string[] }): Promise<void> {
  await inTransaction(context, async ({ db, clock, queue, cipher }) => {
    const rows = await claimEvents(db, eventIds, clock.now());
    await queue.add(
      db,
      rows.flatMap((row) => jobsOf(readEvent(row, cipher))),
    );
  });
}

function jobsOf(event: OutboxEvent): NewJob[] {
  const { id: eventId, kind } = event;
  const { mails = {}, notifications = {}, jobs } = subscriptions[kind];
  const priority = priorityOf(kind);
  return [
    ...Object.keys(mails).map((template) => ({
      queue: mailQueue,
      data: { eventId, template },
      key: `${eventId} ${template}`,
      priority,
    })),
    ...Object.keys(notifications).map((name) => ({
      queue: notificationQueue,
      data: { eventId, name },
      key: `${eventId} ${name}`,
      priority,
    })),
    ...(jobs?.(event) ?? []).map((job) => ({ key: `${eventId} ${job.queue}`, ...job })),
  ];
}

/** Stores one notification of an event for its recipients and queues their mails. A repeated call adds nothing. */
export async function notifyUsers(
  context: ServiceContext,
  { eventId, name }: { eventId: string; name: string },
): Promise<void> {
  const row = await findEventRow(context.db, eventId);
  if (row) await notify(context, readEvent(row, context.cipher), name);
}

/**
 * Sends one mail of an event, or with a user the mail of one of its notifications. A repeated call sends nothing when
 * the earlier one was recorded; after a crash between sending and recording it sends a mail with the same Message-ID.
 */
export async function sendMail(
  context: ServiceContext,
  { eventId, template, userId }: { eventId: string; template: string; userId?: number },
): Promise<void> {
  const { db, mailer, settings, cipher } = context;
  const key = userId === undefined ? `${eventId} ${template}` : deliveryKey(eventId, template, userId);
  const messageId = messageIdOf(key, siteHost(settings));
  if (await wasSent(db, messageId)) return;
  const row = await findEventRow(db, eventId);
  if (!row) return;
  const event = readEvent(row, cipher);
  const mail =
    userId === undefined
      ? await plainMail(context, event, template)
      : await notificationMail(context, event, { name: template, userId });
  if (mail && !isEmail(mail.to)) context.log.error({ eventId, template }, 'the recipient is no e-mail address');
  else if (mail && !isDeletedAddress(mail.to)) {
    await mailer.send({ ...(await renderMail(mail)), messageId });
    await addSentMail(db, { messageId, eventId, template });
  }
  if (row.secret !== null) await clearSecret(db, eventId);
}

async function plainMail(context: ServiceContext, event: OutboxEvent, template: string): Promise<Mail | null> {
  const { mails, toStranger } = subscriptions[event.kind];
  const render = mails?.[template];
  if (!render) throw new Error(`The event ${event.kind} has no mail ${template}.`);
  const mail = await render(context, event);
  return mail && toStranger ? forStranger(context, mail) : mail;
}

/** The Message-ID of a mail, from the id of its event, its template and its user. It is the same for each attempt. */
export function messageIdOf(key: string, host: string): string {
  return `<${createHash('sha256').update(key).digest('base64url').slice(0, 32)}@${host}>`;
}

function readEvent({ id, kind, payload, secret, createdAt }: EventRow, cipher: ServiceContext['cipher']): OutboxEvent {
  if (!(kind in subscriptions)) throw new Error(`The event kind ${kind} is unknown.`);
  const plain: unknown = secret === null ? null : JSON.parse(cipher.decrypt(secret, eventSecretOf(id)));
  // `emit` is the only writer, and its types connect kind, payload and secret.
  return { id, kind, payload, secret: plain, createdAt } as OutboxEvent;
}

/** Secrets of mails that could not be sent in a day are deleted, and events after 90 days. */
export async function deleteOldEvents({ db, clock }: ServiceContext): Promise<void> {
  const now = clock.now().getTime();
  await clearSecretsBefore(db, new Date(now - dayMs));
  await deleteEventsBefore(db, new Date(now - 90 * dayMs));
}

const maxEventsPerRun = 500;

/** Adds jobs again for events that have waited for ten minutes, e.g. because an operator emptied a queue. */
export async function requeueEvents(context: ServiceContext): Promise<void> {
  const before = new Date(context.clock.now().getTime() - 10 * 60_000);
  const waiting = await findWaitingEvents(context.db, before, maxEventsPerRun);
  if (waiting.length === 0) return;
  context.log.warn({ events: waiting.length }, 'events are queued again');
  await inTransaction(context, ({ db, queue }) =>
    queue.add(
      db,
      waiting.map((eventId) => ({ queue: eventQueue, data: { eventId } })),
    ),
  );
}
