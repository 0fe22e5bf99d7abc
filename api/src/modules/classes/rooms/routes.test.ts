import { addDays, dayIn } from '@kaksha/domain/dates';
import { eq } from 'drizzle-orm';
import { type BigBlueButtonServer, startBigBlueButtonServer } from '../../../../test/bigbluebutton-server';
import { buy, makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn } from '../../../../test/test-app';
import { attendance } from '../../../platform/database/schema/classes';
import { batches } from '../../../platform/database/schema/courses';
import { auditLog } from '../../../platform/database/schema/platform';

const secret = 'shared-secret-4711';
const logged: string[] = [];
let server: BigBlueButtonServer;
let shop: Shop;
beforeAll(async () => {
  server = await startBigBlueButtonServer(secret);
  const log = { write: (line: string) => void logged.push(line) };
  shop = await makeShop({ bigBlueButton: { url: server.url, secret }, logLevel: 'trace' }, undefined, log);
  await buy(shop, shop.learner);
  const start = new Date(Date.now() - 5 * 60_000);
  const startDate = dayIn('UTC', start);
  const clock = (time: Date) => time.toISOString().slice(11, 16);
  await shop.db
    .update(batches)
    .set({
      timezone: 'UTC',
      dayOfWeek: 3,
      startDate,
      endDate: addDays(startDate, 9),
      timeFrom: clock(start),
      timeTo: clock(new Date(start.getTime() + 3_600_000)),
    })
    .where(eq(batches.id, shop.batch));
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(() => server.answerWith(null));

const call = (method: 'GET' | 'POST' | 'PUT', path: string, token?: string, body?: object) =>
  shop.call(method, `/classes/${shop.batch}/${path}`, { token, ...(body && { body }) });
const queryOf = (url: string) => new URL(url).searchParams;

test('without a link a learner joins as a viewer and the trainer as the moderator, in the same meeting', async () => {
  const joined = await call('POST', 'join', shop.learner.token);
  expect(joined.body.data.results).toMatchObject({ provider: 'BigBlueButton' });
  const trainer = await call('POST', 'join', shop.trainer.token);
  const [viewer, moderator] = [joined, trainer].map(({ body }) => queryOf(body.data.results.url));
  expect([viewer?.get('role'), moderator?.get('role')]).toEqual(['VIEWER', 'MODERATOR']);
  expect(viewer?.get('meetingID')).toBe(moderator?.get('meetingID'));
  expect(viewer?.get('password')).not.toBe(moderator?.get('password'));
  expect((await fetch(joined.body.data.results.url, { redirect: 'manual' })).status).toBe(302);
  const rows = await shop.db.select().from(attendance).where(eq(attendance.batchId, shop.batch));
  expect(rows.map(({ userId }) => userId)).toEqual([shop.learner.userId]);
});

test('other users cannot join, see the recordings or end the meeting', async () => {
  const otherTrainer = await signIn(shop, 'elsewhere@example.com', { registerAs: 'individual' });
  for (const [method, path] of [
    ['POST', 'join'],
    ['GET', 'recordings'],
    ['GET', 'room'],
    ['POST', 'end'],
  ] as const) {
    expect((await call(method, path)).status).toBe(401);
    for (const { token } of [shop.stranger, otherTrainer]) {
      expect((await call(method, path, token)).status).toBe(403);
    }
    expect((await shop.call(method, `/classes/99999/${path}`, { token: shop.trainer.token })).status).toBe(404);
  }
  for (const path of ['room', 'end'] as const) {
    expect((await call(path === 'room' ? 'GET' : 'POST', path, shop.learner.token)).status).toBe(403);
  }
});

test('the trainer sees that the meeting runs and ends it, which the audit log names', async () => {
  const joined = await call('POST', 'join', shop.trainer.token);
  await fetch(joined.body.data.results.url, { redirect: 'manual' });
  expect((await call('GET', 'room', shop.trainer.token)).body.data.results.is_running).toBe(true);
  expect((await call('POST', 'end', shop.trainer.token)).body.data.results.is_running).toBe(false);
  expect((await call('GET', 'room', shop.trainer.token)).body.data.results.is_running).toBe(false);
  const rows = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'batch.end-meeting'));
  expect(rows.map(({ entityId }) => Number(entityId))).toEqual([shop.batch]);
});

test('a learner and the trainer see the recordings of the sessions that began', async () => {
  const meetingID = server.calls.find((each) => each.call === 'create')?.query.get('meetingID') ?? '';
  server.recordings.set(
    meetingID,
    `<recording><meetingID>${meetingID}</meetingID><published>true</published><startTime>1798981200000</startTime>
     <playback><format><type>presentation</type><url>https://b.test/playback/1</url><length>50</length></format></playback></recording>`,
  );
  for (const { token } of [shop.learner, shop.trainer]) {
    const { body } = await call('GET', 'recordings', token);
    expect(body.data.results).toEqual([
      expect.objectContaining({
        started_at: '2027-01-03T13:00:00.000Z',
        minutes: 50,
        url: 'https://b.test/playback/1',
      }),
    ]);
  }
});

test('a link of the trainer comes before the meetings of the site', async () => {
  const { body } = await call('GET', 'meeting', shop.trainer.token);
  expect(body.data.results).toMatchObject({ url: null, is_on_demand: true });
  const set = await call('PUT', 'meeting', shop.trainer.token, { url: 'https://zoom.us/j/1' });
  expect(set.body.data.results).toMatchObject({ provider: 'Zoom', is_on_demand: false });
  expect((await call('POST', 'join', shop.learner.token)).body.data.results.url).toBe('https://zoom.us/j/1');
  await call('PUT', 'meeting', shop.trainer.token, { url: '' });
});

test('returns 502 with a message for people when the server is away, and records no attendance', async () => {
  await call('POST', 'end', shop.trainer.token);
  await shop.db.delete(attendance);
  server.answerWith((response) => response.writeHead(503).end());
  const { status, body } = await call('POST', 'join', shop.learner.token);
  expect(status).toBe(502);
  expect(body).toMatchObject({ code: 'MEETING_UNAVAILABLE' });
  expect(await shop.db.select().from(attendance)).toEqual([]);
});

test('the log holds neither the secret nor an address of a meeting', () => {
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.filter((line) => line.includes(secret) || line.includes('checksum='))).toEqual([]);
});

test('a site without rooms makes none', async () => {
  const { rooms } = shop.services;
  shop.services.rooms = null;
  try {
    expect((await call('POST', 'join', shop.learner.token)).body.code).toBe('NO_MEETING');
    expect((await call('GET', 'room', shop.trainer.token)).body.code).toBe('NO_MEETING');
    expect((await call('GET', 'recordings', shop.learner.token)).body.data.results).toEqual([]);
  } finally {
    shop.services.rooms = rooms;
  }
});
