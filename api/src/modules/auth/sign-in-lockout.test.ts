import { createHash } from 'node:crypto';
import { makeTestApp, type TestApp } from '../../../test/test-app';

const minuteMs = 60_000;

let api: TestApp;
let now = Date.parse('2026-11-22T10:00:00Z');
beforeAll(async () => {
  api = await makeTestApp({ trustProxy: 1 });
  api.services.clock.now = () => new Date(now);
});
afterAll(() => api.close());
// Limits count one hour, so each test starts without counts.
beforeEach(() => {
  now += 120 * minuteMs;
});

/** A browser with cookies behind a network address. */
function browser(address: string) {
  let cookie: string | undefined;
  const call = async (path: string, body: object) => {
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
    const answer = await api.call('POST', path, { headers, body });
    const set = [answer.headers['set-cookie']].flat()[0];
    if (typeof set === 'string') cookie = set.split(';')[0];
    return answer;
  };
  const post = (path: string, body: object) => call(`/patrons-registration/${path}`, body);
  return {
    call,
    post,
    ask: (emailId: string) => post('SendEmailOtp', { emailId }),
    enter: (emailId: string, otp: string) => post('SaveEmailVerifyDetails', { emailId, otp, name: 'Asha Rao' }),
    forgetCookies: () => {
      cookie = undefined;
    },
  };
}

const email = 'owner@example.com';
const encoded = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function mailedCodes(): Promise<string[]> {
  const { body } = await api.call('GET', '/dev/mailbox', { query: { to: email } });
  return body.data.results.map((mail: { otp: string | null }) => mail.otp).filter(Boolean);
}

async function signInWith(client: ReturnType<typeof browser>) {
  expect((await client.ask(email)).status).toBe(200);
  const [code = ''] = await mailedCodes();
  return client.enter(email, code);
}

test('a stranger who requests and guesses codes for an hour does not keep the owner out', async () => {
  const owner = browser('203.0.113.7');
  const stranger = browser('198.51.100.1');
  expect((await signInWith(owner)).status).toBe(200);
  for (let minute = 0; minute < 60; minute += 1) {
    now += minuteMs;
    stranger.forgetCookies();
    await stranger.ask(email);
    await stranger.enter(email, '000000');
  }
  expect((await stranger.ask(email)).body).toMatchObject({ code: 'TOO_MANY_CODES' });
  expect((await signInWith(owner)).status).toBe(200);
  const newBrowserOfOwner = browser('203.0.113.8');
  expect((await signInWith(newBrowserOfOwner)).status).toBe(200);
});

test('a new browser in a network of the account gets its code after strangers used up the codes of others', async () => {
  const home = '203.0.113.7';
  expect((await signInWith(browser(home))).status).toBe(200);
  for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    for (let request = 0; request < 6; request += 1) await browser(network).ask(email);
  }
  expect((await browser('198.51.100.4').ask(email)).body).toMatchObject({ code: 'TOO_MANY_CODES' });
  expect((await signInWith(browser(home))).status).toBe(200);
});

test('a new browser in a new network gets a code for work that strangers cannot spare it', async () => {
  for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    for (let request = 0; request < 5; request += 1) await browser(network).ask(email);
  }
  const owner = browser('203.0.113.200');
  expect((await owner.ask(email)).body).toMatchObject({ code: 'TOO_MANY_CODES' });
  const solve = async (emailId: string) => {
    const { body } = await owner.call('/auth/code-challenge', { emailId });
    const { algorithm, challenge, salt, maxnumber, signature } = body.data.results;
    // Without the pauses of the solver of browsers.
    const isSolution = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge;
    let number = 0;
    while (number < maxnumber && !isSolution(number)) number += 1;
    return encoded({ algorithm, challenge, salt, signature, number });
  };
  const send = async (proof: string) => (await owner.post('SendEmailOtp', { emailId: email, proof })).body.code;
  expect(await send(await solve('other@example.com'))).toBe('PROOF_REFUSED');
  expect(await send(encoded({ challenge: 'x', salt: 'x', signature: 'x', number: 1 }))).toBe('PROOF_REFUSED');
  expect(await send('nonsense')).toBe('PROOF_REFUSED');
  const proof = await solve(email);
  expect(await send(proof)).toBeUndefined();
  const [code = ''] = await mailedCodes();
  expect(await send(proof)).toBe('PROOF_REFUSED');
  const late = await solve(email);
  now += 10 * minuteMs;
  expect(await send(late)).toBe('PROOF_REFUSED');
  now -= 10 * minuteMs;
  expect((await owner.enter(email, code)).status).toBe(200);
});

