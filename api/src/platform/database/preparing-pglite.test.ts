import { openTestEmbedded } from '../../../test/test-database';
import type { EmbeddedDatabase } from './embedded';
import { countries } from './schema/places';

let database: EmbeddedDatabase;
let client: EmbeddedDatabase['client'];

beforeAll(async () => {
  database = await openTestEmbedded();
  ({ client } = database);
  await client.exec(
    'create table things (id integer primary key, name text, at timestamptz, parts jsonb, numbers int[])',
  );
});
afterAll(() => database.close());

const preparedTexts = async () => {
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

test.each([
  ['each time', 'insert into things values ($1, $2, $3, $4, $5) returning *', false],
  ['once', 'insert into things values ($1, $2, $3, $4, $5) returning *, 1 as planned', true],
])('a statement that repeats answers as before, planned %s', async (_when, insert, isPlannedOnce) => {
  if (isPlannedOnce) client.keepPlanOf(insert);
  await client.query('delete from things');
  const at = new Date('2026-01-02T03:04:05Z');
  for (const id of [1, 2, 3]) {
    const { rows, affectedRows } = await client.query(insert, [id, id === 2 ? null : 'one', at, { a: [1] }, [1, 2]]);
    expect(rows).toMatchObject([{ id, name: id === 2 ? null : 'one', at, parts: { a: [1] }, numbers: [1, 2] }]);
    expect(affectedRows).toBe(1);
  }
  expect((await preparedTexts()).includes(insert)).toBe(isPlannedOnce);
  const select = 'select id, name from things where id = any ($1::int[]) order by id';
  for (const ids of [[1], [2, 3], []]) {
    const { rows, fields } = await client.query(select, [ids], { rowMode: 'array' });
    expect(rows).toEqual(ids.map((id) => [id, id === 2 ? null : 'one']));
    expect(fields.map(({ name }) => name)).toEqual(['id', 'name']);
  }
});

test('a statement that fails leaves the database usable, also inside a transaction', async () => {
  const insert = 'insert into things (id) values ($1)';
  await client.query(insert, [10]);
  for (let time = 0; time < 3; time += 1) {
    await expect(client.query(insert, [10])).rejects.toMatchObject({ code: '23505' });
    await expect(client.query('select missing from things')).rejects.toMatchObject({ code: '42703' });
  }
  const change = client.transaction(async (tx) => {
    await tx.query(insert, [11]);
    await tx.query(insert, [10]);
  });
  await expect(change).rejects.toMatchObject({ code: '23505' });
  await client.transaction(async (tx) => {
    await tx.query(insert, [12]);
  });
  const { rows } = await client.query('select id from things where id >= 10 order by id');
  expect(rows).toEqual([{ id: 10 }, { id: 12 }]);
});

test('a statement sees a column that was added after it was prepared', async () => {
  const select = 'select * from things where id = 1';
  client.keepPlanOf(select);
  for (let time = 0; time < 3; time += 1) await client.query(select);
  await client.exec('alter table things add column more integer default 7');
  expect((await client.query(select)).rows).toEqual([expect.objectContaining({ id: 1, more: 7 })]);
  await client.query('deallocate all');
  expect((await client.query(select)).rows).toHaveLength(1);
});

test('keeps a limited number of prepared statements', async () => {
  for (let number = 0; number < 300; number += 1) {
    client.keepPlanOf(`select ${number}::int as number`);
    for (let time = 0; time < 2; time += 1) await client.query(`select ${number}::int as number`);
  }
  expect((await preparedTexts()).length).toBeLessThanOrEqual(201);
  expect((await client.query('select 1::int as number')).rows).toEqual([{ number: 1 }]);
});

test('a statement of Drizzle is prepared when it has a name', async () => {
  const named = database.db.select({ name: countries.name }).from(countries).prepare('names');
  for (let time = 0; time < 3; time += 1) {
    await named.execute();
    await database.db.select({ code: countries.code }).from(countries);
  }
  expect(await preparedTexts()).toContain('select "name" from "countries"');
  expect(await preparedTexts()).not.toContain('select "code" from "countries"');
});

test('a finished transaction refuses further statements', async () => {
  let kept: Parameters<Parameters<typeof client.transaction>[0]>[0] | undefined;
  await client.transaction(async (tx) => {
    kept = tx;
    await tx.query('select 1');
  });
  await expect(kept?.query('select 1')).rejects.toThrow('Transaction is closed');
});
