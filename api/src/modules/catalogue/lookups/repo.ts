import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { categories, languages, subcategories } from '../../../platform/database/schema/catalogue';

export type CategoryRow = typeof categories.$inferSelect;
export type SubcategoryRow = typeof subcategories.$inferSelect;
export type LanguageRow = typeof languages.$inferSelect;

export function listCategories(db: Database): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
}

/** First day of the next batch by category id. */
export async function nextStarts(db: Database): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; day: string }>(sql`
    select k.id, next.day::text as day from categories k cross join lateral (
      select c.next_start_date as day from courses c
      where c.is_public and c.category_id = k.id and c.next_start_at is not null
      order by c.next_start_at, c.id limit 1) as next`);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** Of one category, or all. */
export function listSubcategories(db: Database, categoryId?: number): Promise<SubcategoryRow[]> {
  return db
    .select()
    .from(subcategories)
    .where(categoryId === undefined ? undefined : eq(subcategories.categoryId, categoryId))
    .orderBy(asc(subcategories.categoryId), asc(subcategories.position), asc(subcategories.id));
}

export function listLanguages(db: Database): Promise<LanguageRow[]> {
  return db.select().from(languages).orderBy(asc(languages.position), asc(languages.id));
}

/**
 * Ids of the rows whose id, machine name, display name or former name is in `wanted`, ignoring case. The id of a merged
 * row is that of the row that took over its courses.
 */
export function matchingIds(
  rows: readonly { id: number; name: string; displayName?: string; mergedInto: number | null; formerNames: string[] }[],
  wanted: readonly string[],
): number[] {
  const texts = new Set(wanted.map((text) => text.toLowerCase()));
  const ids = rows
    .filter(({ id, name, displayName = '', formerNames }) =>
      [String(id), name, displayName, ...formerNames].some((text) => text && texts.has(text.toLowerCase())),
    )
    .map(({ id, mergedInto }) => mergedInto ?? id);
  return [...new Set(ids)];
}
