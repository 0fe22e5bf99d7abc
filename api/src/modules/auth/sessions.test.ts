import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { desc, eq, sql } from 'drizzle-orm';
import { makeTestApp, type TestApp } from '../../../test/test-app';
import { users } from '../../platform/database/schema/people';
import { auditLog } from '../../platform/database/schema/platform';

let api: TestApp;
let now: number;
beforeAll(async () => {
  api = await makeTestApp();
  api.services.clock.now = () => new Date(now);
});
afterAll(() => api.close());
beforeEach(() => {
  now = Date.parse('2026-11-22T10:00:00Z');
});

const mails = async (to: string) => (await api.call('GET', '/dev/mailbox', { query: { to } })).body.data.results;

/** Signs in by code in a browser with that device cookie and user agent. */
async function signInOn(device: string, emailId: string, token?: string) {
  const headers = { cookie: `device=${device.repeat(43)}`, 'user-agent': `Browser ${device}` };
  const path = '/patrons-registration';
  expect((await api.call('POST', `${path}/SendEmailOtp`, { headers, body: { emailId } })).status).toBe(200);
  const { otp } = (await mails(emailId)).find((mail: { otp: string | null }) => mail.otp);
  const body = { emailId, otp, name: 'Asha Rao' };
  const answer = await api.call('POST', `${path}/SaveEmailVerifyDetails`, { headers, token, body });
  const { auth_token, user_id } = answer.body.data.results;
  await api.runJobs();
  return { token: auth_token as string, userId: user_id as number };
}

const list = async (token: string) => (await api.call('GET', '/auth/sessions', { token })).body.data.results;
const statusOf = async ({ token, userId }: { token: string; userId: number }) =>
  (await api.call('GET', '/auth/user', { token, query: { id: String(userId) } })).status;

test('lists the devices of the user with address and last use', async () => {
  const [phone, desk] = [await signInOn('p', 'list@example.com'), await signInOn('d', 'list@example.com')];
  now += hourMs;
  expect(await statusOf(phone)).toBe(200);
  expect(await list(desk.token)).toMatchObject([
    { device: 'Browser d', is_current: true, last_used_at: '2026-11-22T11:00:00.000Z' },
    { device: 'Browser p', is_current: false, address: '127.0.0.1', last_used_at: '2026-11-22T11:00:00.000Z' },
  ]);
  expect((await api.call('GET', '/auth/sessions')).status).toBe(401);
});

test('ends one session of the user and none of another user', async () => {
  const [phone, desk] = [await signInOn('p', 'end@example.com'), await signInOn('d', 'end@example.com')];
  const stranger = await signInOn('s', 'stranger@example.com');
  const { id } = (await list(desk.token)).find((session: { is_current: boolean }) => !session.is_current);
  expect((await api.call('DELETE', `/auth/sessions/${id}`, { token: stranger.token })).status).toBe(404);
  expect((await api.call('DELETE', `/auth/sessions/${id}`, { token: desk.token })).status).toBe(200);
  expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
});

test('ends all other sessions of the user', async () => {
  const devices = ['a', 'b', 'c'];
  const sessions = [];
  for (const device of devices) sessions.push(await signInOn(device, 'all@example.com'));
  const last = sessions[2]!;
  expect((await api.call('DELETE', '/auth/sessions', { token: last.token })).status).toBe(200);
  expect(await Promise.all(sessions.map(statusOf))).toEqual([401, 401, 200]);
});

test('a session ends after 30 unused days, that of an administrator after 12 unused hours', async () => {
  const user = await signInOn('u', 'idle@example.com');
  now += 29 * dayMs;
  expect(await statusOf(user)).toBe(200);
  now += 29 * dayMs;
  expect(await statusOf(user)).toBe(200);
  now += 31 * dayMs;
  expect(await statusOf(user)).toBe(401);

  const admin = await signInOn('u', 'idle-admin@example.com');
  await api.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId));
  now += 11 * hourMs;
  expect(await statusOf(admin)).toBe(200);
  now += 13 * hourMs;
  expect(await statusOf(admin)).toBe(401);
});

test('signing in again in the same browser ends the session before', async () => {
  const before = await signInOn('r', 'rotate@example.com');
  const after = await signInOn('r', 'rotate@example.com', before.token);
  expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200]);
});

test('mails the owner about a sign-in on a new device only', async () => {
  const email = 'devices@example.com';
  const notices = async () =>
    (await mails(email)).filter(({ subject }: { subject: string }) => subject.startsWith('New sign-in'));
  await signInOn('1', email);
  await signInOn('1', email);
  expect(await notices()).toHaveLength(0);
  await signInOn('2', email);
  await signInOn('2', email);
  expect(await notices()).toHaveLength(1);
  expect((await notices())[0].text).toContain('Browser 2');
});

test('records sign-ins, refused codes and ended sessions with address and device, and no e-mail address', async () => {
  const { token, userId } = await signInOn('z', 'audit@example.com');
  const headers = { cookie: `device=${'z'.repeat(43)}`, 'user-agent': 'Browser z' };
  const body = { emailId: 'audit@example.com', otp: '000000' };
  await api.call('POST', '/patrons-registration/SaveEmailVerifyDetails', { headers, body });
  await api.call('POST', '/auth/logout', { token, headers });
  const rows = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(3);
  const detail = expect.objectContaining({ address: '127.0.0.1', device: 'Browser z' });
  expect(rows).toMatchObject([
    { action: 'session.end', actorId: userId, detail },
    { action: 'code.refuse', actorId: null, entityId: userId, detail },
    { action: 'session.start', actorId: userId, detail: { method: 'code' } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('audit@example.com');
});

test('the audit log refuses changes by the role of the application', async () => {
  for (const change of [sql`update audit_log set action = 'x'`, sql`delete from audit_log`]) {
    await expect(api.db.execute(change)).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});
