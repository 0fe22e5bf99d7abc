import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface DrillDatabase {
  databaseUrl: string;
  /** Runs a query on a connection of its own. */
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
}

/** The PostgreSQL server of the drills: `DATABASE_URL`, by default on this machine. */
export const drillServer = () => process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

/** Runs one query on a connection of its own. */
export async function queryOnce<T extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query<T>(text, [...values]).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}

/** Runs `work` with a new database, which is dropped afterwards. */
export async function withDatabase<T>(work: (database: DrillDatabase) => Promise<T>): Promise<T> {
  const server = drillServer();
  const name = `kaksha_drill_${randomBytes(4).toString('hex')}`;
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await queryOnce(server, `create database ${name}`);
  try {
    return await work({ databaseUrl, query: (text, values) => queryOnce(databaseUrl, text, values) });
  } finally {
    await queryOnce(server, `drop database if exists ${name} with (force)`);
  }
}
