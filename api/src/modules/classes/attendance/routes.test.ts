import { eq } from 'drizzle-orm';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { enrolBefore } from '../../../../test/certificate-fixtures';
import { batchesOf, buy, makeShop, type Shop } from '../../../../test/order-fixtures';
import { attendance } from '../../../platform/database/schema/classes';
import { batches } from '../../../platform/database/schema/courses';
import { auditLog } from '../../../platform/database/schema/platform';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

/** A batch of four sessions in the past, from 5 to 8 Jan. The learner joined the first one. */
async function makeBatch(): Promise<void> {
  const trainerId = shop.trainer.trainerId as number;
  shop.course = await addCourse(shop.db, { trainerId, name: 'Helm Charts', starts: [3] });
  [shop.batch = 0] = await batchesOf(shop.db, shop.course);
  await buy(shop, shop.learner);
  const time = { timezone: 'UTC', dayOfWeek: 3, timeFrom: '10:00', timeTo: '11:00' } as const;
  await shop.db
    .update(batches)
    .set({ ...time, startDate: '2026-01-05', endDate: '2026-01-08' })
    .where(eq(batches.id, shop.batch));
  await enrolBefore(shop, '2026-01-05');
  const joinedAt = new Date('2026-01-05T10:00:00Z');
  const joined = { batchId: shop.batch, sessionDay: '2026-01-05', userId: shop.learner.userId, joinedAt };
  await shop.db.insert(attendance).values(joined);
}

const read = (token?: string, format?: string) =>
  shop.call('GET', `/classes/${shop.batch}/attendance`, { token, query: { format } });
const correct = (token: string | undefined, sessionDay: string, isPresent: boolean, userId = shop.learner.userId) =>
  shop.call('PUT', `/classes/${shop.batch}/attendance`, {
    token,
    body: { user_id: userId, session_day: sessionDay, is_present: isPresent },
  });

test('the trainer sees the sessions that began and who was there, others do not', async () => {
  await makeBatch();
  expect((await read()).status).toBe(401);
  for (const { token } of [shop.learner, shop.stranger]) expect((await read(token)).status).toBe(403);
  const { status, body } = await read(shop.trainer.token);
  expect(status).toBe(200);
  expect(body.data.results).toEqual({
    batch_id: shop.batch,
    sessions: ['05', '06', '07', '08'].map((day) => ({
      session_day: `2026-01-${day}`,
      date: `2026-01-${day}`,
      time: '10:00',
    })),
    learners: [{ user_id: shop.learner.userId, name: 'Priya Nair', present: ['2026-01-05'], corrected: [] }],
  });
});

test('the trainer corrects both ways, and the audit log names the correction', async () => {
  await makeBatch();
  expect((await correct(undefined, '2026-01-06', true)).status).toBe(401);
  expect((await correct(shop.learner.token, '2026-01-06', true)).status).toBe(403);
  await correct(shop.trainer.token, '2026-01-06', true);
  const { body } = await correct(shop.trainer.token, '2026-01-05', false);
  const [learner] = body.data.results.learners;
  expect(learner).toMatchObject({ present: ['2026-01-06'], corrected: ['2026-01-05', '2026-01-06'] });
  const [entry] = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'batch.correct-attendance'))
    .orderBy(auditLog.id);
  expect(entry?.detail).toMatchObject({ userId: shop.learner.userId, sessionDay: '2026-01-06', isPresent: true });
});

test('a day without a class and a learner without a seat are refused', async () => {
  await makeBatch();
  for (const day of ['2026-01-09', '2027-01-05']) {
    const { status, body } = await correct(shop.trainer.token, day, true);
    expect([status, body.fields]).toEqual([400, { session_day: 'No class began on this day' }]);
  }
  const { status, body } = await correct(shop.trainer.token, '2026-01-05', true, shop.stranger.userId);
  expect([status, body.code]).toEqual([404, 'LEARNER_NOT_FOUND']);
});

test('a correction in a finished batch issues the certificate that follows', async () => {
  await makeBatch();
  await correct(shop.trainer.token, '2026-01-06', true);
  const own = () => shop.call('GET', '/certificates', { token: shop.learner.token });
  const ofBatch = async () =>
    (await own()).body.data.results.filter(({ batch_id }: { batch_id: number }) => batch_id === shop.batch);
  expect(await ofBatch()).toEqual([]);
  await correct(shop.trainer.token, '2026-01-08', true);
  expect(await ofBatch()).toMatchObject([{ sessions: 4, attended: 3, state: 'valid' }]);
});

test('the table has one line for each learner and one column for each session', async () => {
  await makeBatch();
  const { body, headers } = await read(shop.trainer.token, 'csv');
  expect(headers['content-disposition']).toBe(`attachment; filename="attendance-${shop.batch}.csv"`);
  expect(body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFName,Attended,Sessions held,2026-01-05 10:00,2026-01-06 10:00,2026-01-07 10:00,2026-01-08 10:00',
    'Priya Nair,1,4,present,absent,absent,absent',
  ]);
});

test('learners see their own attendance only', async () => {
  await makeBatch();
  expect((await shop.call('GET', '/classes/attendance')).status).toBe(401);
  const own = await shop.call('GET', '/classes/attendance', { token: shop.learner.token });
  const found = own.body.data.results.find(({ batch_id }: { batch_id: number }) => batch_id === shop.batch);
  expect(found).toEqual({
    batch_id: shop.batch,
    held: 4,
    attended: 1,
    missed: ['2026-01-06', '2026-01-07', '2026-01-08'],
    present: ['2026-01-05'],
    too_early: [],
  });
  expect((await shop.call('GET', '/classes/attendance', { token: shop.stranger.token })).body.data.results).toEqual([]);
});
