import { createHash } from 'node:crypto';
import { inTransaction, type ServiceContext } from '../context';
import { isDeletedAddress } from '../deleted-account';
import { siteHost } from '../site';
import { eventQueue, priorityOf, secretOf } from './emit';
import type { OutboxEvent } from './events';
import {
  addSentMail,
  claimEvent,
  clearSecret,
  clearSecretsBefore,
  deleteEventsBefore,
  type EventRow,
  findEventRow,
  findWaitingEvents,
  wasSent,
} from './repo';
import { subscriptions } from './subscriptions';

/** The queue of mails. See jobs/send-mail.ts. */
export const mailQueue = 'send-mail';

const dayMs = 24 * 3_600_000;

/** Adds the jobs of an event to their queues, once. */
export async function fanOut(context: ServiceContext, { eventId }: { eventId: string }): Promise<void> {
  await inTransaction(context, async ({ db, clock, queue, cipher }) => {
    const row = await claimEvent(db, eventId, clock.now());
    if (!row) return;
    const event = readEvent(row, cipher);
    const { mails, jobs } = subscriptions[event.kind];
    const priority = priorityOf(event.kind);
    await queue.add(db, [
      ...Object.keys(mails).map((template) => ({
        queue: mailQueue,
        data: { eventId, template },
        key: `${eventId} ${template}`,
        priority,
      })),
      ...(jobs?.(event) ?? []).map((job) => ({ key: `${eventId} ${job.queue}`, ...job })),
    ]);
  });
}

/**
 * Sends one mail of an event. A repeated call sends nothing when the earlier one was recorded; after a crash between
 * sending and recording it sends a mail with the same Message-ID.
 */
export async function sendMail(
  context: ServiceContext,
  { eventId, template }: { eventId: string; template: string },
): Promise<void> {
  const { db, mailer, settings, cipher } = context;
  const messageId = messageIdOf(`${eventId} ${template}`, siteHost(settings));
  if (await wasSent(db, messageId)) return;
  const row = await findEventRow(db, eventId);
  if (!row) return;
  const event = readEvent(row, cipher);
  const render = subscriptions[event.kind].mails[template];
  if (!render) throw new Error(`The event ${event.kind} has no mail ${template}.`);
  const mail = await render(context, event);
  if (mail && !isDeletedAddress(mail.to)) {
    await mailer.send({ ...mail, messageId });
    await addSentMail(db, { messageId, eventId, template });
  }
  if (row.secret !== null) await clearSecret(db, eventId);
}

/** The Message-ID of a mail, from the id of its event and its template. It is the same for each attempt. */
export function messageIdOf(key: string, host: string): string {
  return `<${createHash('sha256').update(key).digest('base64url').slice(0, 32)}@${host}>`;
}

function readEvent({ id, kind, payload, secret, createdAt }: EventRow, cipher: ServiceContext['cipher']): OutboxEvent {
  if (!(kind in subscriptions)) throw new Error(`The event kind ${kind} is unknown.`);
  const plain: unknown = secret === null ? null : JSON.parse(cipher.decrypt(secret, secretOf(id)));
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
