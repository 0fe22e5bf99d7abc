import { addDays, dayIn } from '@kaksha/domain/dates';
import { eq } from 'drizzle-orm';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { batchesOf, buy, mailsTo, makeShop, type Shop } from '../../../../test/order-fixtures';
import { batches } from '../../../platform/database/schema/courses';

let shop: Shop;
const today = dayIn('Asia/Kolkata', new Date());
const first = addDays(today, 3);

beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());
/** Each test has its own batch: every day for ten days, in the evening. */
beforeEach(async () => {
  const days = { dayOfWeek: 3, endDate: addDays(first, 9), timeFrom: '19:00', timeTo: '21:00' } as const;
  const trainerId = shop.trainer.trainerId as number;
  shop.course = await addCourse(shop.db, { trainerId, name: 'Helm', starts: [{ in: 3, ...days }] });
  [shop.batch = 0] = await batchesOf(shop.db, shop.course);
  await shop.db.update(batches).set({ startDate: first }).where(eq(batches.id, shop.batch));
});

const change = (body: object, token: string | undefined = shop.trainer.token) =>
  shop.call('POST', `/timings/${shop.batch}/sessions`, { token, body });
const skip = { date: first, action: 'skip', reason: 'Holiday' };

test('answers 401, 400, 403 and 404', async () => {
  expect((await shop.call('POST', `/timings/${shop.batch}/sessions`, { body: skip })).status).toBe(401);
  expect((await change({ ...skip, action: 'drop' })).status).toBe(400);
  expect((await change(skip, shop.learner.token)).status).toBe(403);
  const unknown = await shop.call('POST', '/timings/99999/sessions', { token: shop.trainer.token, body: skip });
  expect(unknown.status).toBe(404);
});

test('skips one session, and several over holidays', async () => {
  expect((await change(skip)).body.data.results.session_changes).toEqual([{ ...skip, starts_at: null }]);
  const holidays = await change({ ...skip, date: addDays(first, 2), until: addDays(first, 4) });
  expect(holidays.body.data.results.session_changes).toHaveLength(4);
  expect((await change(skip)).body.fields).toEqual({ date: 'There is no session to change' });
});

test('moves a session and puts it back', async () => {
  const moved = { date: first, action: 'move', starts_at: `${addDays(first, 20)}T10:00`, reason: 'A conference' };
  expect((await change(moved)).body.data.results.session_changes).toEqual([moved]);
  const path = `/timings/${shop.batch}/sessions/${first}`;
  const back = await shop.call('DELETE', path, { token: shop.trainer.token });
  expect(back.body.data.results.session_changes).toEqual([]);
  expect((await shop.call('DELETE', path, { token: shop.trainer.token })).status).toBe(404);
});

test.each([
  [{ reason: ' ' }, 'reason'],
  [{ date: '2020-01-01' }, 'date'],
  [{ action: 'move' }, 'starts_at'],
  [{ action: 'move', starts_at: '2020-01-01T10:00' }, 'starts_at'],
  [{ until: addDays(first, 300) }, 'date'],
])('refuses %j', async (over, field) => {
  const { status, body } = await change({ ...skip, ...over });
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty(field);
});

test('asks first when there are learners, and mails them old and new times', async () => {
  await buy(shop, shop.learner);
  expect((await change(skip)).body.code).toBe('CONFIRMATION_REQUIRED');
  const moved = { date: first, action: 'move', starts_at: `${addDays(first, 1)}T09:30`, reason: 'A conference' };
  expect((await change({ ...moved, confirmed: true })).status).toBe(200);
  await shop.runJobs();
  const [mail] = (await mailsTo(shop, 'learner@example.com')).filter(({ subject }) => subject.startsWith('A class'));
  expect(mail?.subject).toBe('A class is moved: Helm');
  expect(mail?.text).toMatch(/7:00 PM IST: Now .*9:30 AM IST/);
  expect(mail?.text).toContain('A conference');
  expect(mail?.text).toContain(`/my-courses/${shop.batch}`);
  const notices = (await shop.call('GET', '/notifications', { token: shop.learner.token })).body.data.results;
  const links = (kind: string) =>
    notices.filter((notice: { kind: string }) => notice.kind === kind).map(({ link }: { link: string }) => link);
  expect(links('session-changed')).toEqual([`/my-courses/${shop.batch}`]);
  expect(new Set(links('enrolment-confirmed'))).toEqual(new Set([`/my-courses/${shop.batch}`]));
});

test('a new timetable drops the changes of days that are no longer class days', async () => {
  await change({ ...skip, until: addDays(first, 1) });
  const body = { start_date: addDays(first, 1) };
  const edited = await shop.call('PUT', `/timings/${shop.batch}`, { token: shop.trainer.token, body });
  expect(edited.body.data.results.session_changes).toEqual([{ ...skip, date: addDays(first, 1), starts_at: null }]);
});

test('the reason of a changed session is shown to its learners and its trainer, not to visitors or other learners', async () => {
  await buy(shop, shop.learner);
  await change({ ...skip, reason: 'In hospital', confirmed: true });
  const reasonsFor = async (path: string, token?: string) =>
    JSON.stringify((await shop.call('GET', path, { token })).body).includes('In hospital');
  const open = [
    `/timings/GetTimingById/${shop.batch}`,
    `/timings/course/${shop.course}`,
    `/timings/trainer/${shop.trainer.trainerId}`,
    `/patrons-registration/GetCourseDetailsById/${shop.course}`,
    `/patrons-registration/GetAllCourses`,
  ];
  for (const path of open) {
    expect(await reasonsFor(path)).toBe(false);
    expect(await reasonsFor(path, shop.stranger.token)).toBe(false);
  }
  for (const path of open.slice(0, 3)) expect(await reasonsFor(path, shop.trainer.token)).toBe(true);
  expect(await reasonsFor('/timings', shop.trainer.token)).toBe(true);
  expect(await reasonsFor(`/course-purchase/purchased/${shop.learner.userId}`, shop.learner.token)).toBe(true);
});
