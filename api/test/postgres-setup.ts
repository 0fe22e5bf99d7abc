import { openPostgres } from '../src/platform/database/postgres';
import { runOnServer } from './temporary-database';
import { createTestQueues } from './test-database';

/** Creates the migrated template database that each test file copies. */
export default async function setup(): Promise<void> {
  const server = process.env.DATABASE_URL as string;
  const name = `kaksha_template_${process.pid}`;
  await runOnServer(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await openPostgres({ kind: 'postgresql', url, poolSize: 1 });
  await createTestQueues(database.db);
  await database.close();
  process.env.TEST_TEMPLATE = name;
}
