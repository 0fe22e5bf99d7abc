import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '@kaksha/api/platform/database/postgres';
import { startTracing, type Tracing } from '@kaksha/api/platform/tracing/start-tracing';
import { traceJob } from '@kaksha/api/platform/tracing/trace-jobs';
import { addRequestSpans, describePage, traceparentOf } from '@kaksha/api/platform/tracing/trace-requests';
import { makeTestApp, signIn, type TestApp } from '@kaksha/api/test/test-app';
import { openTestPostgres } from '@kaksha/api/test/test-database';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import type { FastifyInstance } from 'fastify';
import { createSite } from '../../shell/server/site';

/** Runs in the jest project `postgres`: queries of the embedded database have no spans. */

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
}

/** `STATUS_CODE_ERROR` of OTLP. */
const statusError = 2;

/** A host whose pages hold the answer of one call. */
const host = `
exports.sharedModules = {};
exports.render = async ({ registry, remotes, adapter, hasSession }) => {
  const headers = { has: () => false, toJSON: () => ({}) };
  const answer = await adapter({ url: '/backend/categories', method: 'get', headers });
  return { kind: 'page', status: 200, head: '<title>x</title>', chunks: [], body: answer.data.slice(0, 20),
    boot: { registry, hasSession, render: { remotes: [...remotes.keys()] } } };
};`;

