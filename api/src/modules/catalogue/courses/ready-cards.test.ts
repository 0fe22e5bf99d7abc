import { sql } from 'drizzle-orm';
import { addCourse, addLookups, addReview, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, type TestApp } from '../../../../test/test-app';
import { cardOf, readyCards } from './ready-cards';
import { storeCards } from './ready-cards-repo';
import { loadCourses } from './repo';

let api: TestApp;
let ids: number[];
let trainerId: number;

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainerId = await addTrainer(api.db);
  ids = [];
  for (const name of ['Kubernetes', 'Figma', 'SQL'])
    ids.push(await addCourse(api.db, { trainerId, name, starts: [3, 30], subcategoryId: 1 }));
});
afterAll(() => api.close());

const context = () => ({ db: api.db, settings: api.settings, log: api.app.log });
const cards = () => readyCards(context(), ids);
const fromTables = async () =>
  (await loadCourses(api.db, ids)).map((row) => cardOf(row, { mediaBase: api.settings.mediaBase }));
const run = (statement: string) => api.db.execute(sql.raw(statement));

test.each([
  ['a course', `update courses set name = 'Kubernetes again', fee_minor = 5000 where id = 1`],
  [
    'a new batch',
    `insert into batches (course_id, trainer_id, day_of_week, start_date, time_from, duration, timezone, mode)
    select id, trainer_id, 2, current_date + 1, '10:00', '1 hour', 'IST', 'Online' from courses where id = 2`,
  ],
  ['a closed batch', "update batches set state = 'closed' where course_id = 1"],
  ['a batch that moves to another course', 'update batches set course_id = 3 where course_id = 2'],
  ['a deleted batch', 'delete from batches where course_id = 3'],
  ['the name and the place of a trainer', `update trainers set name = 'Asha R.', location = 'Goa'`],
  ['a category', `update categories set display_name = 'Clouds', motif = 'plan' where id = 1`],
  ['a subcategory', `update subcategories set name = 'Boxes' where id = 1`],
  ['a language', `update languages set display_name = 'British English' where id = 1`],
  ['the clock', 'select refresh_next_starts()'],
])('cards equal the tables after a change of %s', async (_what, statement) => {
  await cards();
  await run(statement);
  expect(await cards()).toEqual(await fromTables());
  // A second read takes the stored cards.
  expect(await cards()).toEqual(await fromTables());
});

test('cards equal the tables after a review and after its removal', async () => {
  await cards();
  const { rows } = await api.db.execute<{ id: number }>(sql`select id from users limit 1`);
  await addReview(api.db, { trainerId, courseId: ids[0]!, userId: rows[0]!.id, stars: 4 });
  expect(await cards()).toEqual(await fromTables());
  await run('update feedback set hidden_at = now()');
  expect(await cards()).toEqual(await fromTables());
});

test('a card that is built while its course changes is not stored as current', async () => {
  await run('delete from course_cards');
  const before = await loadCourses(api.db, ids);
  await run(`update courses set name = 'Changed meanwhile' where id = ${ids[0]}`);

  const built = before.map((row) => ({
    courseId: row.course.id,
    version: row.cardVersion,
    trainerId: row.trainer.id,
    trainerVersion: row.trainer.cardVersion,
    card: '"old"',
  }));
  await storeCards(api.db, built, 'any');
  const { rows } = await run('select course_id, card from course_cards where card is not null order by course_id');
  expect(rows.map(({ course_id: id }) => id)).toEqual(ids.slice(1));
});

test('a deleted course leaves no card', async () => {
  const id = await addCourse(api.db, { trainerId, name: 'Short-lived', starts: [3] });
  expect(await readyCards(context(), [id])).toHaveLength(1);
  await run(`delete from courses where id = ${id}`);
  expect(await readyCards(context(), [id])).toEqual([]);
});
