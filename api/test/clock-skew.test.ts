import { makeTestApp, type TestApp } from './test-app';
import { openTestDatabase } from './test-database';

/** Two processes of one site, whose machines are four minutes apart. */
let fast: TestApp;
let slow: TestApp;

const minuteMs = 60_000;

beforeAll(async () => {
  const database = await openTestDatabase();
  fast = await makeTestApp({}, database);
  slow = await makeTestApp({}, database);
  fast.services.clock.now = () => new Date(Date.now() + 2 * minuteMs);
  slow.services.clock.now = () => new Date(Date.now() - 2 * minuteMs);
});
afterAll(async () => {
  await fast.close();
  await slow.close();
});

/** Asks for a code at one process and enters it at the other. */
async function signInAcross(asked: TestApp, entered: TestApp, emailId: string) {
  const ask = await asked.call('POST', '/patrons-registration/SendEmailOtp', { body: { emailId } });
  const [cookie = ''] = [ask.headers['set-cookie']].flat();
  const mails = (await asked.call('GET', '/dev/mailbox', { query: { to: emailId } })).body.data.results;
  const headers = { cookie: String(cookie).split(';')[0] ?? '' };
  return entered.call('POST', '/patrons-registration/SaveEmailVerifyDetails', {
    headers,
    body: { emailId, otp: mails[0].otp, name: 'Asha Rao' },
  });
}

test.each([
  ['ahead', () => [fast, slow] as const],
  ['behind', () => [slow, fast] as const],
])('a code of a process whose clock is %s signs in at the other, and both accept the session', async (_name, pair) => {
  const [asked, entered] = pair();
  const { status, body } = await signInAcross(asked, entered, `learner-${_name}@kaksha.test`);
  expect(status).toBe(200);
  const { auth_token: token, user_id: id } = body.data.results;
  for (const node of [fast, slow]) {
    expect((await node.call('GET', '/auth/user', { token, query: { id: String(id) } })).status).toBe(200);
  }
});

test('a job that one process adds is due at the other, because the queue uses the clock of the database', async () => {
  await fast.call('POST', '/patrons-registration/SendEmailOtp', { body: { emailId: 'queue@kaksha.test' } });
  await slow.runJobs();
  const { body } = await slow.call('GET', '/dev/mailbox', { query: { to: 'queue@kaksha.test' } });
  expect(body.data.results).toHaveLength(1);
});
