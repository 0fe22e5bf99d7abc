import { eq, sql } from 'drizzle-orm';
import { addCourse, addLookups, addTrainer } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { courseActionDays } from '../../platform/database/schema/activity';
import { courses } from '../../platform/database/schema/courses';

let api: TestApp;
let learner: TestUser;
let stranger: TestUser;
let trainer: TestUser;
let admin: TestUser;
let course: number;
let second: number;
let draft: number;

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  learner = await signIn(api, 'learner@kaksha.test');
  stranger = await signIn(api, 'stranger@kaksha.test');
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
  const trainerId = trainer.trainerId as number;
  course = await addCourse(api.db, { trainerId, name: 'First', starts: [3] });
  second = await addCourse(api.db, { trainerId: await addTrainer(api.db), name: 'Second' });
  draft = await addCourse(api.db, { trainerId, name: 'Draft', status: 'draft', publishedAt: null });
});
afterAll(() => api.close());

const act = (body: unknown, token?: string) => api.call('POST', '/training-info/CourseAction', { body, token });
const undo = (query: Record<string, string>, token?: string) =>
  api.call('DELETE', '/patrons-registration/CourseAction', { query, token });
const check = (id: number, token?: string, userId?: number) =>
  api.call('GET', '/patrons-registration/CheckUserActionForCourse', {
    query: { courseId: String(id), ...(userId && { userId: String(userId) }) },
    token,
  });
const list = (userId: number | string, type: string, token?: string) =>
  api.call('GET', `/training-info/UserActionCourses/${userId}`, { query: { type }, token });
const increment = (body: unknown, token?: string) => api.call('POST', '/course-actions/increment', { body, token });
const count = (query: Record<string, string>, token?: string) =>
  api.call('GET', '/course-actions/count', { query, token });

const namesOf = (answer: { body: { data: { results: { course_name: string }[] } } }) =>
  answer.body.data.results.map(({ course_name }) => course_name);

