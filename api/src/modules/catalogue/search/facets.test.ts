import { addCourse, addLookups, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, type TestApp } from '../../../../test/test-app';

let api: TestApp;

beforeAll(async () => {
  api = await makeTestApp();
  const { db } = api;
  await addLookups(db);
  const trainerId = await addTrainer(db);
  await addCourse(db, { trainerId, name: 'A', feeMinor: 1_000_000, starts: [1] });
  await addCourse(db, { trainerId, name: 'B', feeMinor: 5_000_000, discount: 50, difficulty: 'Advanced' });
  await addCourse(db, { trainerId, name: 'C', categoryId: 2, languageId: 2, mode: 'Online/Offline', feeMinor: null });
  await addCourse(db, { trainerId, name: 'D', categoryId: 2, mode: 'Classroom(Offline)', feeMinor: 9_000_000 });
  await addCourse(db, { trainerId, name: 'Hidden', status: 'draft', publishedAt: null });
});
afterAll(() => api.close());

async function facets(query: Record<string, string> = {}) {
  const { body } = await api.call('GET', '/patrons-registration/GetCourseFacets', { query });
  const counts = (list: { name: string; count: number }[]) => Object.fromEntries(list.map((c) => [c.name, c.count]));
  const { categories, difficulties, modes, languages, price_buckets, price_ceiling } = body.data.results;
  return {
    categories: counts(categories),
    difficulties: counts(difficulties),
    modes: counts(modes),
    languages: counts(languages),
    buckets: price_buckets as number[],
    ceiling: price_ceiling as number,
  };
}

test('counts every choice, also those with 0 courses', async () => {
  const found = await facets();
  expect(found.categories).toEqual({ cloud: 2, data: 2, web: 0 });
  expect(found.difficulties).toEqual({ Beginner: 3, Intermediate: 0, Advanced: 1 });
  expect(found.languages).toEqual({ english: 3, hindi: 1 });
});

test('counts an Online/Offline course for both modes', async () => {
  expect((await facets()).modes).toEqual({ Online: 3, 'Classroom(Offline)': 2, 'Online/Offline': 1 });
});

test('applies a filter to the counts of other filters, not to its own', async () => {
  const found = await facets({ category: 'cloud', difficulty_level: 'Advanced' });
  expect(found.categories).toEqual({ cloud: 1, data: 0, web: 0 });
  expect(found.difficulties).toEqual({ Beginner: 1, Intermediate: 0, Advanced: 1 });
  expect(found.languages).toEqual({ english: 1, hindi: 0 });
});

test('counts prices in 16 buckets of a fixed scale, independent of the price filter', async () => {
  const found = await facets();
  expect(found.ceiling).toBe(90_000);
  expect(found.buckets).toHaveLength(16);
  // ₹10,000 in the second bucket of ₹5,625, ₹25,000 after discount in the fifth, the dearest in the last.
  expect([found.buckets[1], found.buckets[4], found.buckets[15]]).toEqual([1, 1, 1]);
  const cheap = await facets({ max_price: '20000' });
  expect(cheap.buckets).toEqual(found.buckets);
  expect(cheap.ceiling).toBe(90_000);
  expect(cheap.categories).toEqual({ cloud: 1, data: 0, web: 0 });
});

test('extends the scale to a higher price', async () => {
  const trainerId = await addTrainer(api.db);
  await addCourse(api.db, { trainerId, name: 'E', categoryId: 3, feeMinor: 12_345_600, feeUsdMinor: 1_500_00 });
  api.app.anonymousCache.clear();
  expect((await facets()).ceiling).toBe(124_000);
  expect((await facets({ currency: 'USD' })).ceiling).toBe(1500);
});

test('counts the same number of courses as the search for each choice', async () => {
  const { categories, difficulties, modes, languages } = await facets();
  const choices = { category: categories, difficulty_level: difficulties, timing_mode: modes, language: languages };
  for (const [parameter, counts] of Object.entries(choices)) {
    for (const [name, count] of Object.entries(counts)) {
      const query = { [parameter]: name };
      const { body } = await api.call('GET', '/patrons-registration/GetAllCourses', { query });
      expect({ name, count: body.data.count }).toEqual({ name, count });
    }
  }
});
