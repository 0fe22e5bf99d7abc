import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { supportMessages, type supportTypes } from '../../db/schema/support';
import { badRequest } from '../../http-error';
import type { PageOfRows } from '../../wire';
import { cleanEmail } from '../auth/service';

export type SupportType = (typeof supportTypes)[number];
export type SupportRow = typeof supportMessages.$inferSelect;

export interface SupportMessage {
  type: SupportType;
  /** Who writes, when they are signed in. */
  userId: number | null;
  email: string;
  name?: string;
  phone?: string;
  message?: string;
}

const newsletter = 0;

/**
 * Keeps a message, or a newsletter subscription, which a second one changes nothing of. A message needs a name and a
 * text: throws 400 with the specification's sentences.
 */
export async function keepMessage(db: Database, message: SupportMessage): Promise<void> {
  const row = {
    type: message.type,
    userId: message.userId,
    email: cleanEmail(message.email),
    name: message.name?.trim() ?? '',
    phone: message.phone?.replace(/[\s-]/g, '') || null,
    message: message.message?.trim() ?? '',
  };
  if (row.type === newsletter) {
    await db
      .insert(supportMessages)
      .values(row)
      .onConflictDoUpdate({
        target: supportMessages.email,
        targetWhere: sql`type = 0`,
        set: { unsubscribedAt: null },
      });
    return;
  }
  const fields = {
    ...(!row.name && { name: 'Name is required' }),
    ...(!row.message && { message: 'Message is required' }),
  };
  const [first] = Object.values(fields);
  if (first) throw badRequest(`${first}.`, fields);
  await db.insert(supportMessages).values(row);
}

/** Newest first. Subscriptions that ended are left out. */
export async function listMessages(
  db: Database,
  { type, page, count }: { type?: SupportType; page: number; count: number },
): Promise<PageOfRows<SupportRow>> {
  const wanted = and(
    type === undefined ? undefined : eq(supportMessages.type, type),
    isNull(supportMessages.unsubscribedAt),
  );
  const results = await db
    .select()
    .from(supportMessages)
    .where(wanted)
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
    .limit(count)
    .offset((page - 1) * count);
  return { results, total: await db.$count(supportMessages, wanted), capped: false };
}
