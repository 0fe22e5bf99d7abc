import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The embedded database, PostgreSQL, or a transaction of either. Inside `db.transaction(async (tx) => …)` use `tx`
 * only: the embedded database has one connection, so a query on `db` would deadlock.
 */
export type Database = PgDatabase<RowsHKT, Record<string, never>>;

/** A position in the write-ahead log of the primary, in bytes. */
export type LogPosition = bigint;

export interface ReplicaFigures {
  /** Host and port. */
  name: string;
  isRead: boolean;
  lagSeconds: number;
}

/** Replicas for reads that may be some seconds old. */
export interface ReadReplicas {
  /** A replica that has replayed the position of the reader's last write; null when there is none. */
  after(position: LogPosition | null): Database | null;
  /** A replica for answers that all visitors share: it has replayed what was committed at the last `refresh`. */
  forVisitors(): Database | null;
  /** Visitors read the primary until a replica has all that is committed now. */
  refresh(): void;
  /** Measures every replica. Runs each second. */
  probe(): Promise<void>;
  figures(): ReplicaFigures[];
  close(): Promise<void>;
}

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Database;
  /** Null without `DATABASE_READ_URL`. */
  readonly replicas: ReadReplicas | null;
  /** Runs SQL outside of Drizzle: one statement with values, or several without. Returns the rows of the last one. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Calls `onMessage` for each NOTIFY on the channel until the returned function is called. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  /** Completes running queries and releases files or connections. Calling it again does nothing. */
  close(): Promise<void>;
}
