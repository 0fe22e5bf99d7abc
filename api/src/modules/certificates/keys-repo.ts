import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { issuerKeys } from '../../platform/database/schema/certificates';

export type IssuerKeyRow = typeof issuerKeys.$inferSelect;

/** Newest first. */
export const findKeys = (db: Database): Promise<IssuerKeyRow[]> =>
  db.select().from(issuerKeys).orderBy(desc(issuerKeys.createdAt), desc(issuerKeys.id));

export async function addKey(db: Database, row: typeof issuerKeys.$inferInsert): Promise<void> {
  await db.insert(issuerKeys).values(row).onConflictDoNothing();
}
