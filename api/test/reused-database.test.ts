import { sql } from 'drizzle-orm';
import { users } from '../src/platform/database/schema/people';
import { buy, makeShop } from './order-fixtures';
import { reusedDatabases } from './reused-database';
import { openTestEmbedded, readTemplate } from './test-database';

// Databases of earlier test files may have grown too large to be used again.
const open = reusedDatabases(readTemplate);

/** The rows and the size of every table, and the next values of all sequences. */
async function contentOf(database: Awaited<ReturnType<typeof open>>): Promise<Record<string, unknown>> {
  const { rows: tables } = await database.client.query<{ name: string; size: number; known: number }>(
    `select c.oid::regclass::text as name, pg_relation_size(c.oid)::int as size, c.reltuples as known from pg_class c
     where c.relkind = 'r' and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
     order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name, size, known } of tables) {
    const { rows } = await database.client.query(`select * from ${name}`);
    content[name] = { size, known, rows };
  }
  const { rows } = await database.client.query(
    'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
  );
  return { ...content, sequences: rows };
}

test('a database that was closed has the content of a new one when it is used again', async () => {
  const database = await open();
  const shop = await makeShop({}, database);
  await buy(shop, shop.learner);
  await shop.runJobs();
  await database.client.exec(`set time zone 'Asia/Kolkata'; create temporary table own as select 1 as one`);
  await shop.close();

  const again = await open();
  const fresh = await openTestEmbedded();
  const transactionsOf = async (of: typeof fresh) => {
    const { rows } = await of.client.query<{ id: number }>('select pg_current_xact_id()::text::int as id');
    return rows[0]?.id ?? 0;
  };
  // Jest may also run a file without a worker, and then no other file follows.
  expect((await transactionsOf(again)) > (await transactionsOf(fresh))).toBe(process.connected);
  expect(await contentOf(again)).toEqual(await contentOf(fresh));
  // Without those of libraries, which are loaded at their first use.
  const settings = `select name, setting from pg_settings where name not like '%.%' order by 1`;
  const settingsOf = async (of: typeof fresh) => (await of.client.query(settings)).rows;
  expect(await settingsOf(again)).toEqual(await settingsOf(fresh));
  await Promise.all([again.close(), fresh.close()]);
});

test.each([
  ['another table', 'create table other (id int)'],
  ['another column', 'alter table users add column shoe_size int'],
  ['another function', 'create function one() returns int language sql as $$ select 1 $$'],
  ['a trigger that is off', 'alter table users disable trigger all'],
  ['another queue', `update pgboss.queue set retry_limit = 9 where name = (select min(name) from pgboss.queue)`],
  ['statistics', 'analyze users'],
])('a database with %s is not used again', async (_what, change) => {
  const database = await open();
  await database.db.insert(users).values({ email: 'a@example.com' });
  await database.client.exec(change);
  await database.close();
  expect(database.client.closed).toBe(true);
});

test('a call after the end is refused', async () => {
  const database = await open();
  await database.close();
  await expect(database.db.execute(sql`select 1`)).rejects.toThrow('Failed query');
  const next = await open();
  expect(await next.db.$count(users)).toBe(0);
  // Kept for this file only, it would fill the memory of the worker.
  await next.client.exec('create table other (id int)');
  await next.close();
});
