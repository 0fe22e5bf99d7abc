import { sql } from 'drizzle-orm';
import { addCourse, addLookups, addReview, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import type { CourseFilters } from './filters';
import { readFilters } from './read-filters';
import { findCourses } from './repo';
import type { CourseSearchQuery } from './schema';
import { orderOf } from './sort-order';
import { type ColumnOrder, sortWindow } from './sort-window';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
  const { db } = api;
  await addLookups(db);
  const trainerId = await addTrainer(db);
  const { userId } = await signIn(api, 'learner@kaksha.test');
  for (let number = 0; number < 40; number += 1) {
    const courseId = await addCourse(db, {
      trainerId,
      name: `${number % 4 === 0 ? 'Forecasting' : 'Weather'} ${number}`,
      description: number % 3 === 0 ? 'Storms and forecasts.' : 'Clouds, seen from below.',
      difficulty: number % 2 === 0 ? 'Beginner' : 'Advanced',
      feeMinor: number % 7 === 0 ? null : 100_000 + 10_000 * (number % 11),
      starts: number % 5 === 0 ? [] : [{ in: 1 + ((number * 7) % 23), dayOfWeek: number % 2 === 0 ? 1 : 2 }],
      publishedAt: new Date(2026, 0, 1 + ((number * 3) % 40)),
    });
    if (number % 6 === 0) await addReview(db, { trainerId, courseId, userId, stars: 1 + (number % 5) });
  }
  await db.execute(sql`analyze courses`);
}, 60_000);
afterAll(() => api.close());

test.each<[string, CourseSearchQuery]>([
  ['by relevance', { course_name: 'forecast' }],
  ['on a later page', { course_name: 'forecast', count: 2, page: 3 }],
  ['with filters', { course_name: 'forecast', difficulty_level: 'Advanced', max_price: 1800 }],
  ['on weekends', { course_name: 'forecast', days: 'weekend', sort_by: 'start_date' }],
  ['soonest first', { course_name: 'forecast', sort_by: 'start_date' }],
  ['latest first', { course_name: 'forecast', sort_by: 'start_date', sort_order: 'desc' }],
  ['newest first', { course_name: 'forecast', sort_by: 'created_at' }],
  ['cheapest first', { course_name: 'forecast', sort_by: 'price' }],
  ['dearest first', { course_name: 'forecast', sort_by: 'price', sort_order: 'desc' }],
  ['best rated first', { course_name: 'forecast', sort_by: 'rating' }],
  ['words of few', { course_name: 'forecast storms 12' }],
  ['words of none', { course_name: 'zebra' }],
])('a search in windows of the sort order finds the same courses as a search of all: %s', async (_, query) => {
  const filters = (await readFilters(systemContext(api.services, api.settings), query)) as CourseFilters;
  const find = (cap: number, margin: number) =>
    findCourses(api.db, filters, orderOf(query), { page: query.page ?? 1, count: query.count ?? 10 }, { cap, margin });
  for (const cap of [3, 6, 1000]) {
    const whole = await find(cap, Number.MAX_SAFE_INTEGER);
    // The first window is long enough, or far too short.
    for (const margin of [1.5, 0.01]) expect(await find(cap, margin)).toEqual(whole);
  }
});

test.each<ColumnOrder>([
  { column: 'next_start_at', direction: 'asc' },
  { column: 'next_start_at', direction: 'desc' },
  { column: 'published_at', direction: 'desc' },
  { column: 'price_minor', direction: 'asc' },
])(
  'a window holds about the requested share, and none is returned for all courses: $column $direction',
  async (order) => {
    const window = await sortWindow(api.db, order, 0.25);
    const { rows } = await api.db.execute<{ courses: number }>(
      sql`select count(*)::int as courses from courses c where ${window}`,
    );
    expect(rows[0]?.courses).toBeGreaterThanOrEqual(8);
    expect(rows[0]?.courses).toBeLessThanOrEqual(18);
    expect(await sortWindow(api.db, order, 1.1)).toBeNull();
  },
);
