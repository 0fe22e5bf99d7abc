import { eq } from 'drizzle-orm';
import { mailsTo } from '../../../../test/order-fixtures';
import {
  addApp,
  addPasskey,
  appCode,
  browserOf,
  fakeClock,
  type TestBrowser,
} from '../../../../test/second-factor-fixtures';
import { createSoftwarePasskey } from '../../../../test/software-passkey';
import { makeTestApp, signIn, type TestApp } from '../../../../test/test-app';
import { users as userRows } from '../../../platform/database/schema/people';
import { auditLog } from '../../../platform/database/schema/platform';
import { passkeys, recoveryCodes, totpSecrets } from '../../../platform/database/schema/second-factors';

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
  expect((await owner.enterCode(email)).status).toBe(200);
});

/** The first step in a browser; the account has a second factor. */
async function firstStep(browser = browserOf(api)) {
  const { status, results, body } = await browser.enterCode(email);
  expect(status).toBe(202);
  expect(JSON.stringify(body)).not.toContain('auth_token');
  return { browser, ticket: results.ticket as string, methods: results.methods };
}

const finish = (browser: TestBrowser, ticket: string, proof: object) =>
  browser.post('/auth/second-step', { ticket, ...proof });

const wrongCode = { status: 400, body: { code: 'WRONG_CODE' } };
const refusedPasskey = { status: 400, body: { code: 'PASSKEY_REFUSED' } };

test('a user without a second factor signs in with one step', async () => {
  expect((await owner.get('/auth/second-factors')).results).toEqual({
    ...{ passkeys: [], totp_added_at: null, recovery_codes_left: 0, required: false },
  });
});

describe('an authenticator app', () => {
  test('is asked for after the mailed code, and its code finishes the sign-in', async () => {
    const { secret } = await addApp(owner, clock.now());
    clock.advance(60);
    const { browser, ticket, methods } = await firstStep();
    expect(methods).toEqual({ passkey: false, totp: true, recovery_code: true });
    const answer = await finish(browser, ticket, { totp: appCode(secret, clock.now()) });
    expect(answer).toMatchObject({ status: 200, results: { user: { email_id: email } } });
    expect((await browser.get('/auth/sessions')).status).toBe(200);
  });

  test('its code works once, also in another sign-in and for the enrolment', async () => {
    const { secret } = await addApp(owner, clock.now());
    const first = await firstStep();
    expect(await finish(first.browser, first.ticket, { totp: appCode(secret, clock.now()) })).toMatchObject(wrongCode);
    clock.advance(60);
    const code = appCode(secret, clock.now());
    expect((await finish(first.browser, first.ticket, { totp: code })).status).toBe(200);
    const second = await firstStep();
    expect(await finish(second.browser, second.ticket, { totp: code })).toMatchObject(wrongCode);
    const earlier = appCode(secret, new Date(clock.now().getTime() - 30_000));
    expect(await finish(second.browser, second.ticket, { totp: earlier })).toMatchObject(wrongCode);
  });

  test('its secret is stored encrypted and is not a factor before the first code', async () => {
    const { secret } = (await owner.post('/auth/totp')).results;
    const [row] = await api.db.select().from(totpSecrets).orderBy(totpSecrets.createdAt);
    expect(row?.secret).toMatch(/^enc:/);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(await owner.post('/auth/totp/confirm', { code: '000000' })).toMatchObject(wrongCode);
    expect((await browserOf(api).enterCode(email)).status).toBe(200);
  });

  test('tries count per sign-in, so a stranger cannot use up those of the owner', async () => {
    const { secret } = await addApp(owner, clock.now());
    clock.advance(60);
    const stranger = await firstStep();
    for (let tries = 0; tries < 5; tries += 1) await finish(stranger.browser, stranger.ticket, { totp: '000000' });
    const code = appCode(secret, clock.now());
    expect(await finish(stranger.browser, stranger.ticket, { totp: code })).toMatchObject({
      ...{ status: 429, body: { code: 'TOO_MANY_TRIES' } },
    });
    const again = await firstStep(owner);
    expect((await finish(owner, again.ticket, { totp: code })).status).toBe(200);
  });

  test('unknown devices share a limit per hour; known devices and other factors are not affected', async () => {
    const { secret, codes } = await addApp(owner, clock.now());
    clock.advance(60);
    const strangers = browserOf(api);
    for (let signIns = 0; signIns < 4; signIns += 1) {
      strangers.forgetCookies();
      const { ticket } = await firstStep(strangers);
      for (let tries = 0; tries < 5; tries += 1) await finish(strangers, ticket, { totp: '000000' });
    }
    const { browser, ticket } = await firstStep();
    const code = appCode(secret, clock.now());
    expect((await finish(browser, ticket, { totp: code })).status).toBe(429);
    expect((await finish(browser, ticket, { recovery_code: codes[0] })).status).toBe(200);
    const known = await firstStep(owner);
    expect((await finish(owner, known.ticket, { totp: code })).status).toBe(200);
  });
});

