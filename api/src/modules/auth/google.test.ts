import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { browserOf, mailedCode } from '../../../test/second-factor-fixtures';
import { makeTestApp, signIn, type TestApp } from '../../../test/test-app';
import { totpSecrets } from '../../platform/database/schema/second-factors';
import { totpSecretOf } from '../../platform/encryption/purposes';

/** A provider that publishes its keys over HTTP. */
let provider: Server;
let key: CryptoKey;
let forged: CryptoKey;
let api: TestApp;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  forged = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  provider = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((done) => provider.listen(0, done));
  const googleKeysUrl = `http://localhost:${(provider.address() as AddressInfo).port}/keys`;
  api = await makeTestApp({ googleClientId: 'this-site', googleKeysUrl });
});
afterAll(async () => {
  await api.close();
  await new Promise((done) => provider.close(done));
});

interface Token {
  claims?: Record<string, unknown>;
  issuer?: string;
  audience?: string;
  issuedAt?: number;
  signedBy?: CryptoKey;
}

const secret = 'secret of the page';
const nonce = createHash('sha256').update(secret).digest('hex');
const person = { sub: '108', email: 'Asha@Example.com', email_verified: true, name: 'Asha Rao', nonce };
const now = () => Math.floor(Date.now() / 1000);
const token = ({ claims = {}, issuer, audience, issuedAt = now(), signedBy = key }: Token = {}) =>
  new SignJWT({ ...person, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer ?? 'https://accounts.google.com')
    .setAudience(audience ?? 'this-site')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3600)
    .sign(signedBy);
const present = async (credential: string | Promise<string>) =>
  api.call('POST', '/auth/google', { body: { credential: await credential, secret } });

test('answers 401 for foreign, old and unverified tokens', async () => {
  const bad: (string | Promise<string>)[] = [
    'nonsense',
    token({ signedBy: forged }),
    token({ issuer: 'https://accounts.example.com' }),
    token({ audience: 'another-site' }),
    token({ issuedAt: now() - 7200 }),
    token({ claims: { email_verified: false } }),
    token({ claims: { email: undefined } }),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(person)).toString('base64url')}.`,
  ];
  for (const credential of bad) {
    expect(await present(credential)).toMatchObject({ status: 401, body: { code: 'NOT_PROVEN' } });
  }
});

test('answers 401 for a token without the nonce of the page, and for a request without the secret', async () => {
  const credential = await token();
  for (const body of [{ credential }, { credential, secret: '' }, { credential, secret: 'another' }]) {
    expect(await api.call('POST', '/auth/google', { body })).toMatchObject({
      status: 401,
      body: { code: 'NOT_PROVEN' },
    });
  }
  expect(await present(token({ claims: { nonce: undefined } }))).toMatchObject({ status: 401 });
});

test('answers 400 without a token', async () => {
  expect((await api.call('POST', '/auth/google', { body: {} })).status).toBe(400);
});

test('creates a learner once, even after a change of the address', async () => {
  const first = await present(token());
  expect(first).toMatchObject({
    status: 200,
    body: { data: { results: { user: { name: 'Asha Rao', email_id: 'asha@example.com' } } } },
  });
  const again = await present(token({ claims: { email: 'new@example.com' } }));
  expect(again.body.data.results.user_id).toBe(first.body.data.results.user_id);
});

test('a new user whose Google account shows no name enters one, and none is taken from the address', async () => {
  const claims = { sub: '113', email: 'nameless@gmail.com', name: undefined };
  const credential = await token({ claims });
  expect(await present(credential)).toMatchObject({ status: 202, body: { data: { results: { needs_name: true } } } });
  const named = await api.call('POST', '/auth/google', { body: { credential, secret, name: ' Asha ' } });
  expect(named).toMatchObject({ status: 200, body: { data: { results: { user: { name: 'Asha' } } } } });
  expect((await present(token({ claims }))).status).toBe(200);
});

test.each([
  ['by-code@gmail.com', {}],
  ['by-code@school.example', { hd: 'school.example' }],
])('links the Google account to the user with the address %s, whose mailbox Google runs', async (email, claims) => {
  const { userId } = await signIn(api, email);
  const answer = await present(token({ claims: { sub: email, email, ...claims } }));
  expect(answer.body.data.results.user_id).toBe(userId);
});

test.each([
  ['by-code@example.com', {}],
  ['by-code@other.example', { hd: 'school.example' }],
  ['by-code@notgmail.com', {}],
])(
  'a user with the address %s, whose mailbox Google does not run, enters a mailed code once',
  async (email, claims) => {
    const { userId } = await signIn(api, email);
    const browser = browserOf(api);
    const credential = () => token({ claims: { sub: email, email, ...claims } });
    const sent = async (otp?: string) => browser.post('/auth/google', { credential: await credential(), secret, otp });
    expect(await sent()).toMatchObject({ status: 409, body: { code: 'GOOGLE_CODE_REQUIRED' } });
    expect(await sent('000000')).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
    expect((await sent(await mailedCode(api, email))).results.user_id).toBe(userId);
    expect((await sent()).results.user_id).toBe(userId);
  },
);

test('is not a proof for an export, and waits for the second factor of the account', async () => {
  const claims = { sub: '112', email: 'careful@example.com' };
  const first = await present(token({ claims }));
  const { auth_token, user_id: userId } = first.body.data.results;
  expect(await api.call('GET', '/dashboard/ExportMyData', { token: auth_token })).toMatchObject({
    status: 403,
    body: { code: 'STEP_UP_REQUIRED' },
  });
  const secret = api.services.cipher.encrypt('JBSWY3DPEHPK3PXP', totpSecretOf(userId));
  await api.db.insert(totpSecrets).values({ userId, secret, confirmedAt: new Date() });
  expect(await present(token({ claims }))).toMatchObject({
    status: 202,
    body: { data: { results: { methods: { totp: true, passkey: false } } } },
  });
});

test('answers 409 for an address that is linked to another Google account', async () => {
  await present(token({ claims: { sub: '110', email: 'taken@example.com' } }));
  const answer = await present(token({ claims: { sub: '111', email: 'taken@example.com' } }));
  expect(answer).toMatchObject({ status: 409, body: { code: 'OTHER_ACCOUNT' } });
});

test('answers 503 when the keys cannot be fetched', async () => {
  const cutOff = await makeTestApp({ googleClientId: 'this-site', googleKeysUrl: 'http://localhost:9/keys' });
  const answer = await cutOff.call('POST', '/auth/google', { body: { credential: await token(), secret } });
  expect(answer).toMatchObject({ status: 503, body: { code: 'GOOGLE_OUT_OF_REACH' } });
  await cutOff.close();
});
