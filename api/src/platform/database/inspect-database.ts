import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import pg from 'pg';
import { migrationsFolder } from './migrations';
import type { DatabaseSettings } from './open-database';

export type Rows = readonly Record<string, unknown>[];

/** A database as it is: no migration is applied. */
export interface InspectedDatabase {
  kind: DatabaseSettings['kind'];
  query(text: string, values?: unknown[]): Promise<Rows>;
  /** Whether the connection leads to a pooler such as PgBouncer. */
  isPooled: boolean;
  close(): Promise<void>;
}

/**
 * @returns null for an embedded database that does not exist yet
 * @throws FolderInUseError when the site runs on the embedded database; Error when PostgreSQL refuses the connection
 */
export async function inspectDatabase(
  settings: DatabaseSettings,
  timeoutMs: number,
): Promise<InspectedDatabase | null> {
  if (settings.kind === 'postgresql') return inspectPostgres(settings.directUrl ?? settings.url, timeoutMs);
  if (!settings.folder || !existsSync(settings.folder)) return null;
  const { openEmbeddedAsIs } = await import('./embedded');
  const { client, close } = await openEmbeddedAsIs(settings.folder);
  return {
    kind: 'embedded',
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    isPooled: false,
    close,
  };
}

/** @param timeoutMs  of the connection, and of each statement */
export async function inspectPostgres(url: string, timeoutMs: number): Promise<InspectedDatabase> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'kaksha doctor',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // A connection takes one statement at a time.
  const inOrder = pLimit(1);
  return {
    kind: 'postgresql',
    query: (text, values) => inOrder(async () => (await client.query<Record<string, unknown>>(text, values)).rows),
    isPooled: 'processID' in client && client.processID !== rows[0]?.pid,
    close: () => client.end(),
  };
}

/** How many migrations the database lacks; negative when it has some of a newer version. */
export async function countPendingMigrations({ query }: Pick<InspectedDatabase, 'query'>): Promise<number> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  const [table] = await query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`);
  const applied = table?.exists ? await query('select created_at as at from drizzle.__drizzle_migrations') : [];
  const last = Math.max(0, ...applied.map(({ at }) => Number(at)));
  const known = Math.max(...journal.entries.map(({ when }) => when));
  const newer = applied.filter(({ at }) => Number(at) > known).length;
  return newer > 0 ? -newer : journal.entries.filter(({ when }) => when > last).length;
}
