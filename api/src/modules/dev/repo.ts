import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { keptMails } from '../../platform/database/schema/platform';

export type StoredMail = typeof keptMails.$inferSelect;

/** Newest first. */
export function listMails(db: Database, to: string, limit: number): Promise<StoredMail[]> {
  return db.select().from(keptMails).where(eq(keptMails.to, to)).orderBy(desc(keptMails.id)).limit(limit);
}
