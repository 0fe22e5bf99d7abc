import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The embedded database, PostgreSQL, or a transaction of either. Inside `db.transaction(async (tx) => …)` use `tx` only:
 * the embedded database has one connection, so a query on `db` would deadlock.
 */
export type Database = PgDatabase<RowsHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Database;
  /** Completes running queries and releases files or connections. Calling it again does nothing. */
  close(): Promise<void>;
}
