import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from './migrations';

interface MigrationOptions {
  /** Drops every table first. */
  fresh?: boolean;
  folder?: string;
  /** Milliseconds that a statement waits for a lock. Queries behind it wait as long. */
  lockTimeoutMs?: number;
  /** Attempts, with a pause as long as the lock timeout between two. */
  attempts?: number;
}

/** An arbitrary number that all processes of the site share. */
const migrationLock = 4_711_020;

/** PostgreSQL's code of a lock that was not free within `lock_timeout`. */
const lockNotAvailable = '55P03';

/**
 * Applies the migrations that the database lacks, in one transaction. Processes that start together do it one after the
 * other. A migration that waits for a long transaction gives up its place in the queue and tries again, because every
 * other query of the table would wait behind it.
 * @throws Error when a lock was not free in any attempt
 */
export async function migratePostgres(
  url: string,
  { fresh = false, folder = migrationsFolder, lockTimeoutMs = 2000, attempts = 30 }: MigrationOptions = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kaksha migrations' });
  await client.connect();
  try {
    // A session lock is released even when this process dies.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if (fresh) {
      await client.query('drop schema if exists public, drizzle, pgboss cascade');
      await client.query('create schema public');
    }
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await migrate(drizzle(client), { migrationsFolder: folder });
        return;
      } catch (error) {
        if (attempt >= attempts || !isLockTimeout(error)) throw error;
        await delay(lockTimeoutMs);
      }
    }
  } finally {
    await client.end();
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === lockNotAvailable) || isLockTimeout(error.cause);
}
