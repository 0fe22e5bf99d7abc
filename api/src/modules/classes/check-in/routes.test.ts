import { randomUUID } from 'node:crypto';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { eq } from 'drizzle-orm';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { enrolBefore } from '../../../../test/certificate-fixtures';
import { batchesOf, buy, makeShop, type Shop } from '../../../../test/order-fixtures';
import { attendance, checkIns } from '../../../platform/database/schema/classes';
import { batches } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';
import { auditLog } from '../../../platform/database/schema/platform';

const today = dayIn('UTC', new Date());
const noon = `${today}T00:00:01.000Z`;

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

/** A classroom batch with a session on every day from two days ago on. The learner has a seat. */
async function makeClass(mode: 'Classroom(Offline)' | 'Online' = 'Classroom(Offline)'): Promise<void> {
  const trainerId = shop.trainer.trainerId as number;
  shop.course = await addCourse(shop.db, { trainerId, name: 'Soldering', starts: [3, 20] });
  const [batch = 0, later = 0] = await batchesOf(shop.db, shop.course);
  Object.assign(shop, { batch, laterBatch: later });
  await buy(shop, shop.learner);
  const time = { timezone: 'UTC', dayOfWeek: 3, timeFrom: '10:00', timeTo: '11:00' } as const;
  await shop.db
    .update(batches)
    .set({ ...time, mode, startDate: addDays(today, -2), endDate: addDays(today, 20) })
    .where(eq(batches.id, batch));
  await enrolBefore(shop, addDays(today, -2));
}

const ticket = (token?: string, batch = shop.batch) => shop.call('GET', `/classes/${batch}/ticket`, { token });
const list = (token?: string, batch = shop.batch) => shop.call('GET', `/classes/${batch}/check-in`, { token });
const send = (token: string | undefined, items: unknown[], batch = shop.batch) =>
  shop.call('POST', `/classes/${batch}/check-ins`, { token, body: { check_ins: items } });
const codeOf = async (token: string, batch = shop.batch): Promise<string> =>
  (await ticket(token, batch)).body.data.results.code;
const item = (over: object = {}) => ({
  id: randomUUID(),
  session_day: today,
  at: noon,
  user_id: shop.learner.userId,
  ...over,
});
const scanned = (code: string) => ({ ...item({ user_id: undefined }), ticket: code });
const resultsOf = async (items: unknown[]) =>
  (await send(shop.trainer.token, items)).body.data.results.map(({ result }: { result: string }) => result);
const attended = () => shop.db.select().from(attendance).where(eq(attendance.batchId, shop.batch));
const seatIs = (status: 'Active' | 'Refunded') =>
  shop.db.update(enrolments).set({ status }).where(eq(enrolments.batchId, shop.batch));

test('a ticket is for holders of a seat in a classroom batch, and holds numbers and a signature only', async () => {
  await makeClass();
  expect((await ticket()).status).toBe(401);
  expect((await ticket(shop.learner.token, 0)).status).toBe(400);
  expect((await ticket(shop.stranger.token)).body.code).toBe('NOT_ENROLLED');
  expect((await ticket(shop.learner.token, 99_999)).status).toBe(404);
  const { status, body } = await ticket(shop.learner.token);
  expect([status, body.data.results.name]).toEqual([200, 'Priya Nair']);
  expect(body.data.results.code).toMatch(new RegExp(`^KAKSHA-${shop.batch}-\\d+-[0-9A-F]{32}$`));
  await seatIs('Refunded');
  expect((await ticket(shop.learner.token)).status).toBe(403);
  await makeClass('Online');
  expect((await ticket(shop.learner.token)).body.code).toBe('NO_CLASSROOM');
});

test('the staff of the batch get the list, others do not', async () => {
  await makeClass();
  expect((await list()).status).toBe(401);
  expect((await list(shop.trainer.token, 0)).status).toBe(400);
  for (const { token } of [shop.learner, shop.stranger]) expect((await list(token)).status).toBe(403);
  expect((await list(shop.trainer.token, 99_999)).status).toBe(404);
  const { status, body } = await list(shop.trainer.token);
  expect(status).toBe(200);
  expect(body.data.results).toMatchObject({
    batch_id: shop.batch,
    course_name: 'Soldering',
    present: [],
    seats: [{ user_id: shop.learner.userId, name: 'Priya Nair', refunded: false }],
  });
  const { sessions, seats } = body.data.results;
  expect(sessions[1]).toEqual({ session_day: today, date: today, time: '10:00', opens_at: `${today}T00:00:00.000Z` });
  expect(seats[0].ticket).toBe(await codeOf(shop.learner.token));
  await makeClass('Online');
  expect((await list(shop.trainer.token)).body.code).toBe('NO_CLASSROOM');
});

test('check-ins are refused before they are read: 401, 400, 403, 404', async () => {
  await makeClass();
  expect((await send(undefined, [{}])).status).toBe(401);
  for (const items of [
    [],
    [{ ...item(), id: 'one' }],
    [item({ at: 'now' })],
    Array.from({ length: 201 }, () => item()),
  ])
    expect((await send(shop.trainer.token, items)).status).toBe(400);
  expect((await send(shop.learner.token, [item()])).status).toBe(403);
  expect((await send(shop.trainer.token, [item()], 99_999)).status).toBe(404);
  expect(await attended()).toEqual([]);
});

