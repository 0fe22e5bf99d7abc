import { demoAccounts } from '@kaksha/domain/demo';
import { makeTestApp, signIn, type TestApp } from '../../../test/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

const become = (body: unknown) => api.call('POST', '/dev/session', { body });

test.each([{}, { emailId: 7 }, { emailId: 'no address' }])('answers 400 for the body %j', async (body) => {
  expect(await become(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
});

test('answers 403 for addresses that are not a demo account', async () => {
  await signIn(api, 'learner@example.com');
  for (const emailId of ['learner@example.com', 'other@kaksha.test']) {
    expect(await become({ emailId })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  }
});

test('answers 404 for a demo account that was not loaded', async () => {
  expect(await become({ emailId: demoAccounts.institute })).toMatchObject({ status: 404 });
});

test('signs in a demo account, ignoring case', async () => {
  const { userId } = await signIn(api, demoAccounts.admin, { admin: true });
  const answer = await become({ emailId: 'Admin@Kaksha.test' });
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { results: { user_id: userId, user: { email_id: demoAccounts.admin, is_admin: true } } } },
  });
  const token = answer.body.data.results.auth_token;
  const me = await api.call('GET', '/auth/user', { token, query: { id: String(userId) } });
  expect(me.status).toBe(200);
});

test('the call exists in demo mode only', async () => {
  const strict = await makeTestApp({ demo: false });
  const answer = await strict.call('POST', '/dev/session', { body: { emailId: demoAccounts.learner } });
  expect(answer.status).toBe(404);
  await strict.close();
});

test('the clock moves with DEMO_CLOCK only', async () => {
  const body = { now: '2027-01-04T13:20:00.000Z' };
  expect((await api.call('POST', '/dev/clock', { body })).status).toBe(404);
  const moving = await makeTestApp({ demoClock: true });
  const move = (now: unknown) => moving.call('POST', '/dev/clock', { body: { now } });
  for (const now of ['tomorrow', '2027-01-04T23:59:60Z', '9999-12-31T23:59:59Z']) {
    expect(await move(now)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', fields: { now: /./ } } });
  }
  expect((await api.call('GET', '/health/ready')).status).toBe(200);
  expect((await move(body.now)).body.data.results.now).toContain('2027-01-04T13:20:0');
  expect(moving.services.clock.now().toISOString()).toContain('2027-01-04T13:2');
  expect(await moving.services.queue.boss.fetch('issue-certificates')).toHaveLength(1);
  const { now } = (await move(null)).body.data.results;
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  await moving.close();
});

const ofProxy: Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
  { via: '1.1 tunnel' },
  { 'x-real-ip': '203.0.113.7' },
  // A page of another site whose name was pointed at this machine.
  { host: 'rebound.example:3000' },
];

test.each(ofProxy)(
  'without DEMO=1 the mailbox and the sign-in without a code refuse a call with %j',
  async (headers) => {
    const refused = { status: 403, body: { code: 'FORBIDDEN', error: expect.stringContaining('DEMO=1') } };
    const query = { to: demoAccounts.admin };
    expect(await api.call('GET', '/dev/mailbox', { query, headers })).toMatchObject(refused);
    const body = { emailId: demoAccounts.admin };
    expect(await api.call('POST', '/dev/session', { body, headers })).toMatchObject(refused);
    expect(await api.call('POST', '/dev/clock', { body: { now: null }, headers })).toMatchObject(refused);
  },
);

test('with DEMO=1 the mailbox answers callers of other machines', async () => {
  const open = await makeTestApp({ privateDemo: false });
  for (const headers of ofProxy) {
    const { status } = await open.call('GET', '/dev/mailbox', { query: { to: demoAccounts.admin }, headers });
    expect(status).toBe(200);
  }
  await open.close();
});
