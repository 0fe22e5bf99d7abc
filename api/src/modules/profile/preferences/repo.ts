import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { preferredBatches } from '../../../platform/database/schema/activity';
import { categories, subcategories } from '../../../platform/database/schema/catalogue';
import { batches } from '../../../platform/database/schema/courses';
import { learningGoals, savedSearches, userInterests } from '../../../platform/database/schema/support';

export type GoalRow = typeof learningGoals.$inferSelect;
export type SearchRow = typeof savedSearches.$inferSelect;

export interface InterestRow {
  categoryId: number;
  category: string;
  subcategoryId: number | null;
  subcategory: string | null;
}

export async function findGoal(db: Database, userId: number): Promise<GoalRow | null> {
  const [row] = await db.select().from(learningGoals).where(eq(learningGoals.userId, userId));
  return row ?? null;
}

export async function saveGoal(db: Database, values: Omit<GoalRow, 'updatedAt'>): Promise<GoalRow> {
  const row = { ...values, updatedAt: new Date() };
  await db.insert(learningGoals).values(row).onConflictDoUpdate({ target: learningGoals.userId, set: row });
  return row;
}

export function listInterests(db: Database, userId: number): Promise<InterestRow[]> {
  return db
    .select({
      categoryId: userInterests.categoryId,
      category: categories.displayName,
      subcategoryId: userInterests.subcategoryId,
      subcategory: subcategories.name,
    })
    .from(userInterests)
    .innerJoin(categories, eq(categories.id, userInterests.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, userInterests.subcategoryId))
    .where(eq(userInterests.userId, userId))
    .orderBy(asc(categories.position), asc(categories.id), asc(subcategories.position), asc(subcategories.id));
}

export interface Interest {
  categoryId: number;
  subcategoryId: number | null;
}

/** Counts interests whose category is unknown or does not contain the subcategory. */
export async function countUnknownInterests(db: Database, chosen: readonly Interest[]): Promise<number> {
  const list = JSON.stringify(chosen.map(({ categoryId, subcategoryId }) => ({ c: categoryId, s: subcategoryId })));
  const { rows } = await db.execute<{ unknown: number }>(sql`
    select count(*)::int as unknown from jsonb_to_recordset(${list}::jsonb) as chosen (c int, s int)
    where not exists (select from categories where id = chosen.c and merged_into is null)
      or (chosen.s is not null and not exists (select from subcategories where id = chosen.s and category_id = chosen.c
        and merged_into is null))`);
  return rows[0]?.unknown ?? 0;
}

export async function replaceInterests(tx: Database, userId: number, chosen: readonly Interest[]): Promise<void> {
  await tx.delete(userInterests).where(eq(userInterests.userId, userId));
  if (chosen.length === 0) return;
  await tx
    .insert(userInterests)
    .values(chosen.map((interest) => ({ userId, ...interest })))
    .onConflictDoNothing();
}

export async function isActiveBatchOf(db: Database, courseId: number, batchId: number): Promise<boolean> {
  const wanted = and(eq(batches.id, batchId), eq(batches.courseId, courseId), eq(batches.active, true));
  return (await db.$count(batches, wanted)) > 0;
}

export async function savePreferredBatch(
  db: Database,
  { userId, courseId, batchId }: { userId: number; courseId: number; batchId: number },
): Promise<void> {
  await db
    .insert(preferredBatches)
    .values({ userId, courseId, batchId })
    .onConflictDoUpdate({
      target: [preferredBatches.userId, preferredBatches.courseId],
      set: { batchId, chosenAt: sql`now()` },
    });
}

export async function findPreferredBatch(db: Database, userId: number, courseId: number): Promise<number | null> {
  const [row] = await db
    .select({ batchId: preferredBatches.batchId })
    .from(preferredBatches)
    .innerJoin(batches, and(eq(batches.id, preferredBatches.batchId), eq(batches.active, true)))
    .where(and(eq(preferredBatches.userId, userId), eq(preferredBatches.courseId, courseId)));
  return row?.batchId ?? null;
}

export function listSearches(db: Database, userId: number): Promise<SearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

/** Null when the user has `maxSearches` already. */
export async function addSearch(
  tx: Database,
  values: Pick<SearchRow, 'userId' | 'name' | 'query'> & Partial<Pick<SearchRow, 'digest'>>,
  maxSearches: number,
): Promise<SearchRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`searches of ${values.userId}`}))`);
  if ((await tx.$count(savedSearches, eq(savedSearches.userId, values.userId))) >= maxSearches) return null;
  const [row] = await tx.insert(savedSearches).values(values).returning();
  return row ?? null;
}

export async function findSearchOwner(db: Database, id: number): Promise<number | null> {
  const [row] = await db.select({ userId: savedSearches.userId }).from(savedSearches).where(eq(savedSearches.id, id));
  return row?.userId ?? null;
}

export async function saveDigest(db: Database, id: number, digest: SearchRow['digest']): Promise<SearchRow | null> {
  const [row] = await db.update(savedSearches).set({ digest }).where(eq(savedSearches.id, id)).returning();
  return row ?? null;
}

export async function removeSearch(db: Database, id: number): Promise<void> {
  await db.delete(savedSearches).where(eq(savedSearches.id, id));
}
