import fc from '@kaksha/testing/properties';
import { sql } from 'drizzle-orm';
import { addCourse, addLookups, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, type TestApp } from '../../../../test/test-app';

/** What courses store of their batches for the search. */

let api: TestApp;
let trainerId: number;
beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainerId = await addTrainer(api.db);
  for (const name of ['Python', 'Figma', 'Kafka', 'Excel'])
    await addCourse(api.db, { trainerId, name, starts: [2, -2] });
});
afterAll(() => api.close());

const change = fc.record({
  kind: fc.constantFrom('add', 'close', 'move', 'delete', 'day', 'end'),
  course: fc.integer({ min: 1, max: 4 }),
  day: fc.constantFrom(1, 2, 3, 8, 9, 10),
  start: fc.integer({ min: -3, max: 3 }),
});

const statements = {
  add: (course: number, day: number, start: number) => sql`
    insert into batches (course_id, trainer_id, day_of_week, start_date, end_date, time_from, time_to, duration, timezone, mode)
    values (${course}, ${trainerId}, ${day}, current_date + ${start}::int, current_date + ${start + 1}::int, '10:00', '11:00', '1 hour', 'IST', 'Online')`,
  close: (course: number) => sql`update batches set state = 'closed' where course_id = ${course}`,
  move: (course: number) => sql`update batches set course_id = ${course} where course_id = ${1 + (course % 4)}`,
  delete: (course: number) => sql`delete from batches where course_id = ${course}`,
  day: (course: number, day: number) => sql`update batches set day_of_week = ${day} where course_id = ${course}`,
  end: (course: number, _day: number, start: number) =>
    sql`update batches set end_date = greatest(start_date, current_date + ${start}::int) where course_id = ${course}`,
};

/** Courses that do not store what their batches say. */
const findStale = async () =>
  (
    await api.db.execute<{ id: number }>(sql`
      select c.id from courses c where (c.meets_on_weekdays, c.meets_on_weekends, c.next_weekday_start_at, c.next_weekend_start_at, c.next_start_at)
        is distinct from (exists (select from batches b where b.course_id = c.id and b.state = 'open'
            and b.day_of_week in (1, 9, 3, 10) and coalesce(b.ends_at, 'infinity') > now()),
          exists (select from batches b where b.course_id = c.id and b.state = 'open'
            and b.day_of_week in (2, 8, 3, 10) and coalesce(b.ends_at, 'infinity') > now()),
          (select min(b.starts_at) from batches b where b.course_id = c.id and b.state = 'open'
            and b.day_of_week in (1, 9, 3, 10) and starts_today_or_later(b.starts_at, b.timezone)),
          (select min(b.starts_at) from batches b where b.course_id = c.id and b.state = 'open'
            and b.day_of_week in (2, 8, 3, 10) and starts_today_or_later(b.starts_at, b.timezone)),
          least(c.next_weekday_start_at, c.next_weekend_start_at))`)
  ).rows;

test('courses store the days and the next starts of their batches after any change of batches', async () => {
  const check = fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
    for (const { kind, course, day, start } of changes) await api.db.execute(statements[kind](course, day, start));
    expect(await findStale()).toEqual([]);
  });
  await fc.assert(check, { numRuns: 30 });
});

test.each([
  ['a batch on weekends that has ended', 'meets_on_weekends = true'],
  [
    'a batch on weekdays that has begun',
    `next_weekday_start_at = now() - interval '2 days', next_start_at = now() - interval '2 days', next_start_date = current_date - 2`,
  ],
])('the job of next starts finds %s', async (_what, stale) => {
  await api.db.execute(statements.delete(1));
  await api.db.execute(sql`
    insert into batches (course_id, trainer_id, day_of_week, start_date, end_date, time_from, duration, timezone, mode)
    select 1, ${trainerId}, 10, at::date - 1, at::date, date_trunc('minute', at)::time, '1 minute', 'UTC', 'Online'
    from (select now() at time zone 'UTC' - interval '1 hour' as at) as hour_before`);
  await api.db.execute(sql.raw(`update courses set ${stale} where id = 1`));
  expect(await findStale()).toEqual([{ id: 1 }]);
  await api.db.execute(sql`select refresh_next_starts()`);
  expect(await findStale()).toEqual([]);
});
