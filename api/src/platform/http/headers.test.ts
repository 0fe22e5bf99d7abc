import { makeTestApp, type TestApp } from '../../../test/test-app';

const origin = 'https://kaksha.example';
const sendCode = '/patrons-registration/SendEmailOtp';

/** The API of `https://kaksha.example` on another origin. */
let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp({ apiHost: 'https://api.example/backend', origin, corsOrigins: [origin] });
});
afterAll(() => api.close());

const preflight = (from: string) =>
  api.app.inject({
    method: 'OPTIONS',
    url: `/backend${sendCode}`,
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });

test('the site may call an API on another origin with credentials, and other sites may not', async () => {
  expect((await preflight(origin)).headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  });
  const foreign = (await preflight('https://evil.example')).headers;
  expect(foreign).not.toHaveProperty('access-control-allow-origin');
});

test('a site on https sends HSTS with every answer of the API', async () => {
  const { headers } = await api.call('GET', '/health/live');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('every answer forbids a base address, and says who may load it', async () => {
  for (const path of ['/health/live', '/nothing', '/media/none-320.webp']) {
    const { headers } = await api.call('GET', path);
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
});

test('a code that was requested from another origin signs in with its device cookie, and not without', async () => {
  const emailId = 'far@example.com';
  const asked = await api.call('POST', sendCode, { body: { emailId }, headers: { origin } });
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  });
  const cookie = String(asked.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-device=[\w-]{43}; .*Secure; SameSite=None/i);
  const { body } = await api.call('GET', `/dev/mailbox?to=${emailId}`);
  const verify = (headers: Record<string, string>) =>
    api.call('POST', '/patrons-registration/SaveEmailVerifyDetails', {
      body: { emailId, otp: body.data.results[0].otp, name: 'Asha Rao' },
      headers: { origin, ...headers },
    });
  expect((await verify({})).status).toBe(400);
  expect((await verify({ cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
});
