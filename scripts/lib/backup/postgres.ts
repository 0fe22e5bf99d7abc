import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import type { Manifest } from './manifest';
import { findTables, type Query, requireSame, sumTables, type TableSums } from './table-sums';

/** Runs a program of PostgreSQL's client tools. The address may hold a password, so it is passed by the environment. */
async function run(program: string, words: readonly string[], url: string): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  const child = spawn(program, words, {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      ...(sslMode && { PGSSLMODE: sslMode }),
    },
  });
  let problem = '';
  child.stderr.on('data', (bytes: Buffer) => {
    problem = (problem + bytes).slice(0, 500);
  });
  const [code] = await once(child, 'close').catch(() => {
    throw new Error(`${program} is not installed. Install the client of the server's PostgreSQL version.`);
  });
  if (code !== 0) throw new Error(`${program} failed with exit code ${code}: ${problem.trim()}`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'kaksha backup' });
  await client.connect();
  return work(client).finally(() => client.end());
}

const queryOf =
  (client: pg.Client): Query =>
  async (text) =>
    (await client.query<Record<string, unknown>>(text)).rows;

/** Dumps the database while it is in use. @returns the rows of the same moment */
export function dumpPostgres(url: string, file: string): Promise<TableSums> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const sums = await sumTables(queryOf(client));
    await run('pg_dump', ['--format=custom', '--no-owner', `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`], url);
    await client.query('commit');
    return sums;
  });
}

/**
 * Loads a dump into the database.
 * @throws Error when the database has tables and `replace` is false, or the loaded rows are not the expected ones
 */
export function loadPostgres(
  url: string,
  file: string,
  expected: Pick<Manifest, 'rows' | 'checksums'>,
  replace: boolean,
): Promise<void> {
  return withClient(url, async (client) => {
    if (replace) await client.query('drop schema if exists public, drizzle, pgboss cascade');
    else if ((await findTables(queryOf(client))).length > 0) {
      throw new Error('The database is not empty. Choose an empty one, or --replace to delete its data.');
    }
    // The dump creates it.
    await client.query('drop schema if exists public cascade');
    await client.query('create schema public');
    await run(
      'pg_restore',
      ['--no-owner', '--exit-on-error', '--jobs=2', `--dbname=${new URL(url).pathname.slice(1)}`, file],
      url,
    );
    await client.query('begin isolation level repeatable read read only');
    requireSame(expected, await sumTables(queryOf(client)));
    await client.query('commit');
  });
}

/** Runs the work on an empty database of the same server, and drops it. @throws Error when the role may not create one */
export async function withScratchDatabase<T>(url: string, work: (scratch: string) => Promise<T>): Promise<T> {
  const scratch = new URL(url);
  const name = `${decodeURIComponent(scratch.pathname.slice(1))}_backup_check`;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  const quoted = pg.escapeIdentifier(name);
  const ask = (text: string) => withClient(url, (client) => client.query(text));
  // Only without force does PostgreSQL end its own autovacuum, which belongs to a superuser.
  const drop = () =>
    ask(`drop database if exists ${quoted}`).catch(() => ask(`drop database if exists ${quoted} with (force)`));
  // A run that was killed has left it.
  await drop();
  await ask(`create database ${quoted}`).catch((cause: unknown) => {
    const help = 'Give it the right (alter role … createdb), or set BACKUP_SCRATCH_URL.';
    throw new Error(`The role of the database may not create the database ${name}. ${help}`, { cause });
  });
  return await work(scratch.href).finally(drop);
}
