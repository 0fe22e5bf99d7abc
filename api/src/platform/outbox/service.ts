import { dayMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext } from '../context/context';
import { eventSecretOf } from '../encryption/purposes';
import type { NewJob } from '../jobs/queue';
import type { OutboxEvent } from './events';
import { eventQueue, mailQueue, notificationQueue } from './queues';
import { claimEvents, clearSecretsBefore, deleteEventsBefore, type EventRow, findWaitingEvents } from './repo';

/** Adds the jobs of events to their queues, once, in one transaction. */
export async function fanOut(context: ServiceContext, { eventIds }: { eventIds: readonly string[] }): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { db, clock, queue } = tx;
    const rows = await claimEvents(db, eventIds, clock.now());
    await queue.add(
      db,
      rows.flatMap((row) => jobsOf(tx, readEvent(row, tx))),
    );
  });
}

function jobsOf({ follows }: ServiceContext, event: OutboxEvent): NewJob[] {
  const { id: eventId, kind } = event;
  const following = follows[kind];
  if (!following) throw new Error(`The event kind ${kind} is unknown.`);
  const { mails = {}, notifications = {}, jobs, priority } = following;
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

/** The event of a row, with its secret in plain text. */
export function readEvent(
  { id, kind, payload, secret, createdAt }: EventRow,
  { cipher }: Pick<ServiceContext, 'cipher'>,
): OutboxEvent {
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
