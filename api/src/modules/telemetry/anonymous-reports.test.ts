import { makeTestApp, type TestApp } from '../../../test/test-app';
import { telemetryEvents } from '../../platform/database/schema/platform';
import { issuePageToken } from './page-token';
import { getReleaseFigures } from './service';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp({ trustProxy: 1 });
});
afterAll(() => api.close());
afterEach(() => api.db.delete(telemetryEvents));

const served = ['shell@1.0.0', 'public@2.0.0', 'public@1.0.0'];
const pageToken = (now = new Date(), key = api.services.signingKey) => issuePageToken(key, served, now);

const failure = { kind: 'error', remote: 'public', version: '2.0.0', path: '/', name: 'load', message: 'gone' };
const load = { kind: 'vital', remote: 'public', version: '2.0.0', path: '/', name: 'REMOTE', value: 80 };

const send = (events: unknown[], page: string | undefined, address = '203.0.113.1') =>
  api.call('POST', '/telemetry', { body: { page, events }, headers: { 'x-forwarded-for': address } });
const stored = () => api.db.select().from(telemetryEvents);
async function figuresOf(version: string) {
  const figures = await getReleaseFigures(api.services, { since: new Date(Date.now() - 60_000) });
  return figures.find((each) => each.version === version);
}

test('drops a report without a token, with a token signed by another key, and with an expired one', async () => {
  const dayBefore = new Date(Date.now() - 25 * 3_600_000);
  for (const token of [
    undefined,
    '',
    'x~public@2.0.0~1.0',
    pageToken(new Date(), 'another key'),
    pageToken(dayBefore),
  ]) {
    expect((await send([failure], token)).status).toBe(204);
  }
  const forged = pageToken().replace('public@2.0.0', 'public@6.6.6');
  await send([{ ...failure, version: '6.6.6' }], forged);
  expect(await stored()).toEqual([]);
});

test('drops events of releases that the page did not include', async () => {
  await send([{ ...failure, version: '3.0.0' }, { ...failure, remote: 'trainer' }, load], pageToken());
  expect(await stored()).toMatchObject([{ remote: 'public', version: '2.0.0', name: 'REMOTE' }]);
});

test('stores one load report for each page and release', async () => {
  const token = pageToken();
  await send([failure, failure], token);
  await send([failure], token, '203.0.113.2');
  await send([load, { ...load, version: '1.0.0' }], token);
  expect((await stored()).map(({ name, version }) => [name, version])).toEqual([
    ['load', '2.0.0'],
    ['REMOTE', '1.0.0'],
  ]);
});

test('counts each network address once for any number of pages', async () => {
  for (let i = 0; i < 60; i += 1) await send([i % 2 ? failure : load], pageToken());
  expect(await figuresOf('2.0.0')).toMatchObject({ loads: 1, loadFailures: 1 });
  await send([failure], pageToken(), '203.0.113.2');
  expect(await figuresOf('2.0.0')).toMatchObject({ loads: 1, loadFailures: 2 });
});

test('counts all addresses of an IPv6 network as one', async () => {
  for (let i = 1; i < 20; i += 1) await send([failure], pageToken(), `2001:db8:1:2::${i}`);
  await send([failure], pageToken(), '2001:db8:1:3::1');
  expect(await figuresOf('2.0.0')).toMatchObject({ loadFailures: 2 });
});

test('stores no network address, only a keyed hash', async () => {
  await send([load], pageToken(), '203.0.113.77');
  const [event] = await stored();
  expect(event?.network).toMatch(/^[0-9a-f]{24}$/);
  expect(JSON.stringify(event)).not.toContain('203.0.113.77');
});
