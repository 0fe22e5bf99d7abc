import { eq } from 'drizzle-orm';
import { buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { batches } from '../../platform/database/schema/courses';
import { auditLog } from '../../platform/database/schema/platform';

/** A batch that is closed for enrolment takes place: its trainer and its learners keep it. */

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
  await buy(shop, shop.learner);
  await shop.db.update(batches).set({ state: 'closed' }).where(eq(batches.id, shop.batch));
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.app.anonymousCache.clear());

const details = async (token?: string) =>
  (await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`, { token })).body.data.results;
const ownList = async (token?: string) => {
  const path = `/patrons-registration/GetCourseDetailsByTrainerId/${shop.trainer.trainerId}`;
  return (await shop.call('GET', path, { token })).body.data.results[0];
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const linesOf = (calendar: string) => calendar.replace(/\r\n /g, '').split('\r\n');

test('lists a closed batch for its trainer and admins on the course and in the course list', async () => {
  for (const { token } of [shop.trainer, shop.admin]) {
    for (const course of [await details(token), await ownList(token)]) {
      expect(idsOf(course.batches)).toEqual([shop.batch, shop.laterBatch]);
      expect(idsOf(course.timings)).toEqual([shop.batch, shop.laterBatch]);
      expect(course.batches[0].status).toBe(false);
    }
  }
});

test('does not list a closed batch for visitors and learners', async () => {
  for (const token of [undefined, shop.stranger.token]) {
    for (const course of [await details(token), await ownList(token)]) {
      expect(idsOf(course.batches)).toEqual([shop.laterBatch]);
      expect(idsOf(course.timings)).toEqual([shop.laterBatch]);
    }
  }
});

test("keeps a closed batch confirmed in its learners' and its trainer's calendar feeds", async () => {
  for (const { token } of [shop.learner, shop.trainer]) {
    const { url } = (await shop.call('POST', '/calendar/feed', { token })).body.data.results;
    const { body } = await shop.call('GET', new URL(url).pathname.replace('/backend', ''));
    const lines = linesOf(body);
    expect(lines.some((line) => line.startsWith(`UID:batch-${shop.batch}@`))).toBe(true);
    expect(lines).not.toContain('STATUS:CANCELLED');
  }
});

test('opens a closed batch again', async () => {
  const { token } = shop.trainer;
  const answer = await shop.call('PUT', `/timings/${shop.batch}`, { token, body: { status: true } });
  expect(answer).toMatchObject({ status: 200, body: { data: { results: { status: true } } } });
  expect(idsOf((await details()).batches)).toEqual([shop.batch, shop.laterBatch]);
});

test('keeps the list of learners for the trainer of a deleted course', async () => {
  const { token } = shop.trainer;
  const deleted = await shop.call('DELETE', `/courses/${shop.course}`, { token });
  expect(deleted.body.data.results).toMatchObject({ kept: true });
  const answer = await shop.call('GET', `/course-purchase/users/${shop.course}`, { token });
  expect(answer.status).toBe(200);
  expect(answer.body.data.results).toHaveLength(1);
  const foreign = await shop.call('GET', `/course-purchase/users/${shop.course}`, {
    token: shop.stranger.token,
  });
  expect(foreign.status).toBe(403);
});

test('lists a deleted course for its trainer only, keeps its classes in the calendar feeds, and restores it hidden', async () => {
  const path = `/patrons-registration/GetCourseDetailsByTrainerId/${shop.trainer.trainerId}?course_status=deleted`;
  const restore = `/patrons-registration/RestoreCourse/${shop.course}`;
  const listed = await shop.call('GET', path, { token: shop.trainer.token });
  expect(listed.body.data.results).toMatchObject([{ id: shop.course, activitycount: { enrolled: 1 } }]);
  expect((await shop.call('GET', path)).status).toBe(401);
  expect((await shop.call('GET', path, { token: shop.stranger.token })).status).toBe(403);
  for (const { token } of [shop.learner, shop.trainer]) {
    const { url } = (await shop.call('POST', '/calendar/feed', { token })).body.data.results;
    const { body } = await shop.call('GET', new URL(url).pathname.replace('/backend', ''));
    expect(linesOf(body).some((line) => line.startsWith(`UID:batch-${shop.batch}@`))).toBe(true);
  }

  expect((await shop.call('POST', restore, { token: shop.stranger.token })).status).toBe(403);
  const restored = await shop.call('POST', restore, { token: shop.trainer.token });
  expect(restored.body.data.results).toMatchObject({ course_status: 'published', is_active: false });
  expect((await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`)).status).toBe(404);
  expect((await shop.call('GET', path, { token: shop.trainer.token })).body.data.results).toEqual([]);
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, shop.course));
  expect(audits.map(({ action }) => action).slice(-2)).toEqual(['course.delete', 'course.restore']);
});

test('a trainer leaves after cancelling the batches of a restored course and deleting it again', async () => {
  const { token } = shop.trainer;
  const leave = () => shop.call('DELETE', '/dashboard/DeleteMyAccount', { token });
  expect(await leave()).toMatchObject({ status: 409, body: { code: 'HAS_LEARNERS' } });
  const cancelled = await shop.call('POST', `/timings/${shop.batch}/cancel`, { token, body: { confirmed: true } });
  expect(cancelled.status).toBe(200);
  await shop.runJobs();
  const deleted = await shop.call('DELETE', `/courses/${shop.course}`, { token });
  expect(deleted.body.data.results).toMatchObject({ kept: true });
  const learners = await shop.call('GET', `/course-purchase/users/${shop.course}`, { token });
  expect(learners.body.data.results).toMatchObject([{ enrollment_status: 'Refunded' }]);
  expect(await leave()).toMatchObject({ status: 200 });
});