describe('a passkey', () => {
  const assert = async (browser: TestBrowser, ticket: string) =>
    (await browser.post('/auth/second-step/options', { ticket })).results;

  test('finishes the sign-in', async () => {
    const { passkey } = await addPasskey(owner);
    const { browser, ticket, methods } = await firstStep();
    expect(methods).toMatchObject({ passkey: true, totp: false });
    const options = await assert(browser, ticket);
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] });
    expect((await finish(browser, ticket, { passkey: passkey.get(options) })).status).toBe(200);
  });

  test.each([
    ['another origin', { origin: 'https://kaksha.example.net' }],
    ['another relying party', { rpId: 'example.net' }],
    ['another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
  ])('an answer for %s is refused', async (_what, forged) => {
    const { passkey } = await addPasskey(owner);
    const { browser, ticket } = await firstStep();
    const answer = passkey.get(await assert(browser, ticket), forged);
    expect(await finish(browser, ticket, { passkey: answer })).toMatchObject(refusedPasskey);
    const fresh = passkey.get(await assert(browser, ticket));
    expect((await finish(browser, ticket, { passkey: fresh })).status).toBe(200);
  });

  test('a challenge counts for five minutes', async () => {
    const { passkey } = await addPasskey(owner);
    const { browser, ticket } = await firstStep();
    const options = await assert(browser, ticket);
    clock.advance(300);
    expect(await finish(browser, ticket, { passkey: passkey.get(options) })).toMatchObject(refusedPasskey);
    const fresh = passkey.get(await assert(browser, ticket));
    expect((await finish(browser, ticket, { passkey: fresh })).status).toBe(200);
  });

  test('that did not check its user opens no account of an administrator', async () => {
    const { passkey } = await addPasskey(owner);
    const learner = await firstStep();
    const answer = passkey.get(await assert(learner.browser, learner.ticket), { skipsUser: true });
    expect((await finish(learner.browser, learner.ticket, { passkey: answer })).status).toBe(200);

    await api.db.update(userRows).set({ isAdmin: true }).where(eq(userRows.email, email));
    const { browser, ticket } = await firstStep();
    const options = await assert(browser, ticket);
    expect(options.userVerification).toBe('required');
    const unchecked = passkey.get(options, { skipsUser: true });
    expect(await finish(browser, ticket, { passkey: unchecked })).toMatchObject(refusedPasskey);
    const checked = passkey.get(await assert(browser, ticket));
    expect((await finish(browser, ticket, { passkey: checked })).status).toBe(200);
  });

  test('that did not check its user is not added', async () => {
    const passkey = createSoftwarePasskey();
    const options = (await owner.post('/auth/passkeys/options')).results;
    expect(options.authenticatorSelection.userVerification).toBe('required');
    const credential = passkey.create(options, { skipsUser: true });
    expect(await owner.post('/auth/passkeys', { name: 'Key', credential })).toMatchObject(refusedPasskey);
  });

  test('a challenge works once, also after a refused answer', async () => {
    const { passkey } = await addPasskey(owner);
    const { browser, ticket } = await firstStep();
    const options = await assert(browser, ticket);
    await finish(browser, ticket, { passkey: passkey.get(options, { origin: 'https://kaksha.example.net' }) });
    expect(await finish(browser, ticket, { passkey: passkey.get(options) })).toMatchObject(refusedPasskey);
  });

  test('a counter that does not grow is refused, as of a copied authenticator', async () => {
    const { passkey } = await addPasskey(owner);
    passkey.setCounter(10);
    const first = await firstStep();
    const options = await assert(first.browser, first.ticket);
    expect((await finish(first.browser, first.ticket, { passkey: passkey.get(options) })).status).toBe(200);
    passkey.setCounter(4);
    const second = await firstStep();
    const copied = passkey.get(await assert(second.browser, second.ticket));
    expect(await finish(second.browser, second.ticket, { passkey: copied })).toMatchObject(refusedPasskey);
    const [row] = await api.db.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id));
    expect(row?.counter).toBe(11);
  });

  test("another user's passkey is refused", async () => {
    await addPasskey(owner);
    const other = browserOf(api);
    await other.enterCode(`other${users}@example.com`);
    const { passkey } = await addPasskey(other);
    const { browser, ticket } = await firstStep();
    const answer = passkey.get(await assert(browser, ticket));
    expect(await finish(browser, ticket, { passkey: answer })).toMatchObject(refusedPasskey);
  });

  test('is not added for another origin or without its challenge', async () => {
    const passkey = createSoftwarePasskey();
    const options = (await owner.post('/auth/passkeys/options')).results;
    const credential = passkey.create(options, { origin: 'https://kaksha.example.net' });
    expect(await owner.post('/auth/passkeys', { name: 'Fake', credential })).toMatchObject(refusedPasskey);
    const late = passkey.create(options);
    expect(await owner.post('/auth/passkeys', { name: 'Late', credential: late })).toMatchObject(refusedPasskey);
  });

  test('can be renamed and removed by its owner only', async () => {
    await addPasskey(owner, 'Laptop');
    await addApp(owner, clock.now());
    const [{ id }] = (await owner.get('/auth/second-factors')).results.passkeys;
    const other = browserOf(api);
    await other.enterCode(`other${users}@example.com`);
    expect((await other.call('PATCH', `/auth/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.call('DELETE', `/auth/passkeys/${id}`)).status).toBe(404);
    expect((await owner.call('PATCH', `/auth/passkeys/${id}`, { name: ' Blue key ' })).status).toBe(200);
    expect((await owner.get('/auth/second-factors')).results.passkeys).toMatchObject([{ name: 'Blue key' }]);
    expect((await owner.call('DELETE', `/auth/passkeys/${id}`)).status).toBe(200);
    expect((await owner.get('/auth/second-factors')).results.passkeys).toEqual([]);
  });
});

describe('recovery codes', () => {
  test('come with the first factor only, are stored as hashes, and work once', async () => {
    const { codes } = await addApp(owner, clock.now());
    expect(codes).toHaveLength(10);
    expect((await addPasskey(owner)).codes).toBeNull();
    const stored = JSON.stringify(await api.db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code);
    const [code = ''] = codes;
    const first = await firstStep();
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await finish(first.browser, first.ticket, { recovery_code: typed })).status).toBe(200);
    const second = await firstStep();
    expect(await finish(second.browser, second.ticket, { recovery_code: code })).toMatchObject(wrongCode);
    expect((await owner.get('/auth/second-factors')).results.recovery_codes_left).toBe(9);
  });

  test('new ones replace the old ones', async () => {
    const { codes } = await addApp(owner, clock.now());
    const fresh = (await owner.post('/auth/recovery-codes')).results.recovery_codes;
    const { browser, ticket } = await firstStep();
    expect(await finish(browser, ticket, { recovery_code: codes[0] })).toMatchObject(wrongCode);
    expect((await finish(browser, ticket, { recovery_code: fresh[0] })).status).toBe(200);
  });

  test('exist only together with a factor', async () => {
    expect(await owner.post('/auth/recovery-codes')).toMatchObject({
      ...{ status: 409, body: { code: 'NO_SECOND_FACTOR' } },
    });
    await addApp(owner, clock.now());
    expect((await owner.call('DELETE', '/auth/totp')).status).toBe(200);
    expect((await owner.get('/auth/second-factors')).results.recovery_codes_left).toBe(0);
    expect((await browserOf(api).enterCode(email)).status).toBe(200);
  });
});

describe('a sign-in that waits for its second step', () => {
  test('ends after 10 minutes, belongs to its browser, and is used up by a success', async () => {
    const { secret, codes } = await addApp(owner, clock.now());
    const expired = { status: 400, body: { code: 'SIGN_IN_EXPIRED' } };
    const slow = await firstStep();
    clock.advance(601);
    const late = { totp: appCode(secret, clock.now()) };
    expect(await finish(slow.browser, slow.ticket, late)).toMatchObject(expired);
    const { browser, ticket } = await firstStep();
    const proof = { totp: appCode(secret, clock.now()) };
    expect(await finish(browserOf(api), ticket, proof)).toMatchObject(expired);
    expect((await finish(browser, ticket, proof)).status).toBe(200);
    expect(await finish(browser, ticket, { recovery_code: codes[0] })).toMatchObject(expired);
  });

  test('needs exactly one proof', async () => {
    const { codes } = await addApp(owner, clock.now());
    const { browser, ticket } = await firstStep();
    for (const proof of [{}, { totp: '123456', recovery_code: codes[0] }]) {
      expect(await finish(browser, ticket, proof)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    }
  });

  test('ends the session that the browser had before (rotation)', async () => {
    const { secret } = await addApp(owner, clock.now());
    const before = owner.token();
    clock.advance(60);
    const { ticket } = await firstStep(owner);
    await finish(owner, ticket, { totp: appCode(secret, clock.now()) });
    expect(owner.token()).not.toBe(before);
    expect((await api.call('GET', '/auth/sessions', { token: before })).status).toBe(401);
  });

  test('registers no trainer; the registration works from an open session of the user', async () => {
    await addApp(owner, clock.now());
    const registration = { registerAs: 'individual', name: 'Asha Rao' };
    expect(await browserOf(api).enterCode(email, registration)).toMatchObject({
      ...{ status: 409, body: { code: 'SIGN_IN_FIRST' } },
    });
    const { status, results } = await owner.enterCode(email, registration);
    expect([status, typeof results.user.trainer_id]).toEqual([200, 'number']);
  });
});

test('the first factor ends all other sessions, which did not prove it', async () => {
  const thief = browserOf(api);
  await thief.enterCode(email);
  await addApp(owner, clock.now());
  expect((await thief.get('/auth/sessions')).status).toBe(401);
  expect((await owner.get('/auth/sessions')).status).toBe(200);
});

test('mails its owner about each change and each used recovery code', async () => {
  const { codes } = await addApp(owner, clock.now());
  await api.runJobs();
  await addPasskey(owner, 'Blue key https://evil.example');
  await api.runJobs();
  const { browser, ticket } = await firstStep();
  await finish(browser, ticket, { recovery_code: codes[0] });
  await api.runJobs();
  await browser.call('DELETE', '/auth/totp');
  const mails = (await mailsTo(api, email)).filter(({ subject }) => subject.includes('your account'));
  expect(mails.map(({ subject }) => subject.replace(' · Kaksha', ''))).toEqual([
    'The authenticator app was removed from your account',
    'A recovery code was used for your account',
    'A passkey was added to your account',
    'An authenticator app was added to your account',
  ]);
  expect(mails[2]?.text).toContain('“Blue key”');
  expect(mails[1]?.text).toContain('9 of your recovery codes are left.');
});

test('audits sign-ins, refusals and changes with address and device, and without the name of the passkey', async () => {
  await addPasskey(owner, 'Secret nickname');
  const { browser, ticket } = await firstStep();
  await finish(browser, ticket, { recovery_code: 'WRONG' });
  const [row] = await api.db.select().from(passkeys).orderBy(passkeys.id).where(eq(passkeys.name, 'Secret nickname'));
  const log = await api.db.select().from(auditLog);
  const own = log.filter(({ actorId, entityId }) => actorId === row?.userId || entityId === row?.userId);
  expect(own.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['session.start', 'passkey.add', 'session.end-others', 'second-factor.refuse']),
  );
  for (const { detail } of own) expect(detail).toMatchObject({ address: '127.0.0.1' });
  expect(JSON.stringify(log)).not.toContain('Secret nickname');
});

describe('an administrator outside demo mode', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await makeTestApp({ demo: false });
  });
  afterAll(() => strict.close());

  test('signs in without a factor, but no administrator call answers before one is added', async () => {
    const { token } = await signIn(strict, 'admin@example.com', { admin: true });
    const admin = browserOf(strict);
    admin.useToken(token);
    for (const path of ['/blogs/drafts', '/blogs/all']) {
      expect(await admin.get(path)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    }
    expect((await admin.call('DELETE', '/dashboard/DeleteMyAccount')).body).toMatchObject({ code: 'ADMIN_ACCOUNT' });
    expect((await admin.get('/auth/second-factors')).results.required).toBe(true);
    await addPasskey(admin);
    expect((await admin.get('/blogs/drafts')).status).toBe(200);
    const [{ id }] = (await admin.get('/auth/second-factors')).results.passkeys;
    expect(await admin.call('DELETE', `/auth/passkeys/${id}`)).toMatchObject({
      ...{ status: 409, body: { code: 'LAST_FACTOR' } },
    });
  });

  test('in demo mode administrators need no factor', async () => {
    const { token } = await signIn(api, 'admin@example.com', { admin: true });
    expect((await api.call('GET', '/blogs/drafts', { token })).status).toBe(200);
  });
});
