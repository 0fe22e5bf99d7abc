import { and, asc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { newsletterIssues, newsletterSubscriptions } from '../../platform/database/schema/newsletter';
import { users } from '../../platform/database/schema/people';
import { singleRow } from '../../platform/database/single-row';

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect;
export type IssueRow = typeof newsletterIssues.$inferSelect;

const isSubscribed = and(
  isNotNull(newsletterSubscriptions.confirmedAt),
  isNull(newsletterSubscriptions.unsubscribedAt),
);

/** Stores that the address asks for the newsletter. Returns the id of its only row. */
export async function requestSubscription(tx: Database, email: string, now: Date): Promise<number> {
  const rows = await tx
    .insert(newsletterSubscriptions)
    .values({ email, requestedAt: now })
    .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { requestedAt: now } })
    .returning({ id: newsletterSubscriptions.id });
  return singleRow(rows).id;
}

export const isAddressOf = async (db: Database, userId: number, email: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), eq(users.email, email)))) > 0;

export async function findSubscription(db: Database, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id));
  return row ?? null;
}

export async function confirmSubscription(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: now, unsubscribedAt: null })
    .where(and(eq(newsletterSubscriptions.id, id), sql`not (${isSubscribed})`));
}

/** A subscription that was not confirmed ends as well: the owner of the address declined. */
export async function endSubscription(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: now })
    .where(and(eq(newsletterSubscriptions.id, id), isNull(newsletterSubscriptions.unsubscribedAt)));
}

export async function deleteUnconfirmedBefore(db: Database, before: Date): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(and(isNull(newsletterSubscriptions.confirmedAt), lt(newsletterSubscriptions.requestedAt, before)));
}

export const countSubscribers = (db: Database): Promise<number> => db.$count(newsletterSubscriptions, isSubscribed);

export async function findIssue(db: Database, postId: number): Promise<IssueRow | null> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.postId, postId));
  return row ?? null;
}

/** Null when the post was sent before. */
export async function addIssue(tx: Database, values: typeof newsletterIssues.$inferInsert): Promise<IssueRow | null> {
  const [row] = await tx.insert(newsletterIssues).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** Ids of subscribers that had confirmed until then, in order. */
export async function listSubscribers(
  db: Database,
  { until, after, max }: { until: Date; after: number; max: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(and(isSubscribed, lte(newsletterSubscriptions.confirmedAt, until), gt(newsletterSubscriptions.id, after)))
    .orderBy(asc(newsletterSubscriptions.id))
    .limit(max);
  return rows.map(({ id }) => id);
}
