import { brand } from '@kaksha/domain/brand';
import { defaultSettings } from '@kaksha/domain/site-settings';
import { makeTestApp, type TestApp } from '../../../test/test-app';
import { siteSettingVersions } from '../database/schema/site-settings';
import { sitePages } from './site-pages';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

const builtIn = defaultSettings(10);
let version = 0;
async function store(section: 'brand' | 'banner' | 'maintenance', value: object | null) {
  version += 1;
  await api.db.insert(siteSettingVersions).values({ section, version, value: value && { ...value } });
  await api.services.site.reload();
}
const shown = () => sitePages(api.services).current();
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

test('pages change nothing while nothing is stored', () => {
  expect(shown()).toBeUndefined();
});

test('a stored name reaches pages, mails and documents, and leaves them with the built-in one', async () => {
  await store('brand', { ...builtIn.brand, name: 'Paathshala' });
  expect([shown()?.brand?.name, brand.name]).toEqual(['Paathshala', 'Paathshala']);
  await store('brand', null);
  expect([shown(), brand.name]).toEqual([undefined, 'Kaksha']);
});

test.each([
  ['before its time', { from: at(60_000) }, false],
  ['in its time', { from: at(-60_000), to: at(60_000) }, true],
  ['after its time', { to: at(-60_000) }, false],
])('a banner %s', async (_when, period, isShown) => {
  await store('banner', { ...builtIn.banner, text: 'Holidays', ...period });
  expect(shown()?.banner !== undefined).toBe(isShown);
  await store('banner', null);
});

test('each version of a banner has its own id, so that dismissing one does not hide the next', async () => {
  await store('banner', { ...builtIn.banner, text: 'One' });
  const first = shown()?.banner?.id;
  await store('banner', { ...builtIn.banner, text: 'Two' });
  expect(shown()?.banner?.id).not.toBe(first);
  await store('banner', null);
});

test('pages of a site in maintenance say so', async () => {
  await store('maintenance', { on: true, message: '', until: null });
  expect(shown()?.maintenance).toMatch(/You can read everything/);
  await store('maintenance', null);
});
