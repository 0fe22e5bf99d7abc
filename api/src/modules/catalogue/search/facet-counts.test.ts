import { deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import { addCourse, addLookups, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, type TestApp } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { countFacets, forgetFacets } from './cached-facets';
import type { Facets } from './facets';
import { type CourseFilters, condition } from './filters';
import { readFilters } from './read-filters';
import type { CourseFilterQuery } from './schema';

let api: TestApp;
let trainerId: number;

beforeAll(async () => {
  api = await makeTestApp();
  const { db } = api;
  await addLookups(db);
  trainerId = await addTrainer(db);
  for (let number = 0; number < 48; number += 1) {
    await addCourse(db, {
      trainerId,
      name: `Course ${number}`,
      categoryId: 1 + (number % 3),
      subcategoryId: [number % 2 === 0 ? 1 : 2, 3, null][number % 3] ?? null,
      languageId: 1 + (number % 2),
      difficulty: difficultyLevels[number % 4 === 0 ? 0 : 1 + (number % 2)],
      mode: deliveryModes[number % 5 === 0 ? 2 : number % 2],
      feeMinor: number % 7 === 0 ? null : 100_000 + 55_050 * number,
      feeUsdMinor: number % 3 === 0 ? null : 4_999 * number,
      isDemo: number % 6 === 0,
    });
  }
}, 60_000);
afterAll(() => api.close());

const filtersOf = async (query: CourseFilterQuery) =>
  (await readFilters(systemContext(api.services, api.settings), query)) as CourseFilters;

/** The facets from one query for each choice. */
async function countEach(filters: CourseFilters): Promise<Facets> {
  const count = async (over: Partial<CourseFilters>) => {
    const { rows } = await api.db.execute<{ courses: number }>(
      sql`select count(*)::int as courses from courses c where ${condition({ ...filters, ...over })}`,
    );
    return rows[0]?.courses ?? 0;
  };
  const ids = [1, 2, 3];
  const price = sql.raw(filters.currency === 'INR' ? 'c.price_minor' : 'c.price_usd_minor');
  const { rows } = await api.db.execute<{ highest: number }>(
    sql`select max(${price}) as highest from courses c where is_public`,
  );
  const step = filters.currency === 'INR' ? 1000 : 100;
  const ceiling = Math.max(filters.currency === 'INR' ? 90_000 : 1000, Math.ceil(rows[0]!.highest / 100 / step) * step);
  const buckets = await api.db.execute<{ bucket: number; courses: number }>(sql`
    select width_bucket(${price}, 0, ${ceiling * 100 + 1}, 16) as bucket, count(*)::int as courses from courses c
    where ${condition({ ...filters, minPrice: null, maxPrice: null })} group by 1`);
  const of = new Map(buckets.rows.map(({ bucket, courses }) => [bucket, courses]));
  const nonZero = (entries: [number, number][]) => new Map(entries.filter(([, courses]) => courses > 0));
  const each = <V, R>(values: readonly V[], work: (value: V) => Promise<R>) => Promise.all(values.map(work));
  return {
    total: await count({
      categoryIds: null,
      languageIds: null,
      difficulties: null,
      modes: null,
      minPrice: null,
      maxPrice: null,
    }),
    categories: nonZero(await each(ids, async (id) => [id, await count({ categoryIds: [id] })])),
    languages: nonZero(await each(ids, async (id) => [id, await count({ languageIds: [id] })])),
    difficulties: await each(difficultyLevels, async (name) => ({
      name,
      count: await count({ difficulties: [name] }),
    })),
    modes: await each(deliveryModes, async (name) => ({ name, count: await count({ modes: [name] }) })),
    priceBuckets: Array.from({ length: 16 }, (_, at) => of.get(at + 1) ?? 0),
    priceCeiling: ceiling,
  };
}

/** Maps without the choices that no course has. */
async function counted(filters: CourseFilters): Promise<Facets> {
  const facets = await countFacets(api.db, filters);
  const nonZero = (counts: Map<number, number>) => new Map([...counts].filter(([, courses]) => courses > 0).sort());
  return { ...facets, categories: nonZero(facets.categories), languages: nonZero(facets.languages) };
}

const queries: [string, CourseFilterQuery][] = [
  ['nothing', {}],
  ['a category', { category: 'cloud' }],
  ['two categories, a level and a language', { category: 'cloud,web', difficultyLevel: 'Beginner', language: 'hindi' }],
  ['a mode', { timingMode: 'Classroom(Offline)' }],
  ['a price', { minPrice: 4000.5, maxPrice: 15_000 }],
  ['a price in dollars and a level', { currency: 'USD', maxPrice: 900, difficultyLevel: 'Intermediate' }],
  ['courses with a fee in dollars', { currencyId: '2' }],
  ['demo classes', { isDemo: true, category: 'cloud' }],
  ['a subcategory', { subCategory: '1' }],
  ['two subcategories, a level and a price', { subCategory: '2,3', difficultyLevel: 'Advanced', maxPrice: 20_000 }],
  ['text', { courseName: 'course', maxPrice: 9000 }],
  ['a subcategory that no course has', { subCategory: '4' }],
];

test.each(queries)('counts each choice as a search with that choice finds: %s', async (_what, query) => {
  const filters = await filtersOf(query);
  expect(await counted(filters)).toEqual(await countEach(filters));
});

test.each([
  ['a price', 'update courses set fee_minor = 7654300 where id = 5'],
  ['a discount of many', 'update courses set discount = 12.5 where category_id = 2'],
  [
    'values of every facet',
    `update courses set category_id = 3, language_id = 2, difficulty = 'Advanced' where id = 9`,
  ],
  ['a subcategory', 'update courses set subcategory_id = 2 where id in (1, 4, 7)'],
  ['a hidden course', 'update courses set is_active = false where id = 11'],
  ['a course that is shown again', 'update courses set is_active = true where id = 11'],
  ['a draft that changes while hidden', `update courses set course_status = 'draft', fee_minor = 1 where id = 12`],
  ['a soft deletion', 'update courses set deleted_at = now() where id in (13, 14)'],
  ['removed rows', 'delete from courses where id in (15, 16)'],
  ['a demo class', 'update courses set is_demo = not is_demo where id < 9'],
  [
    'a batch of another mode',
    `insert into batches (course_id, trainer_id, day_of_week, start_date, end_date, time_from, duration, timezone, mode)
      select id, trainer_id, 2, current_date + 1, current_date + 30, '10:00', '1 hour', 'IST', 'Classroom(Offline)'
      from courses where id in (1, 2, 3)`,
  ],
])('counts what a change leaves: %s', async (_what, statement) => {
  const all = await Promise.all(queries.slice(0, 10).map(([, query]) => filtersOf(query)));
  await api.db.execute(sql.raw(statement));
  forgetFacets();
  for (const filters of all) expect(await counted(filters)).toEqual(await countEach(filters));
});

test('calls at the same time and of the next seconds share one count', async () => {
  const filters = await filtersOf({ maxPrice: 7000 });
  const execute = jest.spyOn(api.db, 'execute');
  const counts = await Promise.all(Array.from({ length: 5 }, () => countFacets(api.db, filters)));
  expect(await countFacets(api.db, { ...filters, categoryIds: [1] })).not.toEqual(counts[0]);
  // The highest price, and the courses by their values.
  expect(execute).toHaveBeenCalledTimes(2);
  execute.mockRestore();
  expect(new Set(counts.map((count) => JSON.stringify(count))).size).toBe(1);
});

test('a change of what visitors see counts anew', async () => {
  const filters = await filtersOf({});
  const { total } = await countFacets(api.db, filters);
  await addCourse(api.db, { trainerId, name: 'New' });
  api.app.anonymousCache.clear();
  expect((await countFacets(api.db, filters)).total).toBe(total + 1);
});
