import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { traceQueries } from '../tracing/trace-queries';
import type { OpenDatabase } from './database';
import { drizzleOn } from './drizzle-on';
import { listenPostgres } from './listen-postgres';
import { migratePostgres } from './migrate-postgres';
import { openReadReplicas } from './read-replicas';
import type { ReplicaSettings } from './replica-settings';

export interface PostgresSettings {
  kind: 'postgresql';
  url: string;
  /**
   * The server itself when `url` leads to PgBouncer in transaction mode. Migrations and LISTEN use it, and the pool
   * sends neither named statements nor start parameters.
   */
  directUrl?: string | undefined;
  /** Maximum of connections of one process. */
  poolSize: number;
  /** Null reads everything from `url`. */
  replicas?: ReplicaSettings | null;
  /** Makes a span of each query. */
  traced?: boolean;
  /** Drops every table first. */
  fresh?: boolean;
}

/** PgBouncer refuses them; the role or the database sets them there. */
const timeouts = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };

/**
 * Opens a pool, and one for each replica. Processes that start together apply migrations one after the other.
 * @param log  required with replicas
 * @throws Error when a connection that must lead to the server itself leads to a pooler
 */
export async function openPostgres(
  { url, directUrl, poolSize, replicas, traced = false, fresh = false }: PostgresSettings,
  log?: FastifyBaseLogger,
): Promise<OpenDatabase> {
  await requireServer(directUrl ?? url, directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  await migratePostgres(directUrl ?? url, { fresh });
  const openPool = (to: string) => openUnbroken({ url: to, poolSize, traced, throughPooler: directUrl !== undefined });
  const pool = openPool(url);
  const openReplicas = replicas && log ? await openReadReplicas({ primary: pool, replicas, openPool, log }) : null;
  const db = drizzleOn(pool);
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgresql',
    db,
    replicas: openReplicas,
    execute: (text, values) => (values ? pool.query(text, values) : executeScript(pool, text)),
    listen: (channel, onMessage) => listenPostgres(directUrl ?? url, channel, onMessage),
    close: () => {
      closing ??= Promise.all([openReplicas?.close(), pool.end()]).then(() => {});
      return closing;
    },
  };
}

/** A pool that goes on when a connection breaks. */
function openUnbroken(settings: { url: string; poolSize: number; traced: boolean; throughPooler: boolean }): pg.Pool {
  const { url, poolSize, traced, throughPooler } = settings;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'kaksha',
    connectionTimeoutMillis: 10_000,
    ...(!throughPooler && timeouts),
  });
  if (throughPooler) pool.on('connect', sendUnnamed);
  if (traced) traceQueries(pool);
  // The pool replaces a broken connection; without listeners the error of an idle one, or of one that a transaction
  // holds between two statements, would end the process. The next statement fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pooler in transaction mode gives every transaction another connection, which does not know named statements. */
function sendUnnamed(client: pg.PoolClient): void {
  const query: unknown = client.query;
  if (typeof query !== 'function') throw new TypeError('pg.Client has no query');
  const unnamed = (first: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(query, client, [isNamed(first) ? { ...first, name: undefined } : first, ...rest]);
  Object.defineProperty(client, 'query', { value: unnamed });
}

const isNamed = (config: unknown): config is { name: string; text: string } =>
  typeof config === 'object' && config !== null && 'name' in config && 'text' in config;

/** A pooler gives the client a process id of its own, not that of the server's process. */
async function requireServer(url: string, setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kaksha start' });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (!('processID' in client) || client.processID === rows[0]?.pid) return;
  } finally {
    await client.end();
  }
  throw new Error(
    `${setting} leads to a connection pooler such as PgBouncer. Set DATABASE_DIRECT_URL to the PostgreSQL server itself: migrations and LISTEN need it.`,
  );
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
