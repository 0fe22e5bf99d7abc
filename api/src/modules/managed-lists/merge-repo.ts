import type { ManagedListName } from '@kaksha/domain/managed-lists';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { categories, languages, subcategories } from '../../platform/database/schema/catalogue';

const tables = { categories, subcategories, languages } as const;

/** An entry and the one that takes over its courses. */
export interface Merge {
  from: number;
  into: number;
}

/** Makes saves of courses with the entry wait until the merge is done, and the merge wait for those that run. */
export async function lockEntry(tx: Database, list: ManagedListName, id: number): Promise<void> {
  await tx.execute(sql`select from ${tables[list]} where id = ${id} for update`);
}

export async function moveLanguage(tx: Database, { from, into }: Merge): Promise<void> {
  await tx.execute(sql`update courses set language_id = ${into} where language_id = ${from}`);
}

/** Moves courses and interests. @param categoryId  the category of `into` */
export async function moveSubcategory(tx: Database, { from, into }: Merge, categoryId: number): Promise<void> {
  await tx.execute(sql`update courses set category_id = ${categoryId}, subcategory_id = ${into}
    where subcategory_id = ${from}`);
  await tx.execute(sql`insert into user_interests (user_id, category_id, subcategory_id)
    select user_id, ${categoryId}::int, ${into}::int from user_interests where subcategory_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`delete from user_interests where subcategory_id = ${from}`);
}

/** Moves the courses and interests without a subcategory. */
export async function moveCategory(tx: Database, { from, into }: Merge): Promise<void> {
  await tx.execute(sql`update courses set category_id = ${into} where category_id = ${from}`);
  await tx.execute(sql`insert into user_interests (user_id, category_id)
    select user_id, ${into}::int from user_interests where category_id = ${from} on conflict do nothing`);
  await tx.execute(sql`delete from user_interests where category_id = ${from}`);
}

/** The entry leads to the other one, and so do those that were merged into it before. */
export async function setMerged(tx: Database, list: ManagedListName, { from, into }: Merge): Promise<void> {
  await tx.execute(sql`update ${tables[list]} set merged_into = ${into} where id = ${from} or merged_into = ${from}`);
}
