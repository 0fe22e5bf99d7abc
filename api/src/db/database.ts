import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type EmbeddedSettings, openEmbedded } from './embedded';
import { openPostgres, type PostgresSettings } from './postgres';

interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * What the code queries, whichever of the two databases is behind it; a transaction is one too. Both answer
 * `execute` with `{ rows }`. Inside of `db.transaction(async (tx) => …)` use `tx` only: the embedded database has one
 * connection, and a query on `db` would wait for the transaction that waits for it.
 */
export type Database = PgDatabase<RowsHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Database;
  /** Ends what is under way and lets go of files or connections. Calling it again does nothing. */
  close(): Promise<void>;
}

export type DatabaseSettings = EmbeddedSettings | PostgresSettings;

/** Opens the database and brings its tables up to date. Throws when somebody else has the folder open. */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.kind === 'postgresql' ? openPostgres(settings) : openEmbedded(settings);
}
