import type { MessageType } from '@kaksha/domain/contact';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { supportMessages } from '../../platform/database/schema/support';
import { singleRow } from '../../platform/database/single-row';
import type { PageOfRows } from '../../platform/http/wire';

export type SupportRow = typeof supportMessages.$inferSelect;
export type NewMessage = Pick<SupportRow, 'type' | 'userId' | 'email' | 'name' | 'phone' | 'message'>;

/** Returns the id of the message. */
export async function addMessage(db: Database, message: NewMessage): Promise<number> {
  const rows = await db.insert(supportMessages).values(message).returning({ id: supportMessages.id });
  return singleRow(rows).id;
}

export async function findMessage(db: Database, id: number): Promise<SupportRow | null> {
  const [row] = await db.select().from(supportMessages).where(eq(supportMessages.id, id));
  return row ?? null;
}

export interface MessageFilter {
  type?: MessageType;
  answered?: boolean;
  /** From 1. */
  page: number;
  /** Rows per page. */
  count: number;
}

/** Newest first. */
export async function findMessages(
  db: Database,
  { type, answered, page, count }: MessageFilter,
): Promise<PageOfRows<SupportRow>> {
  const { answeredAt } = supportMessages;
  const matching = and(
    type === undefined ? undefined : eq(supportMessages.type, type),
    answered === undefined ? undefined : answered ? isNotNull(answeredAt) : isNull(answeredAt),
  );
  const results = await db
    .select()
    .from(supportMessages)
    .where(matching)
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
    .limit(count)
    .offset((page - 1) * count);
  return { results, total: await db.$count(supportMessages, matching), capped: false };
}

/** Returns the changed message; null when there is none with the id. */
export async function setAnswered(tx: Database, id: number, answeredAt: Date | null): Promise<SupportRow | null> {
  const [row] = await tx.update(supportMessages).set({ answeredAt }).where(eq(supportMessages.id, id)).returning();
  return row ?? null;
}
