import { eq } from 'drizzle-orm';
import { mailsTo } from '../../../test/order-fixtures';
import { browserOf, fakeClock, mailedCode, type TestBrowser } from '../../../test/second-factor-fixtures';
import { makeTestApp, type TestApp } from '../../../test/test-app';
import { auditLog } from '../../platform/database/schema/platform';

let api: TestApp;
let clock: ReturnType<typeof fakeClock>;
let users = 0;
let from: string;
let to: string;
let learner: TestBrowser;
let id: number;
beforeAll(async () => {
  api = await makeTestApp();
  clock = fakeClock(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  users += 1;
  from = `before${users}@example.com`;
  to = `after${users}@example.com`;
  learner = browserOf(api);
  id = (await learner.enterCode(from)).results.user_id;
});

/** Asks for a code at the new address and sends it. */
async function change(address: string) {
  await learner.post('/patrons-registration/SendEmailOtp', { emailId: address });
  return learner.call('PUT', '/auth/email', { emailId: address, otp: await mailedCode(api, address) });
}
const emailNow = async () => (await learner.get(`/auth/user?id=${id}`)).results.email_id;

test('a code of the new address changes the address of the account; the session stays, and the next sign-in uses it', async () => {
  expect((await change(` ${to.toUpperCase()} `)).status).toBe(200);
  expect(await emailNow()).toBe(to);
  expect((await browserOf(api).enterCode(to)).results.user_id).toBe(id);
  const entries = await api.db.select().from(auditLog).where(eq(auditLog.action, 'email.change'));
  expect(entries).toMatchObject([{ actorId: id, entityId: id }]);
});

test('the earlier address is told, with the new one', async () => {
  await change(to);
  const mails = await mailsTo(api, from);
  expect(mails.map(({ subject }) => subject)).toContain('The e-mail address of your account was changed · Kaksha');
  expect(mails.find(({ subject }) => subject.startsWith('The e-mail'))?.text).toContain(
    `Sign-in codes and mails now go to ${to}.`,
  );
});

test('needs a recent proof of the caller, which goes to the earlier address', async () => {
  clock.advance(600);
  expect(await change(to)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
  expect(await emailNow()).toBe(from);
  await learner.post('/auth/step-up/code');
  await learner.post('/auth/step-up', { email_code: await mailedCode(api, from) });
  expect((await change(to)).status).toBe(200);
});

test('refuses a wrong code, and the address of another account even with its code', async () => {
  const wrong = await learner.call('PUT', '/auth/email', { emailId: to, otp: '000000' });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
  await browserOf(api).enterCode(to);
  clock.advance(60);
  expect(await change(to)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  expect(await emailNow()).toBe(from);
});
