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
  /** Runs SQL outside of Drizzle: one statement with values, or several without. Returns the rows of the last one. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Calls `onMessage` for each NOTIFY on the channel until the returned function is called. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  /** Completes running queries and releases files or connections. Calling it again does nothing. */
  close(): Promise<void>;
}
