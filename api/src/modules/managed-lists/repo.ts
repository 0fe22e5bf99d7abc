import type { CoverMotif } from '@kaksha/domain/catalogue';
import type { ListEntry, ManagedListName } from '@kaksha/domain/managed-lists';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { categories, languages, subcategories } from '../../platform/database/schema/catalogue';

const tables = { categories, subcategories, languages } as const;

export interface EntryRow extends Omit<ListEntry, 'version'> {
  list: ManagedListName;
  categoryId: number | null;
}

/** The entries of all lists in their order. */
export async function listEntries(db: Database): Promise<EntryRow[]> {
  const columns = sql.raw('hidden, merged_into as "mergedInto", former_names as "formerNames"');
  const courses = (column: string) =>
    sql`(select count(*)::int from courses c where ${sql.raw(`c.${column}`)} = e.id and c.deleted_at is null) as courses`;
  const { rows } = await db.execute<EntryRow & Record<string, unknown>>(sql`
    select 'categories' as list, null::int as "categoryId", id, name, display_name as "displayName", motif, position,
      ${columns}, ${courses('category_id')} from categories e
    union all select 'subcategories', category_id, id, name, name, null, position, ${columns}, ${courses('subcategory_id')}
    from subcategories e
    union all select 'languages', null, id, name, display_name, null, position, ${columns}, ${courses('language_id')}
    from languages e
    order by list, position, id`);
  return rows;
}

export interface EntryNames {
  name: string;
  displayName: string;
  motif: CoverMotif | null;
}

/** Adds the entry at the end of its list. @returns its id */
export async function addEntry(
  tx: Database,
  { list, categoryId, name, displayName, motif }: EntryNames & { list: ManagedListName; categoryId: number | null },
): Promise<number> {
  const table = tables[list];
  const ofList = categoryId === null ? sql`true` : sql`category_id = ${categoryId}`;
  const position = sql`(select coalesce(max(position), -1) + 1 from ${table} where ${ofList})`;
  const [own, values] = {
    categories: [sql`display_name, motif`, sql`${displayName}, ${motif}`],
    subcategories: [sql`category_id`, sql`${categoryId}`],
    languages: [sql`display_name`, sql`${displayName}`],
  }[list];
  const { rows } = await tx.execute<{ id: number }>(
    sql`insert into ${table} (name, position, ${own}) values (${name}, ${position}, ${values}) returning id`,
  );
  return rows[0]?.id ?? 0;
}

export async function saveNames(
  tx: Database,
  { list, id, name, displayName, motif }: EntryNames & { list: ManagedListName; id: number },
  formerNames: string[],
): Promise<void> {
  if (list === 'categories' && motif)
    await tx.update(categories).set({ name, displayName, motif, formerNames }).where(eq(categories.id, id));
  if (list === 'subcategories')
    await tx.update(subcategories).set({ name, formerNames }).where(eq(subcategories.id, id));
  if (list === 'languages')
    await tx.update(languages).set({ name, displayName, formerNames }).where(eq(languages.id, id));
}

export async function setHidden(tx: Database, list: ManagedListName, id: number, hidden: boolean): Promise<void> {
  await tx.execute(sql`update ${tables[list]} set hidden = ${hidden} where id = ${id}`);
}

/** @param ids  all entries in their new order */
export async function setOrder(tx: Database, list: ManagedListName, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update ${tables[list]} e set position = o.at - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as o(id, at) where o.id::int = e.id`);
}
