import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, OpenDatabase } from './database';
import { listenPostgres } from './listen-postgres';
import { migrationsFolder } from './migrations';

export interface PostgresSettings {
  kind: 'postgresql';
  url: string;
  /** Maximum of connections of one process. */
  poolSize: number;
  /** Drops every table first. */
  fresh?: boolean;
}

/** An arbitrary number that all processes of the site share. */
const migrationLock = 4_711_020;

/** Opens a pool. Processes that start together apply migrations one after the other. */
export async function openPostgres({ url, poolSize, fresh = false }: PostgresSettings): Promise<OpenDatabase> {
  await migrateUnderLock(url, fresh);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'kaksha',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Database;
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgresql',
    db,
    execute: (text, values) => (values ? pool.query(text, values) : executeScript(pool, text)),
    listen: (channel, onMessage) => listenPostgres(url, channel, onMessage),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** A failed script can leave its transaction open, so its connection is not used again. */
async function executeScript(pool: pg.Pool, script: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(script);
    isBroken = false;
    return { rows: (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? [] };
  } finally {
    client.release(isBroken);
  }
}

async function migrateUnderLock(url: string, fresh: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kaksha migrations' });
  await client.connect();
  try {
    // A session lock is released even when this process dies.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if (fresh) {
      await client.query('drop schema if exists public, drizzle, pgboss cascade');
      await client.query('create schema public');
    }
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
