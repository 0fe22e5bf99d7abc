import { addDays, dayIn } from '@kaksha/domain/dates';
import { eq } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { attendance } from '../../platform/database/schema/classes';
import { batches } from '../../platform/database/schema/courses';
import { auditLog } from '../../platform/database/schema/platform';

const link = 'https://us02web.zoom.us/j/123456?pwd=secret';
const minute = 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

/** Each test has its own batch, whose first session starts in `minutes` and takes an hour. The learner has a seat. */
async function makeClass({ minutes, days = 9 }: { minutes: number; days?: number }): Promise<void> {
  const trainerId = shop.trainer.trainerId as number;
  shop.course = await addCourse(shop.db, { trainerId, name: 'Helm', starts: [3] });
  [shop.batch = 0] = await batchesOf(shop.db, shop.course);
  await buy(shop, shop.learner);
  const start = new Date(Date.now() + minutes * minute);
  const startDate = dayIn('UTC', start);
  const clock = (time: Date) => time.toISOString().slice(11, 16);
  await shop.db
    .update(batches)
    .set({
      timezone: 'UTC',
      dayOfWeek: 3,
      startDate,
      endDate: addDays(startDate, days),
      timeFrom: clock(start),
      timeTo: clock(new Date(start.getTime() + 60 * minute)),
    })
    .where(eq(batches.id, shop.batch));
}

const meeting = (method: 'GET' | 'PUT', token: string | undefined, url = link, batch = shop.batch) =>
  shop.call(method, `/classes/${batch}/meeting`, { token, ...(method === 'PUT' && { body: { url } }) });
const join = (token: string | undefined, batch = shop.batch) => shop.call('POST', `/classes/${batch}/join`, { token });
const attended = () => shop.db.select().from(attendance).where(eq(attendance.batchId, shop.batch));

test('only the trainer of the course reads and sets the meeting link', async () => {
  await makeClass({ minutes: 5 });
  for (const method of ['GET', 'PUT'] as const) {
    expect((await meeting(method, undefined)).status).toBe(401);
    expect((await meeting(method, shop.learner.token)).status).toBe(403);
    expect((await meeting(method, shop.trainer.token, link, 99_999)).status).toBe(404);
  }
  expect((await meeting('GET', shop.trainer.token)).body.data.results).toMatchObject({ url: null, provider: null });
  const set = await meeting('PUT', shop.trainer.token, ` ${link} `);
  expect(set.body.data.results).toMatchObject({
    batch_id: shop.batch,
    url: link,
    provider: 'Zoom',
    is_on_demand: false,
  });
  expect((await meeting('GET', shop.trainer.token)).body.data.results.url).toBe(link);
  expect((await meeting('PUT', shop.trainer.token, '')).body.data.results.url).toBeNull();
});

test('a link that is not https is refused by its field', async () => {
  await makeClass({ minutes: 5 });
  const { status, body } = await meeting('PUT', shop.trainer.token, 'javascript:alert(1)');
  expect(status).toBe(400);
  expect(body.fields).toEqual({ url: 'Please use a link that starts with https://' });
});

test('the audit log names the change and does not hold the link', async () => {
  await makeClass({ minutes: 5 });
  await meeting('PUT', shop.trainer.token);
  const rows = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'batch.set-meeting'));
  expect(rows.map(({ entityId }) => Number(entityId))).toContain(shop.batch);
  expect(JSON.stringify(rows)).not.toContain('zoom');
});

test('a learner joins from 15 minutes before the class, and the attendance counts once', async () => {
  await makeClass({ minutes: 14 });
  expect((await join(shop.learner.token)).body.code).toBe('NO_MEETING');
  expect(await attended()).toEqual([]);
  await meeting('PUT', shop.trainer.token);
  const joined = await join(shop.learner.token);
  expect(joined.status).toBe(200);
  expect(joined.body.data.results).toMatchObject({ url: link, provider: 'Zoom' });
  expect((await join(shop.learner.token)).status).toBe(200);
  const rows = await attended();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ userId: shop.learner.userId, sessionDay: joined.body.data.results.session.date });
});

test('returns 409 NOT_YET with opens_at before the join window', async () => {
  await makeClass({ minutes: 40 });
  await meeting('PUT', shop.trainer.token);
  const { status, body } = await join(shop.learner.token);
  expect(status).toBe(409);
  expect(body.code).toBe('NOT_YET');
  const wait = Date.parse(body.fields.opens_at) - Date.now();
  expect(wait).toBeGreaterThan(23 * minute);
  expect(wait).toBeLessThanOrEqual(25 * minute);
  expect(JSON.stringify(body)).not.toContain('zoom');
});

test('a batch that is over cannot be joined', async () => {
  await makeClass({ minutes: -120, days: 0 });
  await meeting('PUT', shop.trainer.token);
  expect((await join(shop.learner.token)).body.code).toBe('CLASS_OVER');
});

test('visitors, other learners and other trainers do not get the link', async () => {
  await makeClass({ minutes: 5 });
  await meeting('PUT', shop.trainer.token);
  expect((await join(undefined)).status).toBe(401);
  const stranger = await join(shop.stranger.token);
  expect(stranger.status).toBe(403);
  expect(stranger.body.code).toBe('NOT_ENROLLED');
  expect((await join(shop.learner.token, 99_999)).status).toBe(404);
  const paths = [`/timings/GetTimingById/${shop.batch}`, `/patrons-registration/GetCourseDetailsById/${shop.course}`];
  for (const { token } of [{ token: undefined }, shop.stranger, shop.learner, shop.trainer]) {
    for (const path of paths) {
      const { status, body } = await shop.call('GET', path, { token });
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toContain('zoom');
    }
  }
  const { token, userId } = shop.learner;
  const bought = await shop.call('GET', `/course-purchase/purchased/${userId}`, { token });
  expect(bought.body.data.results.length).toBeGreaterThan(0);
  expect(JSON.stringify(bought.body)).not.toContain('zoom');
});

test('a learner whose seat was refunded cannot join', async () => {
  await makeClass({ minutes: 5 });
  await meeting('PUT', shop.trainer.token);
  await shop.call('POST', `/timings/${shop.batch}/cancel`, { token: shop.trainer.token, body: { confirmed: true } });
  await shop.runJobs();
  expect((await join(shop.learner.token)).status).toBe(403);
});

test('does not record attendance when the trainer joins', async () => {
  await makeClass({ minutes: 5 });
  await meeting('PUT', shop.trainer.token);
  expect((await join(shop.trainer.token)).body.data.results.url).toBe(link);
  expect(await attended()).toEqual([]);
});
