import * as limits from '@kaksha/domain/limits';
import { eq } from 'drizzle-orm';
import { addCourse, addLookups, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, type TestApp } from '../../../../test/test-app';
import { courses } from '../../../platform/database/schema/courses';
import { searchCounts } from '../../../platform/database/schema/platform';
import { deleteOldSearches, getPopularSearches } from './service';

let api: TestApp;
let course: number;
let network = 0;

beforeAll(async () => {
  api = await makeTestApp({ trustProxy: 1 });
  await addLookups(api.db);
  const trainerId = await addTrainer(api.db);
  course = await addCourse(api.db, { trainerId, name: 'Kubernetes for Beginners' });
  await addCourse(api.db, { trainerId, name: 'Dashboards with Power BI' });
});
beforeEach(async () => {
  await api.db.delete(searchCounts);
});
afterAll(() => api.close());

/** From a network of its own, unless one is given. */
function search(text: string, address = `10.1.${Math.floor(network / 250)}.${network++ % 250}`) {
  const headers = { 'x-forwarded-for': address };
  return api.call('POST', '/patrons-registration/RecordSearch', { body: { text }, headers });
}
const stored = async () => (await api.db.select().from(searchCounts)).map(({ text, searches }) => ({ text, searches }));
const popular = () => getPopularSearches(api.services);

test('counts a text in the spelling of the catalogue', async () => {
  expect((await search('  kubernetes ')).status).toBe(204);
  await search('KUBERNETES');
  expect(await stored()).toEqual([{ text: 'Kubernetes', searches: 2 }]);
});

test.each(['priya@mail.example', 'kube', 'beginners kubernetes', 'the'])('does not store %j', async (text) => {
  expect((await search(text)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('counts a network once a day for each text', async () => {
  for (const text of ['kubernetes', 'Kubernetes', 'power bi']) await search(text, '198.51.100.7');
  expect(await stored()).toEqual([
    { text: 'Kubernetes', searches: 1 },
    { text: 'Power BI', searches: 1 },
  ]);
});

test('lists texts from the third search on, the most frequent first', async () => {
  expect(limits.popularSearches.min).toBe(3);
  for (const text of ['kubernetes', 'kubernetes', 'kubernetes', 'power bi', 'power bi']) await search(text);
  expect(await popular()).toEqual(['Kubernetes']);
  for (let times = 0; times < 2; times += 1) await search('power bi');
  expect(await popular()).toEqual(['Power BI', 'Kubernetes']);
  const { body } = await api.call('GET', '/patrons-registration/GetPopularSearches');
  expect(body.data.results).toEqual(['Power BI', 'Kubernetes']);
});

test('does not list a text whose courses are no longer public', async () => {
  for (let times = 0; times < 3; times += 1) await search('kubernetes');
  await api.db.update(courses).set({ status: 'draft' }).where(eq(courses.id, course));
  expect(await popular()).toEqual([]);
  await api.db.update(courses).set({ status: 'published' }).where(eq(courses.id, course));
});

test('forgets searches after 30 days', async () => {
  for (let times = 0; times < 3; times += 1) await search('kubernetes');
  const later = new Date(Date.now() + 32 * 86_400_000);
  const services = { ...api.services, clock: { ...api.services.clock, now: () => later } };
  expect(await getPopularSearches(services)).toEqual([]);
  await deleteOldSearches(services);
  expect(await stored()).toEqual([]);
});

test('refuses a text of one letter or more than the maximum', async () => {
  expect((await search('k')).status).toBe(400);
  expect((await search('k'.repeat(limits.searchTextMax + 1))).status).toBe(400);
});
