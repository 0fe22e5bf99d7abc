import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../context';
import type { EventInput } from './events';
import { addEvent } from './repo';

/** The queue of new events. See jobs/fan-out-events.ts. */
export const eventQueue = 'fan-out-events';

/** Binds an encrypted secret to its event. */
export const secretOf = (eventId: string) => `outbox_events.secret:${eventId}`;

/**
 * Stores an event in the caller's transaction. Its mails and other jobs follow after the commit, also when this process
 * ends in between.
 */
export async function emit(
  { db, queue, cipher, clock }: Pick<ServiceContext, 'db' | 'queue' | 'cipher' | 'clock'>,
  { kind, payload, key, secret }: EventInput,
): Promise<void> {
  const id = randomUUID();
  const isNew = await addEvent(db, {
    id,
    kind,
    key,
    payload,
    secret: secret && cipher.encrypt(JSON.stringify(secret), secretOf(id)),
    createdAt: clock.now(),
  });
  if (isNew) await queue.add(db, [{ queue: eventQueue, data: { eventId: id }, key: id, priority: priorityOf(kind) }]);
}

/** A visitor waits for a sign-in code, so its jobs run before all others. */
export const priorityOf = (kind: string): number => (kind === 'sign-in-code.requested' ? 10 : 0);
