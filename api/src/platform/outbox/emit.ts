import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../context/context';
import { eventSecretOf } from '../encryption/event-secrets';
import type { EventInput } from './events';
import { addEvents } from './repo';

/** The queue of new events. See jobs/fan-out-events.ts. */
export const eventQueue = 'fan-out-events';

type EmitContext = Pick<ServiceContext, 'db' | 'queue' | 'cipher' | 'clock'>;

/**
 * Stores an event in the caller's transaction. Its mails and other jobs follow after the commit, also when this process
 * ends in between.
 */
export const emit = (context: EmitContext, event: EventInput): Promise<void> => emitAll(context, [event]);

/** Stores several events, in this order. */
export async function emitAll({ db, queue, cipher, clock }: EmitContext, events: readonly EventInput[]): Promise<void> {
  const rows = events.map(({ kind, payload, key, secret }) => {
    const id = randomUUID();
    const encrypted = secret && cipher.encrypt(JSON.stringify(secret), eventSecretOf(id));
    return { id, kind, key, payload, secret: encrypted, createdAt: clock.now() };
  });
  const added = await addEvents(db, rows);
  const jobs = rows.filter(({ id }) => added.has(id));
  await queue.add(
    db,
    jobs.map(({ id, kind }) => ({ queue: eventQueue, data: { eventId: id }, key: id, priority: priorityOf(kind) })),
  );
}

/** A visitor waits for a sign-in code, so its jobs run before all others. The many of a newsletter run after them. */
export const priorityOf = (kind: string): number => priorities[kind] ?? 0;

const priorities: Readonly<Record<string, number>> = { 'sign-in-code.requested': 10, 'newsletter.addressed': -10 };
