import { makeTestApp, signIn, type TestApp } from '../../../test/test-app';
import { telemetryEvents } from '../../platform/database/schema/platform';
import { issuePageToken } from './page-token';

let api: TestApp;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
  api = await makeTestApp({ trustProxy: 1, logLevel: 'warn' }, undefined, log);
});
afterAll(() => api.close());

const vital = {
  kind: 'vital',
  remote: 'public',
  version: '1.2.0',
  path: '/live-courses?q=me',
  name: 'LCP',
  value: 812.5,
};
const releases = ['public@1.2.0', 'trainer@2.0.0', 'learner@1.0.0', 'learner@2.0.0'];
/** Sends events of a new page, from one network address. */
const send = (events: unknown, headers?: Record<string, string>, address = '203.0.113.1') => {
  const page = issuePageToken(api.services.signingKey, releases, new Date());
  return api.call('POST', '/telemetry', {
    body: JSON.stringify({ page, events }),
    headers: { 'x-forwarded-for': address, ...headers },
  });
};

test.each([
  undefined,
  'x',
  [{ ...vital, kind: 'spy' }],
  [{ ...vital, value: '12' }],
  [{ ...vital, remote: undefined }],
  Array.from({ length: 51 }, () => vital),
])('returns 400 without a list of up to fifty events (%#)', async (events) => {
  expect(await send(events)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
});

test('answers 413 for a body above 64 KiB', async () => {
  const stack = 'x'.repeat(70_000);
  expect((await send([{ ...vital, kind: 'error', stack }])).status).toBe(413);
});

test('stores vitals and errors sent as JSON or as text by sendBeacon', async () => {
  expect((await send([vital])).status).toBe(204);
  const error = {
    kind: 'error',
    remote: 'trainer',
    version: '2.0.0',
    path: '/patron',
    name: 'render',
    message: 'm '.repeat(2000),
  };
  expect((await send([error], { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204);
  expect(await api.db.select().from(telemetryEvents)).toMatchObject([
    { kind: 'vital', remote: 'public', version: '1.2.0', path: '/live-courses', name: 'LCP', value: 812.5 },
    { kind: 'error', remote: 'trainer', name: 'render', message: 'm '.repeat(500) },
  ]);
});

test('logs an error that a visitor saw under the reference of the error screen', async () => {
  const shown = { ...vital, kind: 'error', name: 'region:public', value: undefined };
  await send([
    { ...shown, reference: '7f3a91bc' },
    { ...shown, name: 'window' },
  ]);
  const seen = { reference: '7f3a91bc', remote: 'public', version: '1.2.0', where: 'region:public' };
  expect(lines).toEqual([expect.objectContaining(seen)]);
});

describe('release figures', () => {
  const loaded = (version: string, value: number) => ({ ...vital, name: 'REMOTE', remote: 'learner', version, value });
  const failed = (version: string, name: string) => ({ ...loaded(version, 0), kind: 'error', name, value: undefined });

  test('are for administrators only', async () => {
    expect((await api.call('GET', '/telemetry/releases')).status).toBe(401);
    const { token } = await signIn(api, 'asha@kaksha.test');
    expect((await api.call('GET', '/telemetry/releases', { token })).status).toBe(403);
  });

  test('count events per remote and version of the last minutes', async () => {
    for (const ms of [100, 200, 300, 400]) await send([loaded('2.0.0', ms)], {}, `203.0.113.${ms / 100}`);
    await send([
      loaded('1.0.0', 50),
      failed('2.0.0', 'load'),
      failed('2.0.0', 'window'),
      failed('2.0.0', 'region:learner'),
    ]);
    await api.db.insert(telemetryEvents).values({
      kind: 'vital',
      remote: 'learner',
      version: '0.9.0',
      path: '/',
      name: 'REMOTE',
      value: 9,
      at: new Date(Date.now() - 3 * 3_600_000),
    });
    const { token } = await signIn(api, 'admin@kaksha.test', { admin: true });
    const last = async (minutes: string) => {
      const { body } = await api.call('GET', '/telemetry/releases', { token, query: { minutes } });
      return body.data.results.filter(({ remote }: { remote: string }) => remote === 'learner');
    };
    expect(await last('60')).toMatchObject([
      { version: '1.0.0', loads: 1, loadFailures: 0, errors: 0, loadMs: 50 },
      { version: '2.0.0', loads: 4, loadFailures: 1, errors: 1, loadMs: 325 },
    ]);
    expect(await last('240')).toHaveLength(3);
    expect((await api.call('GET', '/telemetry/releases', { token, query: { minutes: '0' } })).status).toBe(400);
  });
});
