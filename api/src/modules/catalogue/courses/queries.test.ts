import { addCourse, addLookups, addReview } from '../../../../test/catalogue-fixtures';
import { openCountedDatabase } from '../../../../test/count-queries';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../../test/test-app';
import { courseContents, courseModules } from '../../../platform/database/schema/courses';

/**
 * The course page's loader makes two calls: the course and similar courses. A session costs each call one more query.
 */

let api: TestApp;
let queries: string[];
let course: number;
let trainer: TestUser;
let learner: TestUser;

beforeAll(async () => {
  const database = await openCountedDatabase();
  queries = database.queries;
  api = await makeTestApp({}, database);
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@example.com', { registerAs: 'individual', name: 'Asha Rao' });
  learner = await signIn(api, 'learner@example.com', { name: 'Priya Nair' });
  const trainerId = trainer.trainerId as number;
  course = await addCourse(api.db, { trainerId, name: 'Kubernetes', starts: [3, 30], trainerChat: 'https://wa.me/1' });
  for (let number = 0; number < 5; number += 1) await addCourse(api.db, { trainerId, name: `Other ${number}` });
  await addReview(api.db, { trainerId, courseId: course, userId: learner.userId, stars: 4, text: 'Clear.' });
  await api.db.insert(courseContents).values([
    { courseId: course, type: 'Covering Tools', text: 'kubectl' },
    { courseId: course, type: 'Offered Job Role', text: 'Engineer', isLive: false },
  ]);
  await api.db.insert(courseModules).values([{ courseId: course, position: 1, name: 'First', topics: 'a, c' }]);
});
afterAll(() => api.close());
beforeEach(() => api.app.anonymousCache.clear());

async function ask(path: string, person?: TestUser) {
  queries.length = 0;
  const { status, body } = await api.call('GET', path, { token: person?.token });
  expect(status).toBe(200);
  return { results: body.data.results, asked: queries.length };
}

test('loads a course page with at most three queries, and one more for its trainer', async () => {
  const path = `/patrons-registration/GetCourseDetailsById/${course}`;
  const visitors = await ask(path);
  expect(visitors.asked).toBe(2);
  expect(visitors.results).toMatchObject({
    timings: [{}, {}],
    contents: [{ content_type: 'Covering Tools' }],
    curriculums: [{ module_name: 'First' }],
    reviews: [{ user_name: 'Priya Nair' }],
    trainer: { name: 'Asha Rao', course_count: 6, next_batch: { course_id: course } },
  });
  expect((await ask(path, learner)).asked).toBe(3);
  const own = await ask(path, trainer);
  expect(own.asked).toBe(4);
  expect(own.results).toMatchObject({
    contents: [{}, {}],
    activitycount: { enrolled: 0 },
    timings: [{ learners: 0 }, {}],
  });
});

test('loads similar courses with three queries once their cards are built', async () => {
  await ask(`/patrons-registration/GetCourseSuggestions/${course}`);
  api.app.anonymousCache.clear();
  const { results, asked } = await ask(`/patrons-registration/GetCourseSuggestions/${course}`);
  expect(results).toHaveLength(4);
  expect(asked).toBe(3);
});

test('loads a page of courses with one query once their cards are built, and of trainers with two', async () => {
  expect((await ask('/patrons-registration/GetAllCourses')).asked).toBe(3);
  api.app.anonymousCache.clear();
  expect((await ask('/patrons-registration/GetAllCourses')).asked).toBe(1);
  expect((await ask('/dashboard/GetAllTrainers')).asked).toBe(2);
});
