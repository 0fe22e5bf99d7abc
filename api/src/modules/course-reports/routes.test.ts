import { and, asc, eq } from 'drizzle-orm';
import { mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { userContext } from '../../../test/test-app';
import { courses } from '../../platform/database/schema/courses';
import { auditLog } from '../../platform/database/schema/platform';
import { dismissCourseReports, getModeratedCourses, hideCourse } from './service';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const report = (token?: string, body: object = { reason: 'fraud' }, course = shop.course) =>
  shop.call('POST', `/courses/${course}/reports`, { body, token });
const listed = async (query = {}) =>
  (await shop.call('GET', '/admin/courses', { query, token: shop.admin.token })).body.data;
const dismiss = (token?: string, course = shop.course) =>
  shop.call('POST', `/admin/courses/${course}/reports/dismiss`, { token });
const hide = (body: object, token = shop.admin.token, course = shop.course) =>
  shop.call('PATCH', `/admin/courses/${course}`, { body, token });
const change = (body: object) =>
  shop.call('PATCH', `/patrons-registration/UpdateCourseDetails/${shop.course}`, { body, token: shop.trainer.token });
const page = (token?: string) =>
  shop.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`, { token });
const ownCourses = async () =>
  (
    await shop.call('GET', `/patrons-registration/GetCourseDetailsByTrainerId/${shop.trainer.trainerId}`, {
      token: shop.trainer.token,
    })
  ).body.data.results;
const told = async () => {
  await shop.runJobs();
  const { body } = await shop.call('GET', '/notifications', { token: shop.trainer.token });
  return body.data.results.filter(({ kind }: { kind: string }) => kind === 'platform-decision');
};

test('a signed-in user reports a course once, with a reason; its trainer does not', async () => {
  expect((await report()).status).toBe(401);
  expect((await report(shop.learner.token, { reason: 'boring' })).status).toBe(400);
  expect((await report(shop.trainer.token)).status).toBe(403);
  expect((await report(shop.learner.token, undefined, 99_999)).body.code).toBe('COURSE_NOT_FOUND');
  expect((await report(shop.learner.token, { reason: 'not-held', note: ' The third class. ' })).status).toBe(200);
  expect((await report(shop.learner.token)).body.code).toBe('ALREADY_REPORTED');
  expect((await report(shop.stranger.token)).status).toBe(200);
});

test('administrators list the reports without their users, and dismiss them', async () => {
  expect((await shop.call('GET', '/admin/courses', { token: shop.trainer.token })).status).toBe(403);
  expect((await dismiss(shop.trainer.token)).status).toBe(403);
  const reported = await listed();
  expect(reported).toMatchObject({
    count: 1,
    results: [
      {
        id: shop.course,
        trainer_name: 'Asha Rao',
        is_public: true,
        hidden: false,
        hidden_reason: null,
        reports: [
          { reason: 'fraud', note: '', handled: false },
          { reason: 'not-held', note: 'The third class.', handled: false },
        ],
      },
    ],
  });
  expect(JSON.stringify(reported)).not.toContain('user_id');
  expect((await dismiss(shop.admin.token, 99_999)).status).toBe(404);
  expect((await dismiss(shop.admin.token)).status).toBe(200);
  expect((await listed()).count).toBe(0);
  expect((await page()).status).toBe(200);
});

test('hiding needs a reason, which the trainer reads, and settles the reports', async () => {
  await report(shop.admin.token);
  expect((await hide({ hidden: true })).body.fields).toEqual({ reason: 'Please give a reason' });
  expect((await hide({ hidden: true, reason: 'x' }, shop.trainer.token)).status).toBe(403);
  expect((await hide({ hidden: true, reason: ' It asks for cash. ' })).status).toBe(200);
  expect((await listed()).count).toBe(0);
  expect(await listed({ state: 'hidden' })).toMatchObject({
    count: 1,
    results: [{ id: shop.course, is_public: false, hidden: true, hidden_reason: 'It asks for cash.' }],
  });
  expect((await page()).body.code).toBe('COURSE_NOT_FOUND');
  expect(await ownCourses()).toMatchObject([{ is_active: false, hidden_reason: 'It asks for cash.' }]);
  expect(await told()).toMatchObject([
    { title: expect.stringMatching(/^An administrator hid /), body: 'It asks for cash. You can object at Support.' },
  ]);
  const [mail] = await mailsTo(shop, 'trainer@example.com');
  expect(mail?.subject).toMatch(/^An administrator hid /);
});

test('the trainer cannot show a hidden course, and reads why; other changes are saved', async () => {
  const refused = await change({ is_active: true });
  expect(refused.body).toMatchObject({ code: 'COURSE_HIDDEN', error: expect.stringContaining('It asks for cash.') });
  expect((await change({ description: 'Without cash.' })).status).toBe(200);
  expect((await page()).status).toBe(404);
});

test('a course that is shown again is as its trainer set it', async () => {
  await hide({ hidden: false });
  await hide({ hidden: false });
  expect((await page()).body.data.results).toMatchObject({ is_active: true });
  expect((await page()).body.data.results).not.toHaveProperty('hidden_reason');
  expect((await ownCourses())[0]).toMatchObject({ is_active: true, hidden_reason: null });
  expect((await told()).map(({ title }: { title: string }) => title)[0]).toMatch(/is no longer hidden$/);
  await change({ is_active: false });
  await hide({ hidden: true, reason: 'Again' });
  await hide({ hidden: false });
  const [row] = await shop.db.select().from(courses).where(eq(courses.id, shop.course));
  expect(row).toMatchObject({ isActive: false, hiddenAt: null, hiddenReason: null });
});

test('each decision is in the audit log', async () => {
  const of = and(eq(auditLog.entity, 'course'), eq(auditLog.actorId, shop.admin.userId));
  const entries = await shop.db.select().from(auditLog).where(of).orderBy(asc(auditLog.id));
  expect(entries.map(({ action, detail }) => [action, (detail as { reason?: string }).reason])).toEqual([
    ['course.dismiss-reports', undefined],
    ['course.hide', 'It asks for cash.'],
    ['course.show', undefined],
    ['course.hide', 'Again'],
    ['course.show', undefined],
  ]);
});

test('the services refuse to moderate for a user who is not an administrator', async () => {
  const trainer = userContext(shop, shop.trainer);
  const refused = { statusCode: 403, code: 'FORBIDDEN' };
  await expect(getModeratedCourses(trainer, { state: 'reported', page: 1, count: 20 })).rejects.toMatchObject(refused);
  await expect(dismissCourseReports(trainer, shop.course)).rejects.toMatchObject(refused);
  await expect(hideCourse(trainer, { courseId: shop.course, hidden: true, reason: 'No' })).rejects.toMatchObject(
    refused,
  );
});