describe('permissions', () => {
  test('returns 401 for a visitor before validation', async () => {
    const answers = await Promise.all([
      act({ nonsense: true }),
      undo({}),
      check(course),
      list('x', 'like'),
      increment({}),
      count({}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  });

  test('returns 400 for invalid input', async () => {
    const { token } = learner;
    const answers = await Promise.all([
      act({ is_like: true }, token),
      act({ courseId: course }, token),
      act({ courseId: String(course), is_like: true }, token),
      undo({ courseId: String(course), type: 'love' }, token),
      list(learner.userId, 'love', token),
      increment({ course_id: course, action_type: 4 }, token),
      count({ course_id: String(course), action_type: '0' }, token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
    expect((await act({ is_like: true }, token)).body.fields).toEqual({ courseId: 'courseId is required' });
  });

  test('returns 403 for the id of another user', async () => {
    const { userId } = stranger;
    const { token } = learner;
    const courseId = String(course);
    const answers = await Promise.all([
      act({ courseId: course, userId, is_like: true }, token),
      undo({ courseId, userId: String(userId), type: 'like' }, token),
      check(course, token, userId),
      list(userId, 'like', token),
      increment({ course_id: course, user_id: userId, action_type: 1 }, token),
      count({ course_id: courseId, user_id: String(userId), action_type: '1' }, token),
      list(userId, 'like', admin.token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(namesOf(await list(userId, 'like', stranger.token))).toEqual([]);
  });

  test('returns 404 for a course that is not public', async () => {
    for (const courseId of [draft, 99_999]) {
      expect(await act({ courseId, is_like: true }, learner.token)).toMatchObject({ status: 404 });
      expect(await increment({ course_id: courseId, action_type: 1 }, learner.token)).toMatchObject({ status: 404 });
    }
  });
});

describe('saving and interest', () => {
  test('setting and removing are idempotent', async () => {
    const { token, userId } = learner;
    expect(await act({ courseId: course, is_like: true }, token)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    await act({ courseId: course, userId, is_like: true }, token);
    expect((await check(course, token)).body.data.results).toEqual({ is_like: true, is_interest: false });
    await act({ course_id: course, is_interest: true }, token);
    expect((await check(course, token, userId)).body.data.results).toEqual({ is_like: true, is_interest: true });
    const query = { courseId: String(course), type: 'like' };
    expect(await undo(query, token)).toMatchObject({ status: 200 });
    expect(await undo(query, token)).toMatchObject({ status: 200 });
    expect((await check(course, token)).body.data.results).toEqual({ is_like: false, is_interest: true });
    await act({ courseId: course, is_interest: false }, token);
    expect((await check(course, token)).body.data.results).toEqual({ is_like: false, is_interest: false });
  });

  test('lists saved and interesting courses separately, latest first, as complete cards', async () => {
    const { token, userId } = stranger;
    await act({ courseId: course, is_like: true }, token);
    await act({ courseId: second, is_like: true }, token);
    await act({ courseId: second, is_interest: true }, token);
    await act({ courseId: course, is_like: true }, token);
    expect(namesOf(await list(userId, 'like', token))).toEqual(['Second', 'First']);
    const interested = await list(userId, 'interest', token);
    expect(interested.body.data.results).toMatchObject([{ course_name: 'Second', category: 'Cloud field', fee: 1000 }]);
  });

  test('a course that is no longer public leaves the list and can still be removed', async () => {
    const { token, userId } = stranger;
    await api.db.update(courses).set({ isActive: false }).where(eq(courses.id, second));
    expect(namesOf(await list(userId, 'like', token))).toEqual(['First']);
    expect(await undo({ courseId: String(second), type: 'like' }, token)).toMatchObject({ status: 200 });
    await api.db.update(courses).set({ isActive: true }).where(eq(courses.id, second));
    expect(namesOf(await list(userId, 'like', token))).toEqual(['First']);
  });

  test('a trainer can save their own course but cannot mark an interest in it', async () => {
    expect((await act({ courseId: course, is_like: true }, trainer.token)).status).toBe(200);
    expect((await act({ courseId: course, is_interest: true }, trainer.token)).status).toBe(403);
  });

  test('concurrent calls save a course once', async () => {
    const { token, userId } = learner;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => act({ courseId: second, is_like: true }, token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(namesOf(await list(userId, 'like', token))).toEqual(['Second']);
  });
});

describe('counts', () => {
  const views = { course_id: 0, action_type: 1 };
  beforeAll(() => {
    views.course_id = course;
  });

  /** Moves the counted actions into the past, which simulates a later visit. */
  const later = (minutes: number) =>
    api.db.update(courseActionDays).set({ lastAt: sql`last_at - make_interval(mins => ${minutes})` });

  test("counts the views of each user, except repeats within 30 minutes and the trainer's own", async () => {
    expect((await increment(views, learner.token)).body.data.results).toEqual({ count: 1 });
    expect((await increment(views, learner.token)).body.data.results).toEqual({ count: 1 });
    await later(29);
    expect((await increment(views, learner.token)).body.data.results).toEqual({ count: 1 });
    await later(2);
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => increment(views, learner.token)));
    expect(new Set(atOnce.map(({ body }) => body.data.results.count))).toEqual(new Set([2]));
    expect((await increment(views, stranger.token)).body.data.results).toEqual({ count: 1 });
    expect((await increment(views, trainer.token)).body.data.results).toEqual({ count: 0 });
  });

  test('returns their own count to users, and the number of distinct users to the trainer and admins', async () => {
    const query = { course_id: String(course), action_type: '1' };
    const of = async (token: string, over = {}) => (await count({ ...query, ...over }, token)).body.data.results.count;
    expect(await of(learner.token)).toBe(2);
    expect(await of(learner.token, { user_id: String(learner.userId) })).toBe(2);
    expect(await of(stranger.token, { action_type: '2' })).toBe(0);
    expect(await of(trainer.token)).toBe(2);
    expect(await of(admin.token)).toBe(2);
  });
});
