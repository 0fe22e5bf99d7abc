import { and, count, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mailEvents, mailSuppressions } from '../database/schema/mail-delivery';
import { sentMails } from '../database/schema/outbox';

export type DeadAddress = Pick<typeof mailSuppressions.$inferSelect, 'kind' | 'since' | 'detail'>;

/** Why an address gets no mails; null for one that gets them. */
export async function deadAddress(db: Database, email: string): Promise<DeadAddress | null> {
  const { kind, since, detail } = mailSuppressions;
  const [row] = await db
    .select({ kind, since, detail })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.email, email));
  return row ?? null;
}

/** A complaint stays when mails come back as well. */
export async function addDeadAddress(db: Database, values: typeof mailSuppressions.$inferInsert): Promise<void> {
  const { kind, detail, provider, eventId } = values;
  await db
    .insert(mailSuppressions)
    .values(values)
    .onConflictDoUpdate({
      target: mailSuppressions.email,
      set: { kind, detail, provider, eventId },
      setWhere: or(eq(mailSuppressions.kind, 'bounce'), sql`excluded.kind = 'complaint'`),
    });
}

/** Mails go to the address again. Returns what it had been. */
export async function removeDeadAddress(db: Database, email: string): Promise<DeadAddress | null> {
  const { kind, since, detail } = mailSuppressions;
  const [row] = await db
    .delete(mailSuppressions)
    .where(eq(mailSuppressions.email, email))
    .returning({ kind, since, detail });
  return row ?? null;
}

/** For an address whose owner read a mail; complaints stay. */
export async function removeBounce(db: Database, email: string): Promise<void> {
  await db.delete(mailSuppressions).where(and(eq(mailSuppressions.email, email), eq(mailSuppressions.kind, 'bounce')));
}

/** False for an event that is stored already. */
export async function addMailEvent(db: Database, values: typeof mailEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(mailEvents).values(values).onConflictDoNothing().returning({ id: mailEvents.eventId });
  return rows.length > 0;
}

export async function deleteMailEventsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(mailEvents).where(lt(mailEvents.createdAt, before));
}

/** Whether this mail was sent to the address of the hash. */
export async function wasSentTo(
  db: Database,
  { messageId, addressHash }: { messageId: string; addressHash: string },
): Promise<boolean> {
  const isIt = and(eq(sentMails.messageId, messageId), eq(sentMails.addressHash, addressHash));
  return (await db.$count(sentMails, isIt)) > 0;
}

/** Mails of a template to the address of the hash since a moment. */
export const countSentTo = (
  db: Database,
  { addressHash, template, since }: { addressHash: string; template: string; since: Date },
): Promise<number> =>
  db.$count(
    sentMails,
    and(eq(sentMails.addressHash, addressHash), eq(sentMails.template, template), gt(sentMails.sentAt, since)),
  );

export interface DeliveryFigures {
  /** Events of mail providers since the moment, by kind. */
  events: { kind: string; number: number }[];
  deadAddresses: { kind: string; number: number }[];
}

export async function findDeliveryFigures(db: Database, since: Date): Promise<DeliveryFigures> {
  const events = await db
    .select({ kind: mailEvents.kind, number: count() })
    .from(mailEvents)
    .where(gt(mailEvents.createdAt, since))
    .groupBy(mailEvents.kind);
  const deadAddresses = await db
    .select({ kind: mailSuppressions.kind, number: count() })
    .from(mailSuppressions)
    .groupBy(mailSuppressions.kind);
  return { events, deadAddresses };
}
