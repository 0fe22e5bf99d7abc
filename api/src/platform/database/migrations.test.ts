import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openTestEmbedded, openTestPostgres } from '../../../test/test-database';
import { unexplainedContractions } from './contractions';
import type { Database } from './database';
import { migratePostgres } from './migrate-postgres';
import { migrationsFolder } from './migrations';
import { openPostgres } from './postgres';
import { users } from './schema/people';
import { countries } from './schema/places';

/** Columns, constraints, indexes and triggers as one list, to compare two databases. */
async function shapeOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, is_generated) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('constraint %s %s', conname, contype) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select format('index %s', indexname) from pg_indexes where schemaname = 'public'
    union all select format('trigger %s', tgname) from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map(({ line }) => line);
}

test('the migrations create every table', async () => {
  const database = await openTestEmbedded();
  const shape = await shapeOf(database.db);
  expect(shape).toEqual(expect.arrayContaining(['index courses_search', 'trigger audit_log_is_append_only']));
  await database.close();
});

test('a migration that removes or renames something says since when no code uses it', async () => {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql') && file >= '0034');
  for (const file of files) {
    const unexplained = unexplainedContractions(await readFile(join(migrationsFolder, file), 'utf8'));
    expect([file, unexplained]).toEqual([file, []]);
  }
});

test('names that were taken from the address are marked, and no other', async () => {
  const { db, close } = await openTestEmbedded();
  const given = [
    ['asha.rao+live@example.com', 'Asha Rao', true],
    ['kabir_roy2@example.com', 'Kabir Roy', true],
    ['4711@example.com', '4711', true],
    ['nameless@example.com', '', true],
    ['meera@example.com', 'Meera Iyer', false],
    ['m.iyer@example.com', 'Meera Iyer', false],
  ] as const;
  await db.insert(users).values(given.map(([email, name]) => ({ email, name })));
  const migration = await readFile(join(migrationsFolder, '0057_given-names.sql'), 'utf8');
  await db.execute(migration.split('--> statement-breakpoint')[1] ?? '');
  const { email, name, hasDerivedName } = users;
  const marked = await db.select({ email, name, hasDerivedName }).from(users).orderBy(users.id);
  expect(marked.map((row) => [row.email, row.name, row.hasDerivedName])).toEqual(given);
  await close();
});

test('text search finds stems and similar spellings', async () => {
  const { db, close } = await openTestEmbedded();
  const { rows } = await db.execute(sql`
    select to_tsvector('english', 'Designing databases') @@ websearch_to_tsquery('english', 'database design') as stems,
      similarity('kubernetes', 'kubernets') > 0.5 as spelling`);
  expect(rows).toEqual([{ stems: true, spelling: true }]);
  await close();
});

if (process.env.DATABASE_URL) {
  test('PostgreSQL and the embedded database have the same schema', async () => {
    const [embedded, postgres] = [await openTestEmbedded(), await openTestPostgres()];
    expect(await shapeOf(postgres.db)).toEqual(await shapeOf(embedded.db));
    await Promise.all([embedded.close(), postgres.close()]);
  });

  test('a migration that waits for a lock lets other queries pass, and is applied when the lock is free', async () => {
    const database = await openTestPostgres();
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await mkdir(join(folder, 'meta'));
    const entry = { idx: 0, version: '7', when: 4_000_000_000_000, tag: '0000_next', breakpoints: true };
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ dialect: 'postgresql', entries: [entry] }));
    await writeFile(join(folder, '0000_next.sql'), 'alter table countries add column next text');

    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin; select 1 from countries limit 1');
    const migration = migratePostgres(database.url, { folder, lockTimeoutMs: 100 });
    const waiting = async () => {
      const { rows } = await database.execute(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
      return rows.length > 0;
    };
    while (!(await waiting()));
    // Without the timeout this query would wait for the reader, behind the migration.
    await database.execute(`set statement_timeout = '10s'; select * from countries limit 1`);
    await reader.query('commit');
    await migration;
    await expect(database.execute('select next from countries limit 1')).resolves.toBeDefined();
    await reader.end();
    await rm(folder, { recursive: true });
    await database.close();
  });

  test('four processes can start together on an empty PostgreSQL', async () => {
    const first = await openTestPostgres();
    await first.db.execute(sql`drop schema public, drizzle, pgboss cascade`);
    await first.db.execute(sql`create schema public`);
    const settings = { kind: 'postgresql', url: first.url, poolSize: 2 } as const;
    const four = await Promise.all(Array.from({ length: 4 }, () => openPostgres(settings)));
    for (const { db } of four) expect((await shapeOf(db)).length).toBeGreaterThan(100);
    await Promise.all(four.map(({ close }) => close()));
    await first.close();
  });

  test('with a direct address no statement is named, because a pooler in transaction mode loses them', async () => {
    const first = await openTestPostgres();
    const named = async (directUrl?: string) => {
      const { db, close } = await openPostgres({ kind: 'postgresql', url: first.url, directUrl, poolSize: 1 });
      await db.select({ name: countries.name }).from(countries).prepare('countries').execute();
      const { rows } = await db.execute(sql`select name from pg_prepared_statements`);
      await close();
      return rows;
    };
    expect(await named()).toEqual([{ name: 'countries' }]);
    expect(await named(first.url)).toEqual([]);
    await first.close();
  });

  test('fresh on PostgreSQL leaves every table without rows', async () => {
    const first = await openTestPostgres();
    await first.db.insert(countries).values({ name: 'India', code: 'IN', dialCode: '91' });
    const anew = await openPostgres({ kind: 'postgresql', url: first.url, poolSize: 2, fresh: true });
    expect(await anew.db.$count(countries)).toBe(0);
    await anew.close();
    await first.close();
  });
}
