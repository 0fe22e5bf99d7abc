import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Database, OpenDatabase } from '../src/platform/database/database';
import { openTestDatabase } from './test-database';

export interface CountedDatabase extends OpenDatabase {
  /** The SQL of all queries so far, transactions included. Tests empty it. */
  queries: string[];
}

/** A fresh database that records its queries. */
export async function openCountedDatabase(): Promise<CountedDatabase> {
  const database = await openTestDatabase();
  const queries: string[] = [];
  const config = { casing: 'snake_case', logger: { logQuery: (query: string) => queries.push(query) } } as const;
  const { $client } = database.db as unknown as { $client: unknown };
  const db =
    database.kind === 'embedded'
      ? drizzleEmbedded($client as PGlite, config)
      : drizzlePostgres($client as pg.Pool, config);
  return { ...database, db: db as unknown as Database, queries };
}