const personal = { email: 'asha.rao@kaksha.test', phone: '+919876543210', search: 'divorce lawyer' };
const folder = mkdtempSync(join(tmpdir(), 'kaksha-traces-'));
let sent: unknown[] = [];
let collector: Server;
let tracing: Tracing;
let database: Awaited<ReturnType<typeof openTestPostgres>>;
let api: TestApp;
let site: FastifyInstance;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    sent.push({ path: request.url, key: request.headers['x-key'], body: await json(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const settings = { endpoint, headers: 'x-key=collector', share: 1 };
  tracing = startTracing(settings);
  database = await openTestPostgres(1);
  const traced = await openPostgres({ kind: 'postgresql', url: database.url, poolSize: 2, traced: true });
  api = await makeTestApp({ tracing: settings }, traced);
  const store = testStore(join(folder, 'store'));
  for (const name of ['shell', 'public'] as const) {
    const code = name === 'shell' ? host : 'exports.default = {};'.padEnd(400, ' ');
    const build = fakeBuild(join(folder, 'builds'), name, '1.0.0', {
      code,
      server: 'remoteEntry.js',
      routes: ['course'],
    });
    await store.publish(build, noSource);
    await store.promote(name, '1.0.0', 'Asha');
  }
  site = await createSite(
    {
      releases: store,
      apiHost: '/backend',
      apiPrefix: '/backend',
      origin: 'http://kaksha.example',
      googleClientId: null,
      trustProxy: 0,
      demo: true,
      razorpay: false,
      logger: false,
      tracing: {
        addTo: addRequestSpans,
        tracePage(request, page) {
          describePage(request, page);
          return traceparentOf(request);
        },
      },
    },
    api.app,
  );
});
afterAll(async () => {
  await site.close();
  await api.close();
  await database.close();
  await tracing.close();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  sent = [];
});

/** All spans that were sent. Waits for those of the names, because the span of a request ends after its response. */
async function spans(...names: string[]): Promise<SentSpan[]> {
  for (;;) {
    await tracing.flush();
    const bodies = sent as { body: { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] } }[];
    const all = bodies.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
    if (names.every((name) => all.some((span) => span.name === name))) return all;
    await delay(10);
  }
}
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a trace goes from the browser through the page and the API to the queries, and the page hands it on', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const page = await site.inject({
    url: '/course/a-name/7',
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  const [, handed] = /traceparent;desc="([^"]+)"/.exec(String(page.headers['server-timing'])) ?? [];
  const all = await spans('GET /course/*', 'GET /backend/categories');
  const named = (name: string) => all.filter((span) => span.name === name);
  const [pageSpan] = named('GET /course/*');
  const [call] = named('GET /backend/categories');
  expect(new Set(all.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect([pageSpan?.parentSpanId, call?.parentSpanId]).toEqual(['b7ad6b7169203331', pageSpan?.spanId]);
  expect(attributesOf(pageSpan as SentSpan)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/course/*',
    'http.response.status_code': 200,
    'kaksha.remote': 'public',
    'kaksha.release': 'public@1.0.0',
  });
  const queries = all.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(queries.length).toBeGreaterThan(0);
  expect(attributesOf(queries[0] as SentSpan)).toMatchObject({
    'db.system.name': 'postgresql',
    'db.operation.name': 'SELECT',
  });
  expect(handed).toBe(`00-${traceId}-${pageSpan?.spanId}-01`);
  expect(sent[0]).toMatchObject({ path: '/v1/traces', key: 'collector' });
});

test('a call of a click names the release that made it, down to the query', async () => {
  const traceId = '1af7651916cd43dd8448eb211c80319c';
  const baggage = 'kaksha.remote=public,kaksha.version=1.2.0%2Bb,kaksha.cause=click';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, baggage };
  await api.app.inject({ url: '/backend/categories?n=click', headers });
  const all = await spans('GET /backend/categories');
  const call = all.find(({ name }) => name === 'GET /backend/categories');
  expect(attributesOf(call as SentSpan)).toMatchObject({
    'kaksha.remote': 'public',
    'kaksha.release': 'public@1.2.0+b',
    'kaksha.cause': 'click',
  });
  const query = all.find(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect([call?.traceId, query?.traceId]).toEqual([traceId, traceId]);
});

test.each([
  'kaksha.remote=asha@kaksha.test,kaksha.version=1.0.0',
  `kaksha.remote=public,kaksha.version=${'1'.repeat(200)}`,
  'kaksha.remote=public',
  'x',
])('what a browser says in another form is dropped: %s', async (baggage) => {
  await api.app.inject({ url: `/backend/categories?n=${baggage.length}`, headers: { baggage } });
  const call = (await spans('GET /backend/categories')).find(({ name }) => name === 'GET /backend/categories');
  expect(Object.keys(attributesOf(call as SentSpan)).filter((key) => key.startsWith('kaksha.'))).toEqual([]);
});

test('queries of requests that share one connection stay in their own traces', async () => {
  const paths = ['/categories', '/languages', '/categories/subcategories', '/patrons-registration/GetCountries'];
  await Promise.all(paths.map((path, index) => api.app.inject({ url: `/backend${path}?n=${index}` })));
  const all = await spans(...paths.map((path) => `GET /backend${path}`));
  const calls = all.filter(({ name }) => name.startsWith('GET '));
  const parents = new Map(calls.map(({ spanId, traceId }) => [spanId, traceId]));
  const queries = all.filter(({ name }) => name === 'SELECT');
  expect([calls.length, queries.length]).toEqual([4, expect.any(Number)]);
  expect(queries.every(({ parentSpanId = '', traceId }) => parents.get(parentSpanId) === traceId)).toBe(true);
  expect(new Set(queries.map(({ parentSpanId }) => parentSpanId)).size).toBe(4);
});

/** A W3C trace that a browser or a proxy has begun. */
const newTrace = () => {
  const traceId = randomUUID().replaceAll('-', '');
  return { traceId, headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } };
};

const writeToSupport = (headers: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: '/backend/support-type',
    headers,
    payload: { type: 5, name: 'Asha', email: personal.email, message: 'Does the class have a recording?' },
  });

test('a trace goes from a request through its jobs to their queries', async () => {
  const { traceId, headers } = newTrace();
  await writeToSupport(headers);
  await api.runJobs();
  const own = (await spans('POST /backend/support-type')).filter((span) => span.traceId === traceId);
  const [request, event, mail] = ['POST /backend/support-type', 'job fan-out-events', 'job send-mail'].map((name) =>
    own.find((span) => span.name === name),
  );
  expect([event?.parentSpanId, mail?.parentSpanId]).toEqual([request?.spanId, event?.spanId]);
  expect(attributesOf(event as SentSpan)).toEqual({ 'kaksha.job': 'fan-out-events' });
  expect(own.filter(({ parentSpanId }) => parentSpanId === event?.spanId).length).toBeGreaterThan(1);
});

test('jobs that run together have one span with a link to each request', async () => {
  const traces = [newTrace(), newTrace()];
  for (const { headers } of traces) await writeToSupport(headers);
  await api.runJobs();
  const batch = (await spans()).filter(({ name }) => name === 'job fan-out-events');
  expect(batch).toHaveLength(1);
  expect(batch[0]?.links?.map(({ traceId }) => traceId)).toEqual(traces.map(({ traceId }) => traceId));
  expect(attributesOf(batch[0] as SentSpan)).toMatchObject({ 'messaging.batch.message_count': 2 });
});

test('the span of a job that fails has the name of its error and not its message', async () => {
  const failing = () => traceJob('send-mail', [{}], () => Promise.reject(new RangeError(personal.email)));
  await expect(failing()).rejects.toThrow(RangeError);
  const [span] = await spans();
  expect(attributesOf(span as SentSpan)).toEqual({ 'kaksha.job': 'send-mail', 'error.type': 'RangeError' });
  expect(span?.status.code).toBe(statusError);
  expect(JSON.stringify(sent)).not.toContain(personal.email);
});

test('a job that is added outside a trace begins a trace of its own', async () => {
  await traceJob('publish-due-posts', [], async () => {});
  const [span] = await spans();
  expect([span?.name, span?.parentSpanId ?? '']).toEqual(['job publish-due-posts', '']);
});

test('no span holds a token, a mail address, a phone number, a search or a network address', async () => {
  const { email, phone, search } = personal;
  const { token } = await signIn(api, email);
  const headers = { authorization: `Bearer ${token}`, cookie: `auth_token=${token}`, 'user-agent': email };
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    api.app.inject({ method, url, headers, remoteAddress: '203.0.113.77', ...(payload && { payload }) });
  await call('GET', `/backend/patrons-registration/GetAllCourses?course_name=${encodeURIComponent(search)}`);
  await call('GET', '/backend/auth/user');
  await call('GET', `/backend/auth/${token}`);
  await call('POST', '/backend/auth/email/send-code', { email });
  await call('POST', '/backend/support-type', { type: 5, name: 'Asha', email, phone, message: `call ${phone}` });
  await call('POST', `/backend/no-such-call/${encodeURIComponent(email)}`, { phone });
  await site.inject({ url: `/course/${encodeURIComponent(email)}/7?q=${encodeURIComponent(search)}`, headers });
  await site.inject({ url: `/${encodeURIComponent(email)}/${token}`, headers });
  expect((await spans()).length).toBeGreaterThan(10);
  const text = JSON.stringify(sent);
  for (const each of [
    token,
    ...Object.values(personal),
    encodeURIComponent(email),
    encodeURIComponent(search),
    '203.0.113.77',
  ])
    expect(text).not.toContain(each);
});
