import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';

/** Every table of the site, by `schema.table`, with the number of its rows. */
type Rows = Record<string, number>;

/** Runs a program of PostgreSQL's client tools. The address may hold a password, so it is passed by the environment. */
async function run(program: string, words: readonly string[], url: string): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const child = spawn(program, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
    },
  });
  const [code] = await once(child, 'exit').catch(() => {
    throw new Error(`${program} is not installed. Install the client of the server's PostgreSQL version.`);
  });
  if (code !== 0) throw new Error(`${program} failed with exit code ${code}.`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'kaksha backup' });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function countRows(client: pg.Client): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle', 'pgboss') order by 1`);
  const counts: Rows = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/** Dumps the database while it is in use. @returns the rows of the same moment */
export function dumpPostgres(url: string, file: string): Promise<Rows> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const counts = await countRows(client);
    await run('pg_dump', ['--format=custom', '--no-owner', `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`], url);
    await client.query('commit');
    return counts;
  });
}

/**
 * Loads a dump into the database.
 * @throws Error when the database has tables and `replace` is false, or the loaded rows are not the expected ones
 */
export function loadPostgres(url: string, file: string, expected: Rows, replace: boolean): Promise<void> {
  return withClient(url, async (client) => {
    if (replace) await client.query('drop schema if exists public, drizzle, pgboss cascade');
    else if (Object.keys(await countRows(client)).length > 0) {
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
    const loaded = await countRows(client);
    const wrong = Object.entries(expected).filter(([table, count]) => loaded[table] !== count);
    if (wrong.length > 0)
      throw new Error(`Tables with other rows than in the backup: ${wrong.map(([table]) => table).join(', ')}`);
  });
}
