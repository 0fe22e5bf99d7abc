import { eq } from 'drizzle-orm';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { batchesOf, makeShop, type Shop } from '../../../../test/order-fixtures';
import { batches } from '../../../platform/database/schema/courses';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, token?: string, body?: unknown, query = {}) =>
  shop.call(method, path, { token, body, query });

test('returns 401 for a visitor before validation', async () => {
  const answers = await Promise.all([
    call('PATCH', '/dashboard/AddUpdateLearningGoalUser'),
    call('GET', '/dashboard/GetLearningGoalViaId/x'),
    call('GET', '/user-interests/x'),
    call('POST', '/user-interests/save'),
    call('POST', '/preferred-batch'),
    call('GET', '/preferred-batch'),
    call('GET', '/saved-searches'),
    call('POST', '/saved-searches'),
    call('DELETE', '/saved-searches/x'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(401));
});

test("returns 403 for another user's id", async () => {
  const { token } = shop.learner;
  const { userId } = shop.stranger;
  const { courseId, batchId } = { courseId: shop.course, batchId: shop.batch };
  const search = await call('POST', '/saved-searches', shop.stranger.token, { name: 'Mine', query: {} });
  const answers = await Promise.all([
    call('PATCH', '/dashboard/AddUpdateLearningGoalUser', token, { UserId: userId, goal: 'x' }),
    call('GET', `/dashboard/GetLearningGoalViaId/${userId}`, token),
    call('GET', `/user-interests/${userId}`, token),
    call('POST', '/user-interests/save', token, { userId, interests: [] }),
    call('POST', '/preferred-batch', token, { courseId, batchId, userId }),
    call('DELETE', `/saved-searches/${search.body.data.results.id}`, token),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
});

describe('a learning goal', () => {
  const save = (body: unknown) => call('PATCH', '/dashboard/AddUpdateLearningGoalUser', shop.learner.token, body);
  const read = async () =>
    (await call('GET', `/dashboard/GetLearningGoalViaId/${shop.learner.userId}`, shop.learner.token)).body.data.results;

  test.each([
    [{}, 'learning_goal', 'Learning goal is required'],
    [{ learning_goal: ' ' }, 'learning_goal', 'Learning goal is required'],
    [{ learning_goal: 'x', hours_per_week: 200 }, 'hours_per_week', /whole number from 1 to 80/],
    [{ learning_goal: 'x', hours_per_week: '5' }, 'hours_per_week', /must be a number/],
    [{ learning_goal: 'x', target_date: 'soon' }, 'target_date', 'Please choose a day'],
  ])('returns 400 with a message on the invalid field: %j', async (body, field, sentence) => {
    const answer = await save(body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields[field]).toMatch(sentence);
  });

  test('is empty by default, then the latest stored goal', async () => {
    expect(await read()).toMatchObject({
      user_id: shop.learner.userId,
      learning_goal: '',
      hours_per_week: null,
      target_date: null,
      updated_at: null,
    });
    await save({ LearningGoal: 'Become a platform engineer', HoursPerWeek: 6, TargetDate: '2027-03-01' });
    expect(await read()).toMatchObject({
      learning_goal: 'Become a platform engineer',
      hours_per_week: 6,
      target_date: '2027-03-01',
      updated_at: expect.any(String),
    });
    await save({ goal: 'Read more' });
    expect(await read()).toMatchObject({ learning_goal: 'Read more', hours_per_week: null, target_date: null });
  });
});

describe('interests', () => {
  const save = (interests: unknown) => call('POST', '/user-interests/save', shop.learner.token, { interests });
  const read = async () =>
    (await call('GET', `/user-interests/${shop.learner.userId}`, shop.learner.token)).body.data.results;

  test('returns 400 for an unknown category and a subcategory of another category', async () => {
    for (const one of [
      { category_id: 99 },
      { category_id: 2, sub_category_id: 1 },
      { category_id: 1, sub_category_id: 99 },
    ]) {
      expect(await save([one])).toMatchObject({ status: 400, body: { fields: { interests: expect.any(String) } } });
    }
    expect((await save('cloud')).status).toBe(400);
    expect((await save(Array(51).fill({ category_id: 1 }))).status).toBe(400);
  });

  test('are the latest saved ones without duplicates', async () => {
    expect(await read()).toEqual([]);
    const chosen = [{ category_id: 3 }, { category_id: 1, sub_category_id: 1 }, { category_id: 3 }];
    const expected = [
      { category_id: 1, category: 'Cloud field', sub_category_id: 1, sub_category: 'Containers' },
      { category_id: 3, category: 'Web field', sub_category_id: null, sub_category: null },
    ];
    expect((await save(chosen)).body.data.results).toEqual(expected);
    expect(await read()).toEqual(expected);
    await save([]);
    expect(await read()).toEqual([]);
  });
});

describe('a preferred batch', () => {
  const choose = (body: unknown) => call('POST', '/preferred-batch', shop.learner.token, body);
  const chosen = async (courseId = shop.course) =>
    (await call('GET', '/preferred-batch', shop.learner.token, undefined, { courseId: String(courseId) })).body.data
      .results;

  test('must belong to the given public course', async () => {
    expect((await choose({ courseId: shop.course })).status).toBe(400);
    const trainerId = shop.trainer.trainerId as number;
    const other = await addCourse(shop.db, { trainerId, name: 'Other', starts: [1] });
    const draft = await addCourse(shop.db, {
      trainerId,
      name: 'Draft',
      status: 'draft',
      publishedAt: null,
      starts: [1],
    });
    const [otherBatch] = await batchesOf(shop.db, other);
    const [draftBatch] = await batchesOf(shop.db, draft);
    expect((await choose({ courseId: shop.course, batchId: otherBatch })).status).toBe(404);
    expect((await choose({ courseId: draft, batchId: draftBatch })).status).toBe(404);
  });

  test('is the latest choice while the batch is active', async () => {
    expect(await chosen()).toEqual({ course_id: shop.course, batch_id: null });
    await choose({ course_id: shop.course, batch_id: shop.batch });
    await choose({ courseId: shop.course, batchId: shop.laterBatch });
    expect(await chosen()).toEqual({ course_id: shop.course, batch_id: shop.laterBatch });
    await shop.db.update(batches).set({ state: 'closed' }).where(eq(batches.id, shop.laterBatch));
    expect((await chosen()).batch_id).toBeNull();
  });
});

describe('saved searches', () => {
  const save = (body: unknown, token = shop.learner.token) => call('POST', '/saved-searches', token, body);
  const list = async () => (await call('GET', '/saved-searches', shop.learner.token)).body.data.results;

  test('returns 400 for invalid input and 404 for an unknown search', async () => {
    for (const body of [
      {},
      { name: ' ', query: {} },
      { name: 'x'.repeat(81), query: {} },
      { name: 'A', query: 'q=1' },
      { name: 'A', query: { q: 1 } },
      { name: 'A', query: { q: 'x'.repeat(201) } },
      { name: 'A', query: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`p${at}`, 'x'.repeat(150)])) },
    ]) {
      expect((await save(body)).status).toBe(400);
    }
    expect((await call('DELETE', '/saved-searches/99999', shop.learner.token)).status).toBe(404);
  });

  test('are listed latest first until they are deleted', async () => {
    const query = { q: 'kubernetes', categories: ['cloud', 'web'] };
    const { id } = (await save({ name: ' Weekend cloud ', query })).body.data.results;
    await save({ name: 'Second', query: {} });
    expect(await list()).toMatchObject([{ name: 'Second' }, { id, name: 'Weekend cloud', query }]);
    expect(await save({ name: 'Second', query })).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    expect((await save({ name: 'Second', query }, shop.trainer.token)).status).toBe(200);
    expect((await call('DELETE', `/saved-searches/${id}`, shop.learner.token)).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Second' }]);
  });

  test('tell of new courses daily unless the user chooses otherwise', async () => {
    const change = (id: number, digest: string, token = shop.learner.token) =>
      call('PATCH', `/saved-searches/${id}`, token, { digest });
    const { id, digest } = (await save({ name: 'Data', query: {} })).body.data.results;
    expect(digest).toBe('daily');
    expect((await change(id, 'weekly')).body.data.results).toMatchObject({ id, digest: 'weekly' });
    expect((await save({ name: 'Quiet', query: {}, digest: 'never' })).body.data.results.digest).toBe('never');
    expect((await change(id, 'hourly')).status).toBe(400);
    expect((await change(id, 'never', shop.trainer.token)).status).toBe(403);
    expect(await change(99_999, 'never')).toMatchObject({ status: 404, body: { code: 'SEARCH_NOT_FOUND' } });
  });

  test('are limited to twenty, also for concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, at) => save({ name: `Search ${at}`, query: {} }, shop.admin.token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_SEARCHES');
  });
});
