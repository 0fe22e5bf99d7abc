import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app';
import type { OpenDatabase } from '../src/platform/database/database';
import type { Settings } from '../src/platform/settings/settings';
import { makeTestApp, type TestApp } from './test-app';
import { openTestDatabase } from './test-database';

let database: OpenDatabase;
let api: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await makeTestApp({}, database);
});
afterAll(() => api.close());

/** The API with other settings on the same database. */
const withSettings = (settings: Partial<Settings>) =>
  makeTestApp(settings, { ...database, close: () => Promise.resolve() });

const sendCode = (body: unknown, headers?: Record<string, string>) =>
  api.call('POST', '/patrons-registration/SendEmailOtp', { body, headers });

test('an unknown route answers 404 in the error envelope', async () => {
  const answer = await api.call('GET', '/no/such/call');
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ success: false, status: 'error', error: expect.any(String), code: 'NO_SUCH_CALL' });
});

test('a trailing slash is ignored', async () => {
  expect((await api.call('GET', '/health/live/')).status).toBe(200);
});

test.each([
  ['{bad', 400, 'INVALID_JSON'],
  ['', 400, 'INVALID_JSON'],
  ['[]', 400, 'VALIDATION_FAILED'],
  ['null', 400, 'VALIDATION_FAILED'],
  ['"text"', 400, 'VALIDATION_FAILED'],
  ['{"emailId":1e309}', 400, 'VALIDATION_FAILED'],
  ['{"emailId":["a@b.co"]}', 400, 'VALIDATION_FAILED'],
  ['{"emailId":"a\\u0000@b.co"}', 400, 'VALIDATION_FAILED'],
  ['{"__proto__":{"x":1},"emailId":"a@b.co"}', 400, 'INVALID_JSON'],
  [`{"emailId":"${'x'.repeat(1_100_000)}"}`, 413, 'BODY_TOO_LARGE'],
])('a hostile body is refused in the error envelope: %.60j', async (body, status, code) => {
  const answer = await sendCode(body);
  expect(answer).toMatchObject({ status, body: { success: false, status: 'error', code } });
  expect(JSON.stringify(answer.body)).not.toMatch(/at \w+.*\.ts|node_modules/);
});

