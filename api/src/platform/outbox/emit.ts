import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../context/context';
import { eventSecretOf } from '../encryption/purposes';
import type { EventInput } from './events';
import { eventQueue } from './queues';
import { addEvents } from './repo';

type EmitContext = Pick<ServiceContext, 'db' | 'queue' | 'cipher' | 'clock' | 'follows'>;

/**
 * Stores an event in the caller's transaction. Its mails and other jobs follow after the commit, also when this process
 * ends in between.
 */
export const emit = (context: EmitContext, event: EventInput): Promise<void> => emitAll(context, [event]);

/** Stores several events, in this order. */
export async function emitAll(context: EmitContext, events: readonly EventInput[]): Promise<void> {
  const { db, queue, cipher, clock, follows } = context;
  const rows = events.map(({ kind, payload, key, secret }) => {
    const id = randomUUID();
    const encrypted = secret && cipher.encrypt(JSON.stringify(secret), eventSecretOf(id));
    return { id, kind, key, payload, secret: encrypted, createdAt: clock.now() };
  });
  const added = await addEvents(db, rows);
  const jobs = rows.filter(({ id }) => added.has(id));
  await queue.add(
    db,
    jobs.map(({ id, kind }) => ({
      queue: eventQueue,
      data: { eventId: id },
      key: id,
      priority: follows[kind]?.priority,
    })),
  );
}
