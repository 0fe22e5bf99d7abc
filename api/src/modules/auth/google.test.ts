import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { makeTestApp, signIn, type TestApp } from '../../test/test-app';

/** A provider that publishes its keys over HTTP, as Google does. */
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

const person = { sub: '108', email: 'Asha@Example.com', email_verified: true, name: 'Asha Rao' };
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
  api.call('POST', '/auth/google', { body: { credential: await credential } });

test('a token that Google did not make for this site, a moment ago and of a proven address, signs nobody in', async () => {
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

test('a body without a token is refused', async () => {
  expect((await api.call('POST', '/auth/google', { body: {} })).status).toBe(400);
});

test('a first sign-in makes a learner; the next one is the same person, whatever the address is by then', async () => {
  const first = await present(token());
  expect(first).toMatchObject({
    status: 200,
    body: { data: { results: { user: { name: 'Asha Rao', email_id: 'asha@example.com' } } } },
  });
  const again = await present(token({ claims: { email: 'new@example.com' } }));
  expect(again.body.data.results.user_id).toBe(first.body.data.results.user_id);
});

test('somebody who signed in by code before stays the same person', async () => {
  const { userId } = await signIn(api, 'by-code@example.com');
  const answer = await present(token({ claims: { sub: '109', email: 'by-code@example.com' } }));
  expect(answer.body.data.results.user_id).toBe(userId);
});

test("an address that belongs to another Google account's person is not handed over", async () => {
  await present(token({ claims: { sub: '110', email: 'taken@example.com' } }));
  const answer = await present(token({ claims: { sub: '111', email: 'taken@example.com' } }));
  expect(answer).toMatchObject({ status: 409, body: { code: 'OTHER_ACCOUNT' } });
});

test('when the provider cannot be asked, the answer says so', async () => {
  const cutOff = await makeTestApp({ googleClientId: 'this-site', googleKeysUrl: 'http://localhost:9/keys' });
  const answer = await cutOff.call('POST', '/auth/google', { body: { credential: await token() } });
  expect(answer).toMatchObject({ status: 503, body: { code: 'GOOGLE_OUT_OF_REACH' } });
  await cutOff.close();
});
