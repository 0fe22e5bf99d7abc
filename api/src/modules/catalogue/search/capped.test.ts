import { addCourse, addLookups, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, type TestApp } from '../../../../test/test-app';
import { courses } from '../../../platform/database/schema/courses';
import { trainers, users } from '../../../platform/database/schema/people';

/** Lists are counted to a thousand, and not further: 'at least so many' costs the same in a hundred thousand. */

let api: TestApp;
let trainerId: number;
beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainerId = await addTrainer(api.db);
  const values = Array.from({ length: 1000 }, (_, number) => ({
    trainerId,
    name: `Course ${number}`,
    slug: `course-${number}`,
    description: 'Six weeks of practice.',
    categoryId: 1,
    languageId: 1,
    feeMinor: 100_000,
    status: 'published' as const,
    stage: 5,
    publishedAt: new Date(),
  }));
  await api.db.insert(courses).values(values);
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.app.anonymousCache.clear());

const search = async (query: Record<string, string> = {}) =>
  (await api.call('GET', '/patrons-registration/GetAllCourses', { query })).body.data;

test('counts courses exactly up to 1000 and sets `capped` above', async () => {
  expect(await search()).toMatchObject({ count: 1000, capped: false, total_pages: 100 });
  await addCourse(api.db, { trainerId, name: 'One more' });
  api.app.anonymousCache.clear();
  for (const sort_by of ['start_date', 'created_at', 'price', 'rating']) {
    expect(await search({ sort_by })).toMatchObject({ count: 1000, capped: true, total_pages: 100 });
  }
  expect(await search({ course_name: 'one more' })).toMatchObject({ count: 1, capped: false });
  expect((await search({ page: '100' })).results).toHaveLength(10);
  expect((await search({ page: '101' })).results).toEqual([]);
});

test('counts trainers exactly up to 1000 and sets `capped` above', async () => {
  const people = Array.from({ length: 1000 }, (_, number) => ({
    email: `t${number}@kaksha.test`,
    name: `T ${number}`,
  }));
  const ids = await api.db.insert(users).values(people).returning({ userId: users.id });
  const [last, ...values] = ids.map(({ userId }) => ({
    userId,
    kind: 'individual' as const,
    name: `T ${userId}`,
    courseCount: 1,
  }));
  await api.db.insert(trainers).values(values);
  const list = async () => (await api.call('GET', '/dashboard/GetAllTrainers')).body.data;
  // Includes the trainer of the courses above.
  expect(await list()).toMatchObject({ count: 1000, capped: false, total_pages: 100 });
  await api.db.insert(trainers).values(last!);
  api.app.anonymousCache.clear();
  expect(await list()).toMatchObject({ count: 1000, capped: true, total_pages: 100 });
});
