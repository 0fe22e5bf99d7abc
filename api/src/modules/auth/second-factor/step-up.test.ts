import { eq } from 'drizzle-orm';
import { mailsTo } from '../../../../test/order-fixtures';
import {
  addApp,
  addPasskey,
  appCode,
  browserOf,
  fakeClock,
  mailedCode,
  type TestBrowser,
} from '../../../../test/second-factor-fixtures';
import { makeTestApp, type TestApp } from '../../../../test/test-app';
import { auditLog } from '../../../platform/database/schema/platform';

let api: TestApp;
let clock: ReturnType<typeof fakeClock>;
let users = 0;
let email: string;
let owner: TestBrowser;
beforeAll(async () => {
  api = await makeTestApp();
  clock = fakeClock(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  users += 1;
  email = `owner${users}@example.com`;
  owner = browserOf(api);
  await owner.enterCode(email);
});

const required = { status: 403, body: { code: 'STEP_UP_REQUIRED', error: 'Please confirm that it is you.' } };
const takeData = () => owner.get('/dashboard/ExportMyData');
/** After this the proof of the sign-in is too old. */
const passTheWindow = () => clock.advance(600);

const upi = { payout_kind: 'upi', currencies: ['INR'], refund_terms_accepted: true };

test('a sign-in with a code counts for 10 minutes, then a new proof is needed', async () => {
  clock.advance(599);
  expect((await takeData()).status).toBe(200);
  clock.advance(1);
  expect(await takeData()).toMatchObject(required);
});

test.each<[string, (browser: TestBrowser) => Promise<unknown>]>([
  ['export', (browser) => browser.get('/dashboard/ExportMyData')],
  ['deletion of the account', (browser) => browser.call('DELETE', '/dashboard/DeleteMyAccount')],
  ['options of a passkey', (browser) => browser.post('/auth/passkeys/options')],
  ['a new authenticator app', (browser) => browser.post('/auth/totp')],
  ['the first code of an app', (browser) => browser.post('/auth/totp/confirm', { code: '123456' })],
  ['removal of an app', (browser) => browser.call('DELETE', '/auth/totp')],
  ['new recovery codes', (browser) => browser.post('/auth/recovery-codes')],
])('is required before %s', async (_what, call) => {
  passTheWindow();
  expect(await call(owner)).toMatchObject(required);
});

test('is required before another payout account, and not for the currencies; the owner is mailed', async () => {
  const trainer = `trainer${users}@example.com`;
  const browser = browserOf(api);
  await browser.enterCode(trainer, { registerAs: 'individual', name: 'Asha Rao' });
  const save = (change: object) => browser.post('/pricing/payment-config', { ...upi, ...change });
  expect((await save({ upi_id: 'asha@upi' })).status).toBe(200);
  passTheWindow();
  expect((await save({ upi_id: 'asha@upi', currencies: ['INR', 'USD'] })).status).toBe(200);
  expect(await save({ upi_id: 'thief@upi' })).toMatchObject(required);
  await browser.post('/auth/step-up/code');
  await browser.post('/auth/step-up', { email_code: await mailedCode(api, trainer) });
  expect((await save({ upi_id: 'asha2@upi' })).status).toBe(200);
  const subjects = (await mailsTo(api, trainer)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Your payout account was changed'))).toHaveLength(2);
});

test('a user without a second factor proves with a mailed code; the session gets a new token', async () => {
  passTheWindow();
  const state = (await owner.get('/auth/step-up')).results;
  expect(state).toEqual({
    proven_until: null,
    methods: { passkey: false, totp: false, recovery_code: false, email_code: true },
  });
  const before = owner.token();
  expect((await owner.post('/auth/step-up/code')).status).toBe(200);
  const code = await mailedCode(api, email);
  expect((await mailsTo(api, email))[0]?.text).toContain('Your code to confirm that it is you');
  expect((await owner.post('/auth/step-up', { email_code: code })).status).toBe(200);
  expect(owner.token()).not.toBe(before);
  expect((await api.call('GET', '/auth/sessions', { token: before })).status).toBe(401);
  expect((await owner.get('/auth/sessions')).results).toHaveLength(1);
  expect((await takeData()).status).toBe(200);
  expect(Date.parse((await owner.get('/auth/step-up')).results.proven_until) - clock.now().getTime()).toBe(600_000);
  expect(await owner.post('/auth/step-up', { email_code: code })).toMatchObject({ status: 400 });
});

test('a user with a second factor cannot prove with a mailed code', async () => {
  await addApp(owner, clock.now());
  passTheWindow();
  const refused = { status: 409, body: { code: 'USE_SECOND_FACTOR' } };
  expect(await owner.post('/auth/step-up/code')).toMatchObject(refused);
  expect(await owner.post('/auth/step-up', { email_code: '123456' })).toMatchObject(refused);
});

test('an authenticator app proves, and its code cannot be replayed', async () => {
  const { secret } = await addApp(owner, clock.now());
  passTheWindow();
  const totp = appCode(secret, clock.now());
  expect((await owner.post('/auth/step-up', { totp })).status).toBe(200);
  expect((await takeData()).status).toBe(200);
  expect(await owner.post('/auth/step-up', { totp })).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
});

test('a passkey proves, and its answer cannot be replayed', async () => {
  const { passkey } = await addPasskey(owner);
  passTheWindow();
  const options = (await owner.post('/auth/step-up/options')).results;
  const answer = passkey.get(options);
  expect((await owner.post('/auth/step-up', { passkey: answer })).status).toBe(200);
  expect((await takeData()).status).toBe(200);
  expect(await owner.post('/auth/step-up', { passkey: answer })).toMatchObject({
    status: 400,
    body: { code: 'PASSKEY_REFUSED' },
  });
});

test('a passkey that did not check its user proves nothing', async () => {
  const { passkey } = await addPasskey(owner);
  passTheWindow();
  const options = (await owner.post('/auth/step-up/options')).results;
  expect(options.userVerification).toBe('required');
  expect(await owner.post('/auth/step-up', { passkey: passkey.get(options, { skipsUser: true }) })).toMatchObject({
    status: 400,
    body: { code: 'PASSKEY_REFUSED' },
  });
});

test('a recovery code proves once', async () => {
  const { codes } = await addApp(owner, clock.now());
  passTheWindow();
  expect((await owner.post('/auth/step-up', { recovery_code: codes[0] })).status).toBe(200);
  expect((await owner.post('/auth/step-up', { recovery_code: codes[0] })).status).toBe(400);
});

test('the session ends after 10 refused proofs, and other sessions of the user stay', async () => {
  const { secret } = await addApp(owner, clock.now());
  clock.advance(60);
  const thief = browserOf(api);
  const { results } = await thief.enterCode(email);
  await thief.post('/auth/second-step', { ticket: results.ticket, totp: appCode(secret, clock.now()) });
  passTheWindow();
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await thief.post('/auth/step-up', { totp: '000000' })).status).toBe(400);
  }
  const totp = appCode(secret, clock.now());
  expect(await thief.post('/auth/step-up', { totp })).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
  expect((await thief.get('/auth/sessions')).status).toBe(401);
  expect((await owner.post('/auth/step-up', { totp })).status).toBe(200);
});

test('audits step-ups, exports and deletions with address and device', async () => {
  passTheWindow();
  const headers = { 'user-agent': 'Firefox of the owner' };
  const token = owner.token();
  expect((await api.call('POST', '/auth/step-up/code', { token, headers })).status).toBe(200);
  await owner.post('/auth/step-up/code');
  await owner.post('/auth/step-up', { email_code: await mailedCode(api, email) });
  const userId = (await takeData()).body.account.id;
  const fresh = owner.token();
  await api.call('GET', '/dashboard/ExportMyData', { token: fresh, headers });
  const entries = () => api.db.select().from(auditLog).where(eq(auditLog.actorId, userId)).orderBy(auditLog.id);
  const last = async (action: string) => (await entries()).filter((entry) => entry.action === action).at(-1)?.detail;
  expect(await last('session.step-up')).toMatchObject({ factor: 'email-code', address: '127.0.0.1' });
  const origin = { address: '127.0.0.1', device: 'Firefox of the owner' };
  expect(await last('account.export')).toMatchObject(origin);
  await api.call('DELETE', '/dashboard/DeleteMyAccount', { token: fresh, headers });
  expect(await last('account.delete')).toMatchObject(origin);
  expect(await last('account.export')).toEqual({});
});
