import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Makes other transactions that take this name wait until this one ends; for records without a row to lock. */
export async function lockNamed(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
