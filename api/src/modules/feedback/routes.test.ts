import { eq } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, holdClasses, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { auditLog } from '../../platform/database/schema/platform';

let shop: Shop;
let trainerId: number;
let second: number;
let buyer: TestUser;
let both: TestUser;
beforeAll(async () => {
  shop = await makeShop();
  trainerId = shop.trainer.trainerId as number;
  second = await addCourse(shop.db, { trainerId, name: 'Helm', starts: [4] });
  buyer = await signIn(shop, 'buyer@example.com', { name: 'Bina' });
  both = await signIn(shop, 'both@example.com', { name: 'Both' });
  await buy(shop, buyer);
  await buy(shop, both);
  const [batchId = 0] = await batchesOf(shop.db, second);
  await buy(shop, both, { courseId: second, batchId });
  await holdClasses(shop, shop.batch);
  await holdClasses(shop, batchId);
});
afterAll(() => shop.close());

const give = (body: unknown, token?: string) => shop.call('POST', '/api/feedback', { body, token });
const read = (id: number | string = trainerId, query = {}) => shop.call('GET', `/api/feedback/${id}`, { query });
const mine = (token?: string, id: number | string = trainerId) =>
  shop.call('GET', `/api/feedback/${id}/mine`, { token });
const remove = (id: number | string, token?: string) => shop.call('DELETE', `/api/feedback/${id}`, { token });
const hide = (id: number | string, hidden: unknown, token?: string) =>
  shop.call('PATCH', `/api/feedback/${id}`, { body: { hidden }, token });
