import { telemetryEvents } from '../../db/schema/platform';
import { makeTestApp, type TestApp } from '../../test/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
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
const send = (events: unknown, headers?: Record<string, string>) =>
  api.call('POST', '/telemetry', { body: JSON.stringify({ events }), headers });

test.each([
  undefined,
  'x',
  [{ ...vital, kind: 'spy' }],
  [{ ...vital, value: '12' }],
  [{ ...vital, remote: undefined }],
  Array.from({ length: 51 }, () => vital),
])('what is no list of up to fifty events is refused (%#)', async (events) => {
  expect(await send(events)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
});

test('more than a browser has to say is refused', async () => {
  const stack = 'x'.repeat(70_000);
  expect((await send([{ ...vital, kind: 'error', stack }])).status).toBe(413);
});

test('vitals and errors are kept with their remote and version, sent as JSON or as sendBeacon sends a text', async () => {
  expect((await send([vital])).status).toBe(204);
  const error = {
    kind: 'error',
    remote: 'trainer',
    version: '2.0.0',
    path: '/patron',
    name: 'render',
    message: 'm'.repeat(2000),
  };
  expect((await send([error], { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204);
  expect(await api.db.select().from(telemetryEvents)).toMatchObject([
    { kind: 'vital', remote: 'public', version: '1.2.0', path: '/live-courses', name: 'LCP', value: 812.5 },
    { kind: 'error', remote: 'trainer', name: 'render', message: 'm'.repeat(1000) },
  ]);
});
