import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/database/schema/people';
import { releaseWebhooks, webhookDeliveries } from '../../platform/database/schema/webhooks';

export type WebhookRow = typeof releaseWebhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** In the order in which they were added. */
export const findWebhooks = (db: Database): Promise<WebhookRow[]> =>
  db.select().from(releaseWebhooks).orderBy(asc(releaseWebhooks.createdAt), asc(releaseWebhooks.id));

export const listWebhooks = (db: Database) =>
  db
    .select({
      id: releaseWebhooks.id,
      address: releaseWebhooks.address,
      events: releaseWebhooks.events,
      createdAt: releaseWebhooks.createdAt,
      createdBy: users.name,
      failingSince: releaseWebhooks.failingSince,
    })
    .from(releaseWebhooks)
    .leftJoin(users, eq(users.id, releaseWebhooks.createdBy))
    .orderBy(asc(releaseWebhooks.createdAt), asc(releaseWebhooks.id));

/** The last deliveries of a webhook, latest first. */
export const listDeliveries = (db: Database, webhookId: string, limit: number): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);

export async function addWebhook(tx: Database, row: typeof releaseWebhooks.$inferInsert): Promise<void> {
  await tx.insert(releaseWebhooks).values(row);
}

/** Removes a webhook with its deliveries; null when it was removed before. */
export async function removeWebhook(tx: Database, id: string): Promise<WebhookRow | null> {
  const [row] = await tx.delete(releaseWebhooks).where(eq(releaseWebhooks.id, id)).returning();
  return row ?? null;
}

export async function findWebhook(db: Database, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(releaseWebhooks).where(eq(releaseWebhooks.id, id));
  return row ?? null;
}

/** Returns the ids of those that were not there. */
export async function addDeliveries(tx: Database, rows: (typeof webhookDeliveries.$inferInsert)[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  const found = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, ids));
  const missing = rows.filter(({ id }) => !found.some((each) => each.id === id));
  if (missing.length === 0) return [];
  const added = await tx
    .insert(webhookDeliveries)
    .values(missing)
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  return added.map(({ id }) => id);
}

/** A delivery with its webhook; null when one of them was removed. */
export async function findDelivery(db: Database, id: string) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: releaseWebhooks })
    .from(webhookDeliveries)
    .innerJoin(releaseWebhooks, eq(releaseWebhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

interface Attempt {
  status: number | null;
  /** Null after a success. */
  error: string | null;
  at: Date;
}

export async function storeAttempt(
  tx: Database,
  { id, webhookId }: Pick<DeliveryRow, 'id' | 'webhookId'>,
  { status, error, at }: Attempt,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      status,
      error,
      attemptedAt: at,
      ...(error === null && { deliveredAt: at }),
    })
    .where(eq(webhookDeliveries.id, id));
  await tx
    .update(releaseWebhooks)
    .set({ failingSince: error === null ? null : sql`coalesce(${releaseWebhooks.failingSince}, ${at.toISOString()})` })
    .where(eq(releaseWebhooks.id, webhookId));
}

/** Whether a delivery that was attempted waits again; false when it waits for its first attempt. */
export async function awaitAgain(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ attemptedAt: null, deliveredAt: null, status: null, error: null })
    .where(and(eq(webhookDeliveries.id, id), isNotNull(webhookDeliveries.attemptedAt)))
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

export async function deleteDeliveriesBefore(tx: Database, before: Date): Promise<void> {
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