const ratingOfCourse = async (id = shop.course) =>
  (await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${id}`)).body.data.results;

test('returns 401 for a visitor who gives feedback; reading is public', async () => {
  expect((await give({})).status).toBe(401);
  expect((await mine()).status).toBe(401);
  expect((await remove(1)).status).toBe(401);
  expect((await hide(1, true)).status).toBe(401);
  expect(await read()).toMatchObject({ status: 200, body: { data: { results: [], rating: null, count: 0 } } });
});

test.each([
  [{ rating: 5 }, 'trainerId', 'Trainer ID is required'],
  [{ trainerId: 1 }, 'rating', 'Rating is required'],
  [{ trainerId: 1, rating: 0 }, 'rating', 'Rating must be at least 1'],
  [{ trainerId: 1, rating: 6 }, 'rating', 'Rating must be at most 5'],
  [{ trainerId: 1, rating: 4.5 }, 'rating', 'Rating must be a whole number'],
  [{ trainerId: 1, rating: 5, comment: 'x'.repeat(2001) }, 'comment', 'Comment must have at most 2000 characters'],
])('returns 400 with a message on the invalid field: %j', async (body, field, sentence) => {
  const answer = await give(body, buyer.token);
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toHaveProperty(field, sentence);
});

test('returns 400 without a course for a learner of two courses', async () => {
  const answer = await give({ trainerId, rating: 5 }, both.token);
  expect(answer).toMatchObject({ status: 400, body: { fields: { courseId: 'Please choose the course' } } });
});

test("returns 403 without an enrolment in the course and for another user's id", async () => {
  for (const { token } of [shop.learner, shop.trainer, shop.admin]) {
    expect((await give({ trainerId, courseId: shop.course, rating: 1 }, token)).status).toBe(403);
  }
  expect((await give({ trainerId, courseId: second, rating: 1 }, buyer.token)).status).toBe(403);
  expect((await give({ trainerId, rating: 1, userId: both.userId }, buyer.token)).status).toBe(403);
  const otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual' });
  expect((await give({ trainerId: otherTrainer.trainerId, rating: 1 }, buyer.token)).status).toBe(403);
});

test('returns 404 for an unknown trainer', async () => {
  expect(await read(99_999)).toMatchObject({ status: 404, body: { error: 'Instructor not found' } });
  expect((await give({ trainerId: 99_999, rating: 1 }, buyer.token)).status).toBe(404);
  expect((await mine(buyer.token, 99_999)).status).toBe(404);
  expect((await remove(99_999, buyer.token)).status).toBe(404);
  expect((await hide(99_999, true, shop.admin.token)).status).toBe(404);
});

test('shows new feedback at once and updates the ratings of course and trainer', async () => {
  const given = await give({ trainer_id: trainerId, rating: 5, comment: ' <b>Clear</b> and kind. ' }, buyer.token);
  expect(given).toMatchObject({
    status: 200,
    body: {
      data: { results: { user_name: 'Bina', rating: 5, comment: '<b>Clear</b> and kind.', course_id: shop.course } },
    },
  });
  await give({ trainerId, course_id: second, Rating: 2, feedback: 'Too fast.' }, both.token);
  const all = (await read()).body.data;
  expect(all).toMatchObject({
    count: 2,
    rating: { average: 3.5, count: 2 },
    stars: [0, 1, 0, 0, 1],
    results: [{ course_name: 'Helm' }, { course_name: 'Kubernetes in Production' }],
  });
  expect((await read(trainerId, { courseId: String(second) })).body.data).toMatchObject({
    count: 1,
    rating: { average: 2 },
  });
  expect((await read(trainerId, { count: '1', page: '2' })).body.data).toMatchObject({
    count: 2,
    total_pages: 2,
    results: [{ rating: 5 }],
  });
  expect(await ratingOfCourse()).toMatchObject({
    rating: { average: 5, count: 1 },
    trainer: { rating: { average: 3.5, count: 2 } },
    reviews: [{ comment: '<b>Clear</b> and kind.' }],
  });
});

test('replaces earlier feedback on the same course, also with concurrent calls', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map((rating) => give({ trainerId, rating, comment: '' }, buyer.token)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await read(trainerId, { courseId: String(shop.course) })).body.data).toMatchObject({
    count: 0,
    rating: { count: 1 },
  });
  await give({ trainerId, rating: 4, comment: 'On second thought' }, buyer.token);
  expect((await read(trainerId, { courseId: String(shop.course) })).body.data).toMatchObject({
    count: 1,
    rating: { average: 4, count: 1 },
    results: [{ comment: 'On second thought' }],
  });
  expect((await ratingOfCourse()).rating).toEqual({ average: 4, count: 1 });
});

test("lists the courses that the caller may rate with the caller's feedback", async () => {
  expect((await mine(both.token)).body.data.results).toMatchObject([
    { course_id: second, course_name: 'Helm', rating: 2, comment: 'Too fast.' },
    { course_id: shop.course, rating: null, comment: '', id: null },
  ]);
  expect((await mine(shop.learner.token)).body.data.results).toEqual([]);
});

test('removes hidden feedback from lists and ratings until an admin shows it again', async () => {
  const [{ id }] = (await read(trainerId, { courseId: String(second) })).body.data.results;
  expect((await hide(id, true, both.token)).status).toBe(403);
  expect((await hide(id, 'yes', shop.admin.token)).status).toBe(400);
  await hide(id, true, shop.admin.token);
  await hide(id, true, shop.admin.token);
  expect((await read()).body.data).toMatchObject({ count: 1, rating: { average: 4, count: 1 } });
  expect((await ratingOfCourse(second)).rating).toBeNull();
  await give({ trainerId, courseId: second, rating: 1, comment: 'Still too fast.' }, both.token);
  expect((await ratingOfCourse(second)).rating).toBeNull();
  await hide(id, false, shop.admin.token);
  expect((await ratingOfCourse(second)).rating).toEqual({ average: 1, count: 1 });
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entity, 'feedback'));
  expect(audits.map(({ action }) => action)).toEqual(['feedback.hide', 'feedback.hide', 'feedback.show']);
});

test("deletes the caller's own feedback and updates the ratings", async () => {
  const [{ id }] = (await read(trainerId, { courseId: String(second) })).body.data.results;
  expect((await remove(id, buyer.token)).status).toBe(403);
  expect((await remove(id, shop.admin.token)).status).toBe(403);
  expect((await remove(id, both.token)).status).toBe(200);
  expect((await ratingOfCourse(second)).rating).toBeNull();
  expect((await ratingOfCourse()).trainer.rating).toEqual({ average: 4, count: 1 });
});

test('refuses the second of two first reviews with one version, and answers the stored one', async () => {
  const { version } = (await mine(both.token)).body.data.results[0];
  const giveIn = (comment: string) => give({ trainerId, courseId: second, rating: 3, comment, version }, both.token);
  expect((await giveIn('Of one tab')).status).toBe(200);
  expect(await giveIn('Of the other tab')).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT', stored: { comment: 'Of one tab' } },
  });
});

test('returns 403 after a refund of the enrolment', async () => {
  const orders = await shop.call('GET', '/payment/history', { token: both.token });
  for (const { id } of orders.body.data.results) {
    await shop.call('POST', `/payment/${id}/refund`, { token: both.token, body: {} });
  }
  await shop.runJobs();
  expect((await give({ trainerId, courseId: second, rating: 5 }, both.token)).status).toBe(403);
});
