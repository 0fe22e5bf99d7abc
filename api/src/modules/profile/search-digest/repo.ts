import type { DigestFrequency } from '@kaksha/domain/saved-search';
import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { users } from '../../../platform/database/schema/people';
import { savedSearches } from '../../../platform/database/schema/support';

export type DueSearch = typeof savedSearches.$inferSelect;

/** Ids of users with a search that is due, in order. */
export async function listDueUsers(
  db: Database,
  { due, after, max }: { due: Readonly<Record<DigestFrequency, Date>>; after: number; max: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: savedSearches.userId })
    .from(savedSearches)
    .where(and(isDue(due), sql`${savedSearches.userId} > ${after}`))
    .orderBy(asc(savedSearches.userId))
    .limit(max);
  return rows.map(({ userId }) => userId);
}

/** The user's searches that are due, locked until the transaction ends. */
export function lockDueSearches(
  tx: Database,
  userId: number,
  due: Readonly<Record<DigestFrequency, Date>>,
): Promise<DueSearch[]> {
  return tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isDue(due)))
    .orderBy(asc(savedSearches.id))
    .for('update');
}

export async function markChecked(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ checkedAt: now })
    .where(inArray(savedSearches.id, [...ids]));
}

/** Searches whose digest is on, by id. */
export async function listDigestSearches(db: Database, ids: readonly number[]): Promise<DueSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(and(inArray(savedSearches.id, [...ids]), inArray(savedSearches.digest, ['daily', 'weekly'])))
    .orderBy(asc(savedSearches.id));
}

export async function findReader(db: Database, userId: number): Promise<{ name: string; email: string } | null> {
  const [row] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** A search that was never checked is due at once. */
function isDue(due: Readonly<Record<DigestFrequency, Date>>): SQL | undefined {
  const ofRhythm = (rhythm: DigestFrequency) =>
    and(
      eq(savedSearches.digest, rhythm),
      or(sql`${savedSearches.checkedAt} is null`, lte(savedSearches.checkedAt, due[rhythm])),
    );
  return or(ofRhythm('daily'), ofRhythm('weekly'));
}
