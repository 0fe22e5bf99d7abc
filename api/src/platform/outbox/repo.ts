import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { outboxEvents, sentMails } from '../database/schema/outbox';

export type EventRow = typeof outboxEvents.$inferSelect;

/**
 * Returns the ids of the new events.
 * @throws Error outside of a transaction: the events must commit with their change
 */
export async function addEvents(tx: Database, values: (typeof outboxEvents.$inferInsert)[]): Promise<Set<string>> {
  if (!(tx instanceof PgTransaction)) throw new Error('An event needs the transaction of its change.');
  const rows = await tx.insert(outboxEvents).values(values).onConflictDoNothing().returning({ id: outboxEvents.id });
  return new Set(rows.map(({ id }) => id));
}

export async function findEventRow(db: Database, id: string): Promise<EventRow | null> {
  const [row] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, id));
  return row ?? null;
}

/** Marks events as fanned out. Returns those that were not before, oldest first. */
export async function claimEvents(tx: Database, ids: readonly string[], now: Date): Promise<EventRow[]> {
  const rows = await tx
    .update(outboxEvents)
    .set({ fannedOutAt: now })
    .where(and(inArray(outboxEvents.id, [...ids]), isNull(outboxEvents.fannedOutAt)))
    .returning();
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export async function clearSecret(db: Database, id: string): Promise<void> {
  await db.update(outboxEvents).set({ secret: null }).where(eq(outboxEvents.id, id));
}

export async function clearSecretsBefore(db: Database, before: Date): Promise<void> {
  await db
    .update(outboxEvents)
    .set({ secret: null })
    .where(and(isNotNull(outboxEvents.secret), lt(outboxEvents.createdAt, before)));
}

/** Deletes events with their sent mails. */
export async function deleteEventsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(outboxEvents).where(lt(outboxEvents.createdAt, before));
}

/** Events without jobs, oldest first. */
export async function findWaitingEvents(db: Database, before: Date, max: number): Promise<string[]> {
  const rows = await db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(and(isNull(outboxEvents.fannedOutAt), lt(outboxEvents.createdAt, before)))
    .orderBy(outboxEvents.createdAt)
    .limit(max);
  return rows.map(({ id }) => id);
}

export async function wasSent(db: Database, messageId: string): Promise<boolean> {
  return (await db.$count(sentMails, inArray(sentMails.messageId, [messageId]))) > 0;
}

export async function addSentMail(db: Database, values: typeof sentMails.$inferInsert): Promise<void> {
  await db.insert(sentMails).values(values).onConflictDoNothing();
}
