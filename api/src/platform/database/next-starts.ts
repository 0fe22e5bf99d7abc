import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Recomputes the stored start of the next batch for the courses whose next batch has begun. */
export async function refreshNextStarts(db: Database): Promise<void> {
  await db.execute(sql`select refresh_next_starts()`);
}
