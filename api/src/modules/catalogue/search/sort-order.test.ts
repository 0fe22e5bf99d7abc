import { daysFilters } from '@kaksha/domain/course-query';
import fc from '@kaksha/testing/properties';
import { sql } from 'drizzle-orm';
import { addCourse, addLookups, addReview, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { type CourseFilters, condition } from './filters';
import { readFilters } from './read-filters';
import { findCourses } from './repo';
import { type CourseSearchQuery, courseSortKeys } from './schema';
import { orderOf } from './sort-order';

let api: TestApp;
let trainerId: number;
beforeAll(async () => {
  api = await makeTestApp();
  const { db } = api;
  await addLookups(db);
  trainerId = await addTrainer(db);
  const { userId } = await signIn(api, 'learner@kaksha.test');
  for (let number = 0; number < 40; number += 1) {
    const courseId = await addCourse(db, {
      trainerId,
      name: `${number % 4 === 0 ? 'Forecasting' : 'Weather'} ${number}`,
      description: number % 3 === 0 ? 'Storms and forecasts.' : 'Clouds, seen from below.',
      difficulty: number % 2 === 0 ? 'Beginner' : 'Advanced',
      languageId: 1 + (number % 2),
      feeMinor: number % 7 === 0 ? null : 100_000 + 10_000 * (number % 11),
      starts: number % 5 === 0 ? [] : [...startsOf(number)],
      publishedAt: new Date(2026, 0, 1 + ((number * 3) % 40)),
    });
    if (number % 6 === 0) await addReview(db, { trainerId, courseId, userId, stars: 1 + (number % 5) });
  }
}, 60_000);
afterAll(() => api.close());

/** A batch on weekdays and one on weekends, of which one may have begun. */
const startsOf = (number: number) => [
  { in: ((number * 7) % 23) - 3, dayOfWeek: 1 } as const,
  { in: ((number * 5) % 29) - 3, dayOfWeek: number % 3 === 0 ? 3 : 2 } as const,
];

interface Row extends Record<string, unknown> {
  id: number;
  next_start_at: string | null;
  published_at: string;
  price_minor: number | null;
  rating_avg: number;
  rating_count: number;
  match_start: string | null;
  rank: number;
}

type Key = (row: Row) => string | number | null;
const sortKeys: Record<string, Key[]> = {
  start_date: [(row) => row.next_start_at],
  created_at: [(row) => row.published_at],
  price: [(row) => row.price_minor],
  rating: [(row) => Number(row.rating_avg), (row) => row.rating_count],
};

/** By the keys and the id; null comes last. */
function sorted(rows: Row[], keys: Key[], direction: 'asc' | 'desc'): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => {
    for (const key of [...keys, (row: Row) => row.id]) {
      const [a, b] = [key(one), key(other)];
      if (a === b) continue;
      if (a === null || b === null) return a === null ? 1 : -1;
      return (a < b ? -1 : 1) * sign;
    }
    return 0;
  });
}

/** The day codes of the batches that match. */
const codesOf = {
  weekday: sql`1, 9, 3, 10`,
  weekend: sql`2, 8, 3, 10`,
  'weekend-only': sql`2, 8`,
} as const;

/** The page of a search that reads all matches. */
async function searchAll(filters: CourseFilters, query: CourseSearchQuery, cap: number) {
  const days = codesOf[filters.days ?? 'weekend'];
  const { rows } = await api.db.execute<Row>(sql`
    select c.id, c.next_start_at::text, c.published_at::text, c.price_minor, c.rating_avg::float8, c.rating_count,
      ${filters.text ? filters.text.ranks[0] : sql`0`} as rank,
      (select min(b.starts_at) from batches b where b.course_id = c.id and b.active and b.day_of_week in (${days})
        and starts_today_or_later(b.starts_at, b.timezone))::text as match_start
    from courses c where ${condition({ ...filters, days: null })} ${
      filters.days
        ? sql`and exists (select from batches b
      where b.course_id = c.id and b.active and b.day_of_week in (${days}) and coalesce(b.ends_at, 'infinity') >= now())`
        : sql``
    }`);
  const { key, direction } = orderOf(query);
  const first = sorted(rows, sortKeys[key] ?? sortKeys.start_date!, key === 'relevance' ? 'asc' : direction);
  const found = first.slice(0, cap + 1);
  const shown =
    key === 'relevance'
      ? sorted(found, [(row) => -row.rank, (row) => row.next_start_at], 'asc')
      : key === 'start_date' && filters.days
        ? sorted(found, [(row) => row.match_start], direction)
        : found;
  const [page, count] = [query.page ?? 1, query.count ?? 10];
  return {
    ids: shown
      .slice(0, cap)
      .slice((page - 1) * count, page * count)
      .map(({ id }) => id),
    total: Math.min(rows.length, cap),
    capped: rows.length > cap,
  };
}

const query = fc.record<CourseSearchQuery>(
  {
    courseName: fc.constantFrom('forecast', 'storms forecast', 'zebra'),
    difficultyLevel: fc.constantFrom('Advanced', 'Beginner,Advanced'),
    language: fc.constantFrom('hindi', 'english,hindi'),
    maxPrice: fc.constantFrom(1400, 1800),
    days: fc.constantFrom(...daysFilters),
    sortBy: fc.constantFrom(...courseSortKeys),
    sortOrder: fc.constantFrom('asc', 'desc'),
    page: fc.constantFrom(1, 2, 3),
    count: fc.constantFrom(2, 10),
  },
  { requiredKeys: [] },
);

test('finds the page that a search of all courses finds', async () => {
  const check = fc.asyncProperty(query, fc.constantFrom(3, 6, 1000), async (wanted, cap) => {
    const filters = (await readFilters(systemContext(api.services, api.settings), wanted)) as CourseFilters;
    const paging = { page: wanted.page ?? 1, count: wanted.count ?? 10 };
    const { cards: _cards, ...found } = await findCourses(api.db, filters, orderOf(wanted), paging, cap);
    expect(found).toEqual(await searchAll(filters, wanted, cap));
  });
  await fc.assert(check, { numRuns: 100 });
});
