import { asc, eq } from 'drizzle-orm';
import { addReview } from '../../../../test/catalogue-fixtures';
import { mailsTo, makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn, type TestUser, userContext } from '../../../../test/test-app';
import { auditLog } from '../../../platform/database/schema/platform';
import { hideFeedback } from '../service';
import { dismissReports, getModeratedFeedback } from './service';

let shop: Shop;
let author: TestUser;
let id: number;
beforeAll(async () => {
  shop = await makeShop();
  author = await signIn(shop, 'author@example.com', { name: 'Bina' });
  await addReview(shop.db, {
    trainerId: shop.trainer.trainerId as number,
    courseId: shop.course,
    userId: author.userId,
    stars: 2,
    text: 'Too fast.',
  });
  id = (await reviews())[0].id;
});
afterAll(() => shop.close());

const reviews = async () =>
  (await shop.call('GET', `/api/feedback/courses/${shop.course}`, { query: { count: '20' } })).body.data.results;
const report = (token?: string, body: object = { reason: 'offensive' }, review = id) =>
  shop.call('POST', `/api/feedback/${review}/reports`, { body, token });
const listed = async (query = {}) =>
  (await shop.call('GET', '/api/feedback/reports', { query, token: shop.admin.token })).body.data;
const dismiss = (token?: string, review = id) =>
  shop.call('POST', `/api/feedback/${review}/reports/dismiss`, { token });
const hide = (hidden: boolean) =>
  shop.call('PATCH', `/api/feedback/${id}`, { body: { hidden }, token: shop.admin.token });
const answer = (text: string, token?: string, review = id) =>
  shop.call('PUT', `/api/feedback/${review}/answer`, { body: { answer: text }, token });

test('lists the reviews of a course, and returns 404 for an unknown course', async () => {
  expect(await reviews()).toMatchObject([{ comment: 'Too fast.', trainer_name: 'Asha Rao', answer: null }]);
  expect((await shop.call('GET', '/api/feedback/courses/99999')).body.code).toBe('COURSE_NOT_FOUND');
});

test('a signed-in reader reports a review once, with a reason', async () => {
  expect((await report()).status).toBe(401);
  expect((await report(shop.learner.token, { reason: 'boring' })).status).toBe(400);
  expect((await report(author.token)).status).toBe(403);
  expect((await report(shop.learner.token, undefined, 99_999)).status).toBe(404);
  expect((await report(shop.learner.token, { reason: 'off-topic', note: ' About another course ' })).status).toBe(200);
  expect((await report(shop.learner.token)).body.code).toBe('ALREADY_REPORTED');
  expect((await report(shop.stranger.token)).status).toBe(200);
});

test('only administrators list, dismiss and hide reported reviews', async () => {
  for (const [token, status] of [
    [undefined, 401],
    [shop.trainer.token, 403],
  ] as const) {
    expect((await shop.call('GET', '/api/feedback/reports', { token })).status).toBe(status);
    expect((await dismiss(token)).status).toBe(status);
  }
  expect(await listed()).toMatchObject({
    count: 1,
    results: [
      {
        id,
        hidden: false,
        reports: [
          { reason: 'offensive', note: '', handled: false },
          { reason: 'off-topic', note: 'About another course', handled: false },
        ],
      },
    ],
  });
  expect((await dismiss(shop.admin.token, 99_999)).status).toBe(404);
  expect((await dismiss(shop.admin.token)).status).toBe(200);
  expect((await listed()).count).toBe(0);
  expect(await reviews()).toHaveLength(1);
});

test('hiding settles the reports, removes the review from its page and can be undone', async () => {
  await report(shop.trainer.token, { reason: 'other', note: 'It names a colleague' });
  expect((await listed()).count).toBe(1);
  await hide(true);
  expect((await listed()).count).toBe(0);
  expect(await listed({ state: 'hidden' })).toMatchObject({ count: 1, results: [{ id, hidden: true }] });
  expect(await reviews()).toEqual([]);
  expect((await report(shop.admin.token)).status).toBe(404);
  await hide(false);
  expect(await reviews()).toHaveLength(1);
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entity, 'feedback')).orderBy(asc(auditLog.id));
  expect(audits.map(({ action }) => action)).toEqual(['feedback.dismiss-reports', 'feedback.hide', 'feedback.show']);
});

test('the reviewed trainer answers once, changes the answer and removes it', async () => {
  const otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual' });
  expect((await answer('Thanks')).status).toBe(401);
  expect((await answer('x'.repeat(1001), shop.trainer.token)).status).toBe(400);
  for (const { token } of [shop.learner, otherTrainer, shop.admin])
    expect((await answer('Thanks', token)).status).toBe(403);
  expect((await answer('Thanks', shop.trainer.token, 99_999)).status).toBe(404);
  expect((await answer(' We added a break. ', shop.trainer.token)).body.data.results).toMatchObject({
    answer: 'We added a break.',
    answered_at: expect.any(String),
  });
  await answer('We added two breaks.', shop.trainer.token);
  expect(await reviews()).toMatchObject([{ answer: 'We added two breaks.' }]);
  await answer('', shop.trainer.token);
  expect(await reviews()).toMatchObject([{ answer: null, answered_at: null }]);
});

test('the first answer notifies the author in the app and by mail; a hidden review notifies no one', async () => {
  const told = async () => {
    await shop.runJobs();
    const { body } = await shop.call('GET', '/notifications', { token: author.token });
    return body.data.results.filter(({ kind }: { kind: string }) => kind === 'review-answered');
  };
  const before = (await told()).length;
  await hide(true);
  await answer('This answer is hidden.', shop.trainer.token);
  expect(await told()).toHaveLength(before);
  await answer('', shop.trainer.token);
  await hide(false);
  await answer('Thank you.', shop.trainer.token);
  await answer('Thank you, again.', shop.trainer.token);
  const all = await told();
  expect(all).toHaveLength(before + 1);
  expect(all[0]).toMatchObject({
    title: expect.stringMatching(/^Asha Rao answered your review of /),
    link: expect.stringMatching(/#feedback$/),
  });
  const [mail] = await mailsTo(shop, 'author@example.com');
  expect(mail?.subject).toMatch(/^Asha Rao answered your review of /);
});

test('the services refuse to moderate for a user who is not an administrator', async () => {
  const trainer = userContext(shop, shop.trainer);
  const refused = { statusCode: 403, code: 'FORBIDDEN' };
  await expect(getModeratedFeedback(trainer, { state: 'reported', page: 1, count: 20 })).rejects.toMatchObject(refused);
  await expect(dismissReports(trainer, id)).rejects.toMatchObject(refused);
  await expect(hideFeedback(trainer, { id, hidden: true })).rejects.toMatchObject(refused);
});