test('a scan is recorded once, also when the device sends it again', async () => {
  await makeClass();
  const scan = scanned(await codeOf(shop.learner.token));
  const first = await send(shop.trainer.token, [scan]);
  expect(first.body.data.results).toEqual([
    { id: scan.id, result: 'checked-in', user_id: shop.learner.userId, name: 'Priya Nair', at: noon },
  ]);
  expect((await send(shop.trainer.token, [scan, scan])).body.data.results).toEqual([
    ...first.body.data.results,
    ...first.body.data.results,
  ]);
  expect(await attended()).toMatchObject([
    { sessionDay: today, userId: shop.learner.userId, joinedAt: new Date(noon), isPresent: true, correctedAt: null },
  ]);
  const audited = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'batch.check-in'));
  expect(audited.filter(({ entityId }) => Number(entityId) === shop.batch)).toMatchObject([
    { detail: { checkedIn: [shop.learner.userId] } },
    { detail: { checkedIn: [shop.learner.userId, shop.learner.userId] } },
  ]);
});

test('two devices that send the same learner at once record one arrival', async () => {
  await makeClass();
  const answers = await Promise.all([resultsOf([item()]), resultsOf([item()])]);
  expect(answers.flat().sort()).toEqual(['already', 'checked-in']);
  expect(await attended()).toHaveLength(1);
});

test('each check-in has its own result', async () => {
  await makeClass();
  const own = await codeOf(shop.learner.token);
  await buy(shop, shop.stranger, { batchId: shop.laterBatch });
  await shop.db.update(batches).set({ mode: 'Classroom(Offline)' }).where(eq(batches.id, shop.laterBatch));
  const elsewhere = await codeOf(shop.stranger.token, shop.laterBatch);
  const forged = own.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(
    await resultsOf([
      ...[scanned(own), scanned(own), scanned(forged), scanned('https://example.com'), scanned(elsewhere)],
      ...[
        item({ user_id: 99_999 }),
        item({ session_day: addDays(today, 1) }),
        item({ session_day: addDays(today, -9) }),
      ],
    ]),
  ).toEqual(['checked-in', 'already', 'no-seat', 'no-seat', 'wrong-batch', 'no-seat', 'not-open', 'not-open']);
});

test('a refunded seat is not checked in', async () => {
  await makeClass();
  const scan = scanned(await codeOf(shop.learner.token));
  await seatIs('Refunded');
  expect(await resultsOf([scan])).toEqual(['refunded']);
  expect((await list(shop.trainer.token)).body.data.results.seats).toMatchObject([{ refunded: true }]);
  expect(await attended()).toEqual([]);
});

test('a ticket ends when the learner changes the batch', async () => {
  await makeClass();
  const old = scanned(await codeOf(shop.learner.token));
  await shop.db.update(enrolments).set({ batchId: shop.laterBatch }).where(eq(enrolments.batchId, shop.batch));
  expect(await resultsOf([old])).toEqual(['no-seat']);
  await shop.db.update(batches).set({ mode: 'Classroom(Offline)' }).where(eq(batches.id, shop.laterBatch));
  expect(await codeOf(shop.learner.token, shop.laterBatch)).not.toBe(old.ticket);
  const there = await send(shop.trainer.token, [old], shop.laterBatch);
  expect(there.body.data.results).toMatchObject([{ result: 'wrong-batch' }]);
});

test('an undo ends the check-in, and a late copy of the check-in does not bring it back', async () => {
  await makeClass();
  const checkIn = item();
  const undo = { ...checkIn, undo: true };
  expect(await resultsOf([checkIn, undo, checkIn, undo])).toEqual(['checked-in', 'undone', 'undone', 'undone']);
  expect(await attended()).toEqual([]);
  const overtaken = item();
  expect(await resultsOf([{ ...overtaken, undo: true }])).toEqual(['undone']);
  expect(await resultsOf([overtaken])).toEqual(['undone']);
  expect(await attended()).toEqual([]);
  expect(await resultsOf([item()])).toEqual(['checked-in']);
  expect(await shop.db.$count(checkIns, eq(checkIns.batchId, shop.batch))).toBe(3);
});

test('a check-in overrules an absence that was recorded before; its undo makes it an absence again', async () => {
  await makeClass();
  const yesterday = addDays(today, -1);
  const path = `/classes/${shop.batch}/attendance`;
  const absence = { user_id: shop.learner.userId, session_day: yesterday, is_present: false };
  await shop.call('PUT', path, { token: shop.trainer.token, body: absence });
  const checkIn = item({ session_day: yesterday });
  expect(await resultsOf([checkIn])).toEqual(['checked-in']);
  expect(await attended()).toMatchObject([{ isPresent: true, correctedBy: shop.trainer.userId }]);
  expect(await resultsOf([{ ...checkIn, undo: true }])).toEqual(['undone']);
  expect(await attended()).toMatchObject([{ isPresent: false, correctedBy: shop.trainer.userId }]);
});

test('the time of a device with a wrong clock is kept within the day and not in the future', async () => {
  await makeClass();
  await send(shop.trainer.token, [item({ at: '2031-01-01T00:00:00Z', session_day: addDays(today, -1) })]);
  await send(shop.trainer.token, [item({ at: '2001-01-01T00:00:00Z' })]);
  const rows = await attended();
  const timeOf = (day: string) => rows.find(({ sessionDay }) => sessionDay === day)?.joinedAt?.getTime() ?? 0;
  expect(timeOf(today)).toBe(Date.parse(`${today}T00:00:00Z`));
  expect(timeOf(addDays(today, -1))).toBeLessThanOrEqual(Date.now());
});
