import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../context';
import { eventSecretOf } from '../encryption/event-secrets';
import type { EventInput } from './events';
import { addEvent } from './repo';

/** The queue of new events. See jobs/fan-out-events.ts. */
export const eventQueue = 'fan-out-events';

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
    secret: secret && cipher.encrypt(JSON.stringify(secret), eventSecretOf(id)),
    createdAt: clock.now(),
  });
  if (isNew) await queue.add(db, [{ queue: eventQueue, data: { eventId: id }, key: id, priority: priorityOf(kind) }]);
}

/** A visitor waits for a sign-in code, so its jobs run before all others. The many of a newsletter run after them. */
export const priorityOf = (kind: string): number => priorities[kind] ?? 0;

const priorities: Readonly<Record<string, number>> = { 'sign-in-code.requested': 10, 'newsletter.addressed': -10 };
