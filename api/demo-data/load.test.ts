import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../src/platform/database/database';
import { openTestDatabase } from '../test/test-database';
import { demoDataDay } from './day';
import { loadDemoData } from './load';

const today = new Date('2026-11-21T03:00:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemoData(database.db, { today, storage: null, mediaBase: '/backend/media', materialStorage: null });
}, 120_000);
afterAll(() => database.close());

async function ask<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await database.db.execute<Row>(query)).rows;
}

test('the database stores the day of its demo data', async () => {
  expect((await demoDataDay(database.db))?.toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

test('a database with users is not changed', async () => {
  const count = () => ask<{ users: number }>(sql`select count(*)::int as users from users`);
  const before = await count();
  expect(
    await loadDemoData(database.db, { today, storage: null, mediaBase: '/backend/media', materialStorage: null }),
  ).toBe(false);
  expect(await count()).toEqual(before);
});

test('stored totals of courses and ratings agree with the rows', async () => {
  const fields = await ask<{ n: number }>(sql`select course_count as n from categories order by position`);
  expect(fields.map(({ n }) => n)).toEqual([14, 11, 12, 16, 9, 8, 7, 10, 6, 9, 8, 10, 0]);
  const [kubernetes] = await ask(
    sql`select rating_count, rating_avg::float from courses where name = 'Kubernetes in Production'`,
  );
  expect(kubernetes).toEqual({ rating_count: 128, rating_avg: 4.9 });
  const wrong = (table: 'courses' | 'trainers', key: string) =>
    ask(sql`
      select t.id from ${sql.identifier(table)} t
      left join (select ${sql.identifier(key)} as id, count(*) as n, sum(stars) as stars from feedback group by 1) f using (id)
      where (t.rating_count, t.rating_sum) is distinct from (coalesce(f.n, 0)::int, coalesce(f.stars, 0)::int)`);
  expect([await wrong('courses', 'course_id'), await wrong('trainers', 'trainer_id')]).toEqual([[], []]);
});

test('the counters of seats and waiting learners equal their rows, and the demo has a full batch, an offer and few seats left', async () => {
  const wrong = await ask(sql`
    select id from batches b where seats_taken <> (select count(*) from enrolments e where e.batch_id = b.id and e.status <> 'Refunded')
        + (select count(*) from orders o where o.batch_id = b.id and o.holds_seat)
        + (select count(*) from waiting_list w where w.batch_id = b.id and w.status = 'offered')
      or waiting <> (select count(*) from waiting_list w where w.batch_id = b.id and w.status = 'waiting')`);
  expect(wrong).toEqual([]);
  const limited = await ask(sql`
    select c.name, b.seats - b.seats_taken as "left", b.waiting from batches b join courses c on c.id = b.course_id
    where b.seats is not null order by c.name`);
  expect(limited).toEqual([
    { name: 'Site Reliability Engineering', left: 0, waiting: 2 },
    { name: 'Thirty Queries: Advanced SQL', left: 0, waiting: 4 },
    { name: 'UX Research Studio', left: 3, waiting: 0 },
  ]);
  const offers = await ask(sql`select user_id as "userId" from waiting_list where status = 'offered'`);
  expect(offers).toEqual([{ userId: 1 }]);
});

test('past events are before the load day', async () => {
  // Reference lists have their real insertion time.
  await ask(sql`update facts set at = '2026-11-21' where name = 'reference-data'`);
  const columns = await ask<{ tableName: string; columnName: string }>(sql`
    select table_name as "tableName", column_name as "columnName" from information_schema.columns
    where table_schema = 'public' and data_type like 'timestamp%'
      and column_name not in ('starts_at', 'ends_at', 'next_start_at', 'next_weekday_start_at', 'next_weekend_start_at', 'offer_ends_at', 'effective_from')`);
  for (const { tableName, columnName } of columns) {
    const late = await ask<{ n: number }>(sql`
      select count(*)::int as n from ${sql.identifier(tableName)}
      where ${sql.identifier(columnName)} > '2026-11-21T00:30:00Z'::timestamptz`);
    expect({ tableName, columnName, late: late[0]?.n }).toEqual({ tableName, columnName, late: 0 });
  }
});

test('no user has activity before the sign-up', async () => {
  const [early] = await ask<{ n: number }>(sql`
    select count(*)::int as n from users u where u.created_at > least(
      (select min(created_at) from orders o where o.user_id = u.id),
      (select min(last_at) from course_action_days d where d.user_id = u.id),
      (select min(created_at) from feedback f where f.user_id = u.id),
      (select min(created_at) from blog_comments c where c.user_id = u.id))`);
  expect(early?.n).toBe(0);
});

test('later rows continue the ids', async () => {
  const [added] = await ask<{ id: number; last: number }>(sql`
    insert into users (email) values ('new@example.com') returning id, (select max(id)::int from users) as last`);
  expect(added?.id).toBe((added?.last ?? 0) + 1);
});

test('later ratings continue the totals', async () => {
  const [before] = await ask<{ rating_count: number }>(sql`select rating_count from courses where id = 1`);
  await ask(sql`insert into feedback (user_id, trainer_id, course_id, stars)
    select u.id, c.trainer_id, c.id, 5 from courses c, users u where c.id = 1 and u.email = 'admin@kaksha.test'`);
  const [after] = await ask<{ rating_count: number }>(sql`select rating_count from courses where id = 1`);
  expect(after?.rating_count).toBe((before?.rating_count ?? 0) + 1);
});
