import { createHash } from 'node:crypto';
import { type MutableToken, OAuth2Server, type Payload } from 'oauth2-mock-server';
import { createCredentialCheck, type VerifyCredential } from './google';

/** An identity provider with a sign-in page that issues ID tokens. */
const provider = new OAuth2Server();
let claims: Partial<Payload> = {};
let verify: VerifyCredential;

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, person, claims);
  });
  verify = createCredentialCheck('this-site', { googleKeysUrl: `${provider.issuer.url}/jwks` });
});
afterAll(() => provider.stop());
beforeEach(() => {
  claims = {};
});

const person = {
  iss: 'https://accounts.google.com',
  sub: '10769150350006150715113082367',
  email: 'asha@example.com',
  email_verified: true,
  name: 'Asha Rao',
};

const secret = 'secret of the page';
const nonceOf = (input: string) => createHash('sha256').update(input).digest('hex');

/** The ID token that the provider issues for a nonce. */
async function idToken({
  nonce = nonceOf(secret),
  clientId = 'this-site',
}: {
  nonce?: string | null;
  clientId?: string;
} = {}): Promise<string> {
  const redirect_uri = 'http://localhost/callback';
  const asked = { response_type: 'code', client_id: clientId, scope: 'openid email', redirect_uri, state: 's' };
  const address = `${provider.issuer.url}/authorize?${new URLSearchParams({ ...asked, ...(nonce && { nonce }) })}`;
  const granted = await fetch(address, { redirect: 'manual' });
  const code = new URL(granted.headers.get('location') as string).searchParams.get('code') as string;
  const answer = await fetch(`${provider.issuer.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', code, client_id: clientId, redirect_uri }),
  });
  return ((await answer.json()) as { id_token: string }).id_token;
}

const refused = { statusCode: 401, code: 'NOT_PROVEN' };

test('accepts a token for this site and returns its claims', async () => {
  const { sub, email, name } = person;
  expect(await verify(await idToken(), secret)).toEqual({ sub, email, name });
});

test('refuses a token without the secret of its nonce', async () => {
  const token = await idToken();
  expect(await verify(token, secret)).toMatchObject({ sub: person.sub });
  for (const wrong of [undefined, '', 'another', nonceOf(secret)]) {
    await expect(verify(token, wrong)).rejects.toMatchObject(refused);
  }
});

test('refuses a token without a nonce', async () => {
  const token = await idToken({ nonce: null });
  for (const each of [undefined, '', secret]) await expect(verify(token, each)).rejects.toMatchObject(refused);
});

test.each<[string, Partial<Payload>]>([
  ['another issuer', { iss: 'https://accounts.example.com' }],
  ['an address that was not proven', { email_verified: false }],
  ['an address that says it is proven in words', { email_verified: 'true' }],
  ['no address', { email: undefined }],
  ['no lasting name', { sub: undefined }],
  ['a time that has passed', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ['no time', { exp: undefined }],
  ['a sign-in of long ago', { iat: Math.floor(Date.now() / 1000) - 7200 }],
])('a token with %s is refused', async (_what, changed) => {
  claims = changed;
  await expect(verify(await idToken(), secret)).rejects.toMatchObject(refused);
});

test('refuses a token for another site', async () => {
  await expect(verify(await idToken({ clientId: 'another-site' }), secret)).rejects.toMatchObject(refused);
});

test('refuses a token with changed claims', async () => {
  const [header, , signature] = (await idToken()).split('.');
  const forged = Buffer.from(JSON.stringify({ ...person, sub: 'another-sub' })).toString('base64url');
  await expect(verify(`${header}.${forged}.${signature}`, secret)).rejects.toMatchObject(refused);
});

test('accepts tokens after a key rotation', async () => {
  const verifyAnew = createCredentialCheck('this-site', { googleKeysUrl: `${provider.issuer.url}/jwks` });
  const next = await provider.issuer.keys.generate('RS256');
  const token = await provider.issuer.buildToken({
    kid: next.kid,
    scopesOrTransform: (_header, payload) =>
      Object.assign(payload, person, { aud: 'this-site', nonce: nonceOf(secret) }),
  });
  expect(await verifyAnew(token, secret)).toMatchObject({ sub: person.sub });
});
