import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../src/app';
import { loggerOptions } from '../src/platform/context/logger';
import { makeTestApp, signIn, type TestApp, type TestUser } from './test-app';

/** Texts that belong to one person, sent in every place of a request. */
const personal = { email: 'asha.rao@kaksha.test', phone: '+919876543210', address: '203.0.113.77' };

let api: TestApp;
/** The same API with a log that is read. */
let app: FastifyInstance;
let log = '';
let person: TestUser;

beforeAll(async () => {
  api = await makeTestApp();
  const stream = new PassThrough();
  stream.on('data', (chunk) => {
    log += String(chunk);
  });
  const logger = pino(loggerOptions({ logLevel: 'trace' }), stream);
  app = await buildApp(api.settings, { ...api.services, log: logger }, { compileLate: true });
  person = await signIn(api, personal.email);
}, 120_000);
afterAll(async () => {
  await app.close();
  await api.close();
});

test('no log line holds a token, a mail address, a phone number, a network address or a query', async () => {
  const { email, phone, address: remoteAddress } = personal;
  const { token } = person;
  const headers = { authorization: `Bearer ${token}`, cookie: `auth_token=${token}`, 'user-agent': email };
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
  await call('GET', `/backend/patrons-registration/GetAllCourses?course_name=${encodeURIComponent(email)}`);
  await call('GET', '/backend/auth/user');
  await call('GET', `/backend/auth/${token}`);
  await call('POST', '/backend/auth/email/send-code', { email });
  await call('POST', '/backend/support', { email, phone, message: `call ${phone}` });
  await call('POST', `/backend/no-such-call/${encodeURIComponent(email)}`, { phone });
  expect(log.split('\n').length).toBeGreaterThan(5);
  for (const each of [token, ...Object.values(personal), encodeURIComponent(personal.email)])
    expect(log).not.toContain(each);
});

test('the log line of a refused call has its code and the id of the user', async () => {
  const url = '/backend/jobs';
  await app.inject({ url, headers: { authorization: `Bearer ${person.token}` } });
  await app.inject(url);
  const lines = log.split('\n').filter((line) => line.includes('"msg":"refused"'));
  const refusals = lines.map((line) => JSON.parse(line)).map(({ code, userId }) => ({ code, userId }));
  expect(refusals).toContainEqual({ code: 'FORBIDDEN', userId: Number(person.userId) });
  expect(refusals).toContainEqual({ code: 'UNAUTHORIZED', userId: null });
});

test('no metric holds a token or a mail address in its labels', async () => {
  const { token } = person;
  await app.inject({ url: '/backend/auth/user', headers: { authorization: `Bearer ${token}` } });
  await app.inject(`/backend/no-such-call/${personal.email}`);
  const { payload } = await app.inject('/backend/metrics');
  expect(payload).toContain('http_request_duration_seconds');
  for (const each of [token, personal.email]) expect(payload).not.toContain(each);
});
