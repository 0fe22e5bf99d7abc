import { makeTestApp, type TestApp } from '../../../test/test-app';
import { telemetryEvents } from '../../platform/database/schema/platform';
import { issuePageToken } from './page-token';
import { getVersionFigures } from './version-figures';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp({ trustProxy: 1 });
}, 60_000);
afterAll(() => api.close());
afterEach(() => api.db.delete(telemetryEvents));

const release = { remote: 'public', version: '2.0.0' };
const former = { remote: 'public', version: '1.0.0' };
const newPage = () => issuePageToken(api.services.signingKey, ['public@2.0.0', 'public@1.0.0'], new Date());
const send = (events: unknown[], { page = newPage(), address = '203.0.113.1' } = {}) =>
  api.call('POST', '/telemetry', { body: { page, events }, headers: { 'x-forwarded-for': address } });
const vital = (name: string, value: number, of = release) => ({ kind: 'vital', ...of, path: '/', name, value });
const at = (line: number, of = release) =>
  `Error: x\n at f (https://kaksha.test/remotes/public/${of.version}/page.js:1:${line})`;
const error = (message: string, stack?: string) => ({
  kind: 'error',
  ...release,
  path: '/course?q=asha',
  name: 'window',
  message,
  stack,
});
const figures = (since = new Date(Date.now() - 60_000)) =>
  getVersionFigures(api.services, { since, releases: [release, former] });

test('a release without reports has no figures', async () => {
  expect(await figures()).toEqual([release, former].map((of) => ({ ...of, vitals: {}, errors: [] })));
});

test('a network with many pages counts once in the 75th percentile', async () => {
  for (let page = 0; page < 9; page += 1) await send([vital('LCP', 90_000)]);
  for (const [index, value] of [100, 200, 300, 400].entries()) {
    await send([vital('LCP', value), vital('CLS', 0.02), vital('FID', 8)], { address: `198.51.100.${index}` });
  }
  const [live, before] = await figures();
  expect(live?.vitals).toEqual({
    LCP: { value: 400, networks: 5 },
    CLS: { value: 0.02, networks: 4 },
    FID: { value: 8, networks: 4 },
  });
  expect(before?.vitals).toEqual({});
});

test('a page has one value of each measurement: the greatest', async () => {
  const page = newPage();
  await send([vital('CLS', 0.1), vital('CLS', 0.3), vital('CLS', 0.2)], { page });
  await send([vital('CLS', 0.25)], { page });
  await send([vital('CLS', 0.4, former)], { page });
  expect(await api.db.$count(telemetryEvents)).toBe(1);
  expect((await figures()).map(({ vitals }) => vitals)).toEqual([{}, { CLS: { value: 0.4, networks: 1 } }]);
});

test.each([
  ['unknown names', vital('SPY', 1)],
  ['negative values', vital('LCP', -1)],
  ['values of more than ten minutes', vital('LCP', 600_001)],
  ['no value', { ...vital('LCP', 1), value: undefined }],
])('drops measurements with %s', async (_, event) => {
  expect((await send([event])).status).toBe(204);
  expect(await api.db.$count(telemetryEvents)).toBe(0);
});

test('groups errors by their positions, those of most networks first, without personal data', async () => {
  await send([error('often', at(10)), error('often', at(10)), error('often', at(10))]);
  await send([error('of asha@kaksha.test', at(20))], { address: '203.0.113.2' });
  await send([error('latest of asha@kaksha.test', at(20))], { address: '203.0.113.3' });
  await send([error('plain'), error('plain'), error('other')]);
  const [{ errors } = { errors: [] }] = await figures();
  expect(errors).toMatchObject([
    {
      message: 'latest of [email]',
      stack: 'public/2.0.0/page.js:1:20',
      reports: 2,
      networks: [/^[0-9a-f]{24}$/, /./].map((each) => expect.stringMatching(each)),
      path: '/course',
    },
    { message: 'often', stack: 'public/2.0.0/page.js:1:10', reports: 3 },
    { message: 'plain', stack: null, reports: 2 },
    { message: 'other', stack: null, reports: 1 },
  ]);
  expect(await figures(new Date(Date.now() + 60_000))).toMatchObject([{ errors: [] }, { errors: [] }]);
});

test('a page reports twenty errors at most, and a release shows fifty', async () => {
  const page = newPage();
  await send(
    Array.from({ length: 15 }, (_, index) => error(`first ${index}`)),
    { page },
  );
  await send(
    Array.from({ length: 15 }, (_, index) => error(`then ${index}`)),
    { page },
  );
  expect(await api.db.$count(telemetryEvents)).toBe(20);
  for (let each = 0; each < 3; each += 1) {
    await send(Array.from({ length: 20 }, (_, index) => error(`page ${each} ${index}`)));
  }
  const [live] = await figures();
  expect(live?.errors).toHaveLength(50);
});