test('refused codes of weeks end the free codes of strangers and leave new browsers one try for a code', async () => {
  const home = '203.0.113.7';
  const owner = browser(home);
  expect((await signInWith(owner)).status).toBe(200);
  for (let day = 0; day < 10; day += 1) {
    now += 24 * 60 * minuteMs;
    const stranger = browser(`198.51.100.${day}`);
    await stranger.ask(email);
    for (let guess = 0; guess < 5; guess += 1) await stranger.enter(email, '000000');
  }
  now += 24 * 60 * minuteMs;
  expect((await browser('198.51.100.99').ask(email)).body).toMatchObject({ code: 'TOO_MANY_CODES' });
  expect((await signInWith(owner)).status).toBe(200);
  now += 31 * 24 * 60 * minuteMs;
  expect((await browser('198.51.100.99').ask(email)).status).toBe(200);
});

test('a known browser signs in from the network of the stranger', async () => {
  const owner = browser('198.51.100.1');
  const stranger = browser('198.51.100.1');
  expect((await signInWith(owner)).status).toBe(200);
  for (let request = 0; request < 30; request += 1) {
    stranger.forgetCookies();
    await stranger.ask(email);
    await stranger.enter(email, '000000');
  }
  expect((await signInWith(owner)).status).toBe(200);
});

test('a code works in the browser that requested it only, and a newer code of a stranger does not end it', async () => {
  const owner = browser('203.0.113.7');
  const stranger = browser('198.51.100.1');
  await owner.ask(email);
  const [code = ''] = await mailedCodes();
  await stranger.ask(email);
  expect((await stranger.enter(email, code)).body).toMatchObject({ code: 'WRONG_CODE' });
  expect((await browser('198.51.100.2').enter(email, code)).status).toBe(400);
  expect((await owner.enter(email, code)).status).toBe(200);
});

test('a code that was sent already works after a new request is refused', async () => {
  const owner = browser('203.0.113.7');
  for (let request = 0; request < 5; request += 1) await owner.ask(email);
  const [code = ''] = await mailedCodes();
  expect((await owner.ask(email)).status).toBe(429);
  expect((await owner.enter(email, code)).status).toBe(200);
});

test('the right code of a browser that blocks cookies says what is wrong', async () => {
  const owner = browser('203.0.113.7');
  await owner.ask(email);
  const [code = ''] = await mailedCodes();
  owner.forgetCookies();
  const { status, body } = await owner.enter(email, code);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'COOKIES_BLOCKED',
    fields: { otp: expect.stringContaining('blocks the cookies') },
  });
});

test('tries without a code count per network, an IPv6 network being a /64', async () => {
  for (let host = 1; host <= 20; host += 1) {
    expect((await browser(`2001:db8::${host.toString(16)}`).enter(email, '000000')).status).toBe(400);
  }
  expect((await browser('2001:db8::ffff').enter(email, '000000')).status).toBe(429);
  expect((await browser('2001:db8:0:1::1').enter(email, '000000')).status).toBe(400);
  now += 61 * minuteMs;
  expect((await browser('2001:db8::ffff').enter(email, '000000')).status).toBe(400);
});

test('the device cookie is unreadable for scripts and bound to the host on https', async () => {
  const set = (await browser('203.0.113.7').ask(email)).headers['set-cookie'];
  expect(set).toMatch(/^device=[\w-]{43}; .*HttpOnly/i);
  const secure = await makeTestApp({ origin: 'https://kaksha.example' });
  const answer = await secure.call('POST', '/patrons-registration/SendEmailOtp', { body: { emailId: email } });
  expect(answer.headers['set-cookie']).toMatch(/^__Host-device=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure/i);
  await secure.close();
});
