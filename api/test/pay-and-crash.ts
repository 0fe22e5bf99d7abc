// Pays an order and runs the jobs that follow, in a process that kills itself before a given statement.
// Arguments: 'embedded' or 'postgresql', folder or address of the database, path of the payment page, number of
// statements.
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Database } from '../src/platform/database/database';
import { openEmbedded } from '../src/platform/database/embedded';
import { openPostgres } from '../src/platform/database/postgres';
import { makeTestApp } from './test-app';

const [kind, where = '', page = '', statements = '0'] = process.argv.slice(2);
let left = Number(statements);
let isCounting = false;
let count = 0;
const beforeStatement = () => {
  if (!isCounting) return;
  count += 1;
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
};

const opened =
  kind === 'embedded'
    ? await openEmbedded({ kind: 'embedded', folder: where })
    : await openPostgres({ kind: 'postgresql', url: where, poolSize: 4 });
const { $client } = opened.db as unknown as { $client: unknown };
const config = { casing: 'snake_case', logger: { logQuery: beforeStatement } } as const;
const db = (kind === 'embedded'
  ? drizzleEmbedded($client as PGlite, config)
  : drizzlePostgres($client as pg.Pool, config)) as unknown as Database;

const api = await makeTestApp(
  {},
  {
    ...opened,
    db,
    execute: (text, values) => {
      beforeStatement();
      return opened.execute(text, values);
    },
  },
);
isCounting = true;
await api.call('POST', page, {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'outcome=succeed',
});
await api.runJobs();
isCounting = false;
process.stdout.write(`${count}\n`);
await api.close();
