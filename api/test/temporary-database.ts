import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TemporaryDatabase {
  url: string;
  /** Removes the database and ends its connections. */
  drop(): Promise<void>;
}

/** The PostgreSQL of `DATABASE_URL`, by default the one on this machine. */
export const defaultServer = () => process.env.DATABASE_URL || 'postgres://root@127.0.0.1:5432/postgres';

/**
 * Creates an empty database for a test, a drill or a bench. The role of `server` must be allowed to create databases.
 */
export async function createTemporaryDatabase(server = defaultServer()): Promise<TemporaryDatabase> {
  const name = `kaksha_tmp_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => runOnServer(server, `drop database if exists ${name} with (force)`),
  };
}

/** Runs one statement on a connection of its own. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