test('answers 415 for a body that is not JSON', async () => {
  const answer = await sendCode('emailId=a@b.co', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
});

test('answers 400 for a malformed address and a NUL in its query, and 404 for a NUL in its path', async () => {
  expect((await api.call('GET', '/dev/mailbox?to=%00')).status).toBe(400);
  for (const path of ['/blogs/x%00', '/no-such-call/%00', '/patrons-registration/GetCourseDetailsById/%00?x=1']) {
    expect(await api.call('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
  const refused = { status: 400, body: { success: false, code: 'VALIDATION_FAILED' } };
  expect(await api.call('GET', '/media/%E0%A4%A')).toMatchObject(refused);
  expect(await api.call('GET', `/media/${'x'.repeat(400)}`)).toMatchObject(refused);
});

test('ignores unknown query parameters and answers 400 for invalid ones', async () => {
  expect((await api.call('GET', '/dev/mailbox', { query: { to: 'a@b.co', more: 'x' } })).status).toBe(200);
  const answer = await api.call('GET', '/dev/mailbox');
  expect(answer).toMatchObject({ status: 400, body: { error: 'to is required.', fields: { to: 'to is required' } } });
});

test('every response has the default headers and the request id', async () => {
  const asked = await api.call('GET', '/health/live', { headers: { 'x-request-id': 'trace-1234' } });
  expect(asked.headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const forged = await api.call('GET', '/nothing', { headers: { 'x-request-id': 'a\tb<script>' } });
  expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('answers to TRACE and to unknown methods repeat nothing of the request', async () => {
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND']) {
    const headers = { authorization: 'Bearer secret-of-a-session' };
    const answer = await api.app.inject({ method: method as 'GET', url: '/backend/auth/user', headers });
    expect([404, 405]).toContain(answer.statusCode);
    expect(answer.payload).not.toContain('secret-of-a-session');
  }
});

test('answers state their type and charset', async () => {
  for (const path of ['/health/live', '/categories/', '/nothing', '/media/%E0%A4%A'])
    expect((await api.call('GET', path)).headers['content-type']).toBe('application/json; charset=utf-8');
});

test("every response tells the API's time, also when the clock was moved", async () => {
  const { clock } = api.services;
  const { now } = clock;
  try {
    clock.now = () => new Date('2031-05-06T07:08:09.500Z');
    expect((await api.call('GET', '/health/live')).headers.date).toBe('Tue, 06 May 2031 07:08:09 GMT');
  } finally {
    clock.now = now;
  }
});

test('health/ready takes requests without the database and says so, so that balancers still send them', async () => {
  expect(await api.call('GET', '/health/ready')).toMatchObject({ status: 200, body: { database: 'reachable' } });
  const alone = await makeTestApp();
  alone.services.db.execute = (() => Promise.reject(new Error('gone'))) as never;
  expect((await alone.call('GET', '/health/live')).status).toBe(200);
  expect(await alone.call('GET', '/health/ready')).toMatchObject({ status: 200, body: { database: 'unreachable' } });
  await alone.close();
});

test('health/ready names the version of the compiled site', async () => {
  expect(await api.call('GET', '/health/ready')).toMatchObject({ body: { version: null } });
  const compiled = await buildApp(api.settings, api.services, { version: '1.2.0-abc' });
  expect((await compiled.inject(`${api.settings.prefix}/health/ready`)).json()).toMatchObject({ version: '1.2.0-abc' });
  await compiled.close();
});

test('health/ready answers 503 once the end has begun, while other calls are answered and close their connection', async () => {
  const ending = await makeTestApp();
  ending.app.shutdown.begin();
  expect(await ending.call('GET', '/health/ready')).toMatchObject({ status: 503, body: { code: 'CLOSING' } });
  expect(await ending.call('GET', '/categories/')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  await ending.close();
});

test('a lost database is 503 with a time to retry, and its log lines are limited', async () => {
  const lost = await makeTestApp();
  const lines = jest.spyOn(lost.services.log, 'error').mockImplementation(() => {});
  for (const code of ['57P01', '57P03', '25006', '08006', '53300']) {
    const cause = Object.assign(new Error('terminating connection'), { code });
    lost.services.db.execute = (() => Promise.reject(new Error('Failed query', { cause }))) as never;
    expect(await lost.call('GET', '/patrons-registration/GetStartingSoon')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { code: 'UNAVAILABLE' },
    });
  }
  expect(lines).toHaveBeenCalledTimes(1);
  await lost.close();
});

test('a database that refuses connections with an internal error, as one without disk space does, is 503', async () => {
  const full = await makeTestApp();
  const refusal = Object.assign(new Error('could not write init file'), { code: 'XX000', severity: 'FATAL' });
  full.services.db.execute = (() => Promise.reject(refusal)) as never;
  expect(await full.call('GET', '/patrons-registration/GetStartingSoon')).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE' },
  });
  await full.close();
});

test('the OpenAPI document lists every operation under the paths of the specification', async () => {
  const { body } = await api.call('GET', '/openapi.json');
  expect(body.servers).toEqual([{ url: '/backend' }]);
  expect(body.paths['/patrons-registration/SendEmailOtp'].post.operationId).toBe('sendCode');
  expect((await api.call('GET', '/docs/')).status).toBe(200);
});

test('in production the OpenAPI document and its page are not public', async () => {
  const live = await withSettings({ production: true });
  for (const path of ['/openapi.json', '/docs/']) expect((await live.call('GET', path)).status).toBe(404);
  await live.app.close();
});

test('metrics count the duration of each route', async () => {
  await api.call('GET', '/health/live');
  const { body } = await api.call('GET', '/metrics');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/backend\/health\/live",status="200"} \d/,
  );
  expect(body).toContain('process_cpu_seconds_total');
});

test('in production metrics need the token', async () => {
  const closed = await withSettings({ production: true });
  expect((await closed.call('GET', '/metrics')).status).toBe(404);
  await closed.close();
  const guarded = await withSettings({ production: true, metricsToken: 'secret' });
  expect((await guarded.call('GET', '/metrics')).status).toBe(401);
  const headers = { authorization: 'Bearer secret' };
  expect((await guarded.call('GET', '/metrics', { headers })).status).toBe(200);
  await guarded.close();
});

test('CORS allows the configured origins only', async () => {
  const elsewhere = await withSettings({ corsOrigins: ['https://kaksha.example'] });
  const preflight = (origin: string) =>
    elsewhere.app.inject({
      method: 'OPTIONS',
      url: '/backend/support-type',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const [own, foreign] = [await preflight('https://kaksha.example'), await preflight('https://evil.example')];
  expect(own.headers).toMatchObject({
    'access-control-allow-origin': 'https://kaksha.example',
    'access-control-allow-headers': expect.stringContaining('authorization'),
  });
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
  const answer = await elsewhere.call('GET', '/health/live', { headers: { origin: 'https://kaksha.example' } });
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': 'https://kaksha.example', vary: 'Origin' });
  await elsewhere.close();
});

test('answers 429 with retry-after above the limit of a network address', async () => {
  const limited = await withSettings({ rateLimit: true });
  const answers = [];
  for (let at = 0; at < 21; at += 1) {
    answers.push(await limited.call('POST', '/support-type', { body: { type: 0, email: `${at}@b.co` } }));
  }
  expect(answers.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
  expect(answers[20]).toMatchObject({ status: 429, body: { success: false, code: 'TOO_MANY_REQUESTS' } });
  await limited.close();
});

test('behind a proxy the limit counts the address that the proxy saw', async () => {
  const limited = await withSettings({ rateLimit: true, trustProxy: 1 });
  const from = (claimed: string, seen: string) =>
    limited.call('POST', '/support-type', { body: { type: 1 }, headers: { 'x-forwarded-for': `${claimed}, ${seen}` } });
  for (let at = 0; at < 20; at += 1) await from(`10.0.0.${at}`, '203.0.113.7');
  expect((await from('10.0.0.99', '203.0.113.7')).status).toBe(429);
  expect((await from('10.0.0.99', '203.0.113.8')).status).toBe(400);
  await limited.close();
});

test('behind two proxies the limit counts the address that the outer one saw', async () => {
  const limited = await withSettings({ rateLimit: true, trustProxy: 2 });
  const from = (claimed: string, seen: string) =>
    limited.call('POST', '/support-type', {
      body: { type: 1 },
      headers: { 'x-forwarded-for': `${claimed}, ${seen}, 192.0.2.1` },
    });
  for (let at = 0; at < 20; at += 1) await from(`10.0.0.${at}`, '203.0.113.7');
  expect((await from('10.0.0.99', '203.0.113.7')).status).toBe(429);
  expect((await from('10.0.0.99', '203.0.113.8')).status).toBe(400);
  await limited.close();
});

test('a visitor who claims to be the process itself is limited', async () => {
  const limited = await withSettings({ rateLimit: true, trustProxy: 1 });
  const headers = { 'x-forwarded-for': '0.0.0.0', 'kaksha.in-process': 'true' };
  const ask = () => limited.call('POST', '/support-type', { body: { type: 1 }, headers });
  for (let at = 0; at < 20; at += 1) await ask();
  expect((await ask()).status).toBe(429);
  await limited.close();
});

test('an unexpected error reveals no internals', async () => {
  const broken = await makeTestApp();
  broken.services.db.select = () => {
    throw new Error('relation "secret" does not exist');
  };
  const answer = await broken.call('GET', '/dev/mailbox', { query: { to: 'a@b.co' } });
  expect(answer).toMatchObject({ status: 500, body: { success: false, code: 'INTERNAL' } });
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  await broken.close();
});

test('an out-of-range value answers 400, a slow or lost database 503', async () => {
  const faulty = await makeTestApp();
  const answerTo = async (query: ReturnType<typeof sql>) => {
    faulty.services.db.select = (() => ({
      from: () => ({ where: () => ({ orderBy: () => ({ limit: () => faulty.db.execute(query) }) }) }),
    })) as never;
    return (await faulty.call('GET', '/dev/mailbox', { query: { to: 'a@b.co' } })).status;
  };
  expect(await answerTo(sql`select 99999999999::bigint::int`)).toBe(400);
  expect(await answerTo(sql`do $$ begin raise exception 'slow' using errcode = 'query_canceled'; end $$`)).toBe(503);
  await faulty.close();
});
