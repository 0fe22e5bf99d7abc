import { addDays } from '@kaksha/domain/dates';
import { firstClassDay } from '@kaksha/domain/timetable';
import fc from '@kaksha/testing/properties';
import { eq } from 'drizzle-orm';
import { addCourse, addTrainer } from '../../../../test/catalogue-fixtures';
import { makeSearchCatalogue, type SearchCatalogue } from '../../../../test/search-catalogue';
import { batches, courses } from '../../../platform/database/schema/courses';
import { CourseSearchQuery } from './schema';

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

let api: SearchCatalogue['api'];
let trainer: SearchCatalogue['trainer'];
let admin: SearchCatalogue['admin'];
let learner: SearchCatalogue['learner'];
let other: number;
let search: SearchCatalogue['search'];

beforeAll(async () => {
  ({ api, trainer, admin, learner, other, search } = await makeSearchCatalogue());
});
afterAll(() => api.close());

test.each<[Record<string, string>, RegExp]>([
  [{ page: '-1' }, /page must be at least 1/],
  [{ page: 'two' }, /page must be a whole number/],
  [{ count: '101' }, /count must be at most 100/],
  [{ min_price: 'NaN' }, /min_price must be a number/],
  [{ min_price: '-5' }, /min_price must be a number between 0 and 2,00,00,000/],
  [{ min_price: '900', max_price: '100' }, /minimum price is above the maximum/],
  [{ price: 'cheap' }, /price has to be a number or a range/],
  [{ sort_by: 'luck' }, /sort_by must be one of start_date/],
  [{ sort_order: 'up' }, /sort_order must be one of asc, desc/],
  [{ difficulty_level: 'Beginner,Expert' }, /difficulty_level can be Beginner.*not 'Expert'/],
  [{ timing_mode: 'By post' }, /timing_mode can be/],
  [{ trainer_id: '1 or 1=1' }, /trainer_id has to be a whole number/],
  [{ days: 'monday' }, /days must be one of weekday, weekend/],
  [{ time_of_day: 'noon' }, /time_of_day can be morning, afternoon, evening/],
  [{ starts_before: '2026-02-30' }, /starts_before has to be a day/],
  [{ within_km: '900' }, /within_km must be at most 200/],
  [{ currency: 'EUR' }, /currency must be one of INR, USD/],
  [{ course_name: 'x'.repeat(201) }, /course_name must have at most 200/],
])('returns 400 for an invalid filter: %j', async (query, sentence) => {
  for (const call of ['GetAllCourses', 'GetCourseFacets']) {
    if (call === 'GetCourseFacets' && ('page' in query || 'count' in query || query.sort_by || query.sort_order))
      continue;
    const answer = await api.call('GET', `/patrons-registration/${call}`, { query });
    expect(answer).toMatchObject({ status: 400, body: { success: false, status: 'error', code: 'VALIDATION_FAILED' } });
    expect(answer.body.error).toMatch(sentence);
  }
});

test('finds published, active courses, soonest first, those without a start last', async () => {
  const found = await search();
  expect(found.names).toEqual(['Kubernetes', 'UX', 'Python', 'Linux']);
  expect(found).toMatchObject({ count: 4, capped: false, total_pages: 1, current_page: 1 });
});

test('tells the paging also in the names of the specification', async () => {
  expect(await search()).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: 4, itemsPerPage: 10 });
  const second = await search({ page: '2', count: '3' });
  expect(second).toMatchObject({ currentPage: 2, totalPages: 2, totalItems: 4, itemsPerPage: 3 });
});

test('returns everything that a card shows', async () => {
  const { results } = await search({ course_name: 'kubernetes' });
  expect(results[0]).toMatchObject({
    course_name: 'Kubernetes in Production',
    slug: 'kubernetes-in-production',
    category: 'Cloud field',
    category_name: 'cloud',
    sub_category: 'Containers',
    trainer_name: 'Ananya Raghavan',
    mode: 'Online',
    timing_modes: ['Online'],
    language: 'English',
    fee: 15_000,
    fee_usd: 190,
    discount: 20,
    duration: '2 hours',
    rating: { average: 5, count: 1 },
    thumbnail: null,
    contact_no: null,
    course_status: 'published',
  });
  const [, next] = results[0].batches;
  expect(next).toMatchObject({ time_from: '19:00', TimeFromType: 'PM', timezone: 'IST', day_of_week: 1, status: true });
  expect(results[0].start_date).toBe(firstClassDay({ dayOfWeek: 1, startDate: next.start_date }));
});

test.each<[string, Record<string, string>, string[]]>([
  ['category by machine name', { category: 'data' }, ['Python']],
  ['several categories, by name and id', { category: 'Cloud Field,3' }, ['Kubernetes', 'UX', 'Linux']],
  ['a category that does not exist', { category: 'cooking' }, []],
  ['subcategory', { sub_category: 'containers' }, ['Kubernetes']],
  ['language', { language: 'Hindi' }, ['Python']],
  ['difficulties', { difficulty_level: 'advanced,Intermediate' }, ['Kubernetes', 'UX']],
  ['mode online, found in both-ways courses too', { timing_mode: 'Online' }, ['Kubernetes', 'UX', 'Python']],
  ['mode classroom', { timing_mode: 'Classroom(Offline)' }, ['UX', 'Linux']],
  [
    'either mode narrows nothing',
    { timing_mode: 'Online/Offline(classroom)' },
    ['Kubernetes', 'UX', 'Python', 'Linux'],
  ],
  [
    'either mode in other words narrows nothing',
    { timing_mode: 'Online/Classroom(Offline)' },
    ['Kubernetes', 'UX', 'Python', 'Linux'],
  ],
  ['an empty mode narrows nothing', { timing_mode: '' }, ['Kubernetes', 'UX', 'Python', 'Linux']],
  ['weekend batches, in order of these and not of others', { days: 'weekend' }, ['Python', 'UX']],
  ['batches on weekends only', { days: 'weekend-only' }, ['Python']],
  ['several languages', { language: 'hindi,english' }, ['Kubernetes', 'UX', 'Python', 'Linux']],
  ['classes in the morning', { time_of_day: 'morning' }, []],
  ['classes in the afternoon or evening', { time_of_day: 'afternoon,evening' }, ['Kubernetes', 'UX', 'Python']],
  ['weekday batches that have not ended', { days: 'weekday' }, ['Kubernetes', 'UX']],
  ['lowest price after discount', { min_price: '12000' }, ['Kubernetes']],
  ['highest price after discount', { max_price: '12000' }, ['Kubernetes', 'Python', 'Linux']],
  ['just below a price', { max_price: '11999' }, ['Python', 'Linux']],
  ['a price range in one', { price: '1-5000' }, ['Python']],
  ['prices in dollars', { currency: 'USD', max_price: '100' }, ['UX']],
  ['courses with a fee in dollars', { currency_id: '2' }, ['Kubernetes', 'UX']],
  ['city of a classroom batch', { location: 'delhi' }, ['UX']],
  ['area of a classroom batch', { location: 'Saket' }, ['UX']],
  ['one of several places', { location: 'Mumbai, Saket' }, ['UX']],
  ['a place without classroom batches', { location: 'Bengaluru' }, []],
  ['the surroundings of a place', { location: 'Noida', within_km: '30' }, ['UX']],
  ['surroundings that are too small', { location: 'Noida', within_km: '5' }, []],
  ['a start before a day', { starts_before: inDays(8) }, ['Kubernetes', 'UX']],
  ['length in weeks', { max_weeks: '1' }, []],
  ['hours of a class, from its times', { max_hours: '2' }, ['Kubernetes', 'UX', 'Python']],
  ['hours of a class that are too few', { max_hours: '1' }, ['Python']],
  ['hours of a class, from its duration text', { max_hours: '1', duration: 'minutes' }, ['Python']],
  ['demo classes', { is_demo: 'true' }, ['Python']],
  ['courses that are not a demo class', { is_demo: 'false', category: 'data' }, []],
  ['duration', { duration: '90' }, ['Python']],
  ['prerequisites', { prerequisites: 'linux' }, ['Kubernetes']],
  ['a per cent sign is a letter, not a wildcard', { prerequisites: '%' }, []],
  ['active ones', { is_active: 'true' }, ['Kubernetes', 'UX', 'Python', 'Linux']],
  [
    'empty values count as absent',
    { category: '', min_price: '', sort_by: '', page: '' },
    ['Kubernetes', 'UX', 'Python', 'Linux'],
  ],
  ['filters together', { category: 'cloud,data', max_price: '5000', timing_mode: 'Online' }, ['Python']],
])('filters by %s', async (_name, query, expected) => {
  expect((await search(query)).names).toEqual(expected);
});

test('the mode filter finds a course by the mode of an open batch', async () => {
  const modes = async (mode: string) => (await search({ timing_mode: mode, course_name: 'Hybrid' })).names;
  const id = await addCourse(api.db, { trainerId: other, name: 'Hybrid Teaching', mode: 'Online' });
  const [batch] = await api.db
    .insert(batches)
    .values({
      courseId: id,
      trainerId: other,
      dayOfWeek: 1,
      startDate: inDays(3),
      endDate: inDays(20),
      timeFrom: '19:00',
      duration: '2 hours',
      mode: 'Classroom(Offline)',
    })
    .returning();
  expect(await modes('Classroom(Offline)')).toEqual(['Hybrid']);
  expect(await modes('Online')).toEqual(['Hybrid']);
  await api.db.update(batches).set({ state: 'closed' }).where(eq(batches.id, batch!.id));
  api.app.anonymousCache.clear();
  expect(await modes('Classroom(Offline)')).toEqual([]);
  await api.db.delete(courses).where(eq(courses.id, id));
});

test('filters by objectives, creator and last editor', async () => {
  const id = await addCourse(api.db, { trainerId: other, name: 'Goals First' });
  const authors = { createdBy: learner.userId, modifiedBy: admin.userId };
  await api.db
    .update(courses)
    .set({ objectives: 'Set a goal', ...authors })
    .where(eq(courses.id, id));
  api.app.anonymousCache.clear();
  expect((await search({ objectives: 'a goal' })).names).toEqual(['Goals']);
  expect((await search({ created_by: String(learner.userId) })).names).toEqual(['Goals']);
  expect((await search({ modified_by: String(admin.userId) })).names).toEqual(['Goals']);
  await api.db.delete(courses).where(eq(courses.id, id));
});

test('filters by trainer', async () => {
  expect((await search({ trainer_id: String(other) })).names).toEqual(['UX', 'Python', 'Linux']);
  expect((await search({ trainer_id: `${other},${trainer.trainerId}` })).count).toBe(4);
});

test.each<[Record<string, string>, string[]]>([
  [{ sort_by: 'start_date', sort_order: 'desc' }, ['Python', 'UX', 'Kubernetes', 'Linux']],
  [{ sort_by: 'created_at' }, ['Linux', 'Kubernetes', 'Python', 'UX']],
  [{ sort_by: 'price' }, ['Linux', 'Python', 'Kubernetes', 'UX']],
  [{ sort_by: 'price', sort_order: 'desc' }, ['Kubernetes', 'Python', 'Linux', 'UX']],
  [{ sort_by: 'price', currency: 'USD' }, ['UX', 'Kubernetes', 'Python', 'Linux']],
])('sorts, with null values last: %j', async (query, expected) => {
  expect((await search(query)).names).toEqual(expected);
});

test('sorts by rating, best first', async () => {
  expect((await search({ sort_by: 'rating' })).names[0]).toBe('Kubernetes');
});

test('returns pages without overlap, and an empty page with the total beyond the end', async () => {
  const pages = await Promise.all(['1', '2', '3'].map((page) => search({ page, count: '3' })));
  expect(pages.map(({ names }) => names.length)).toEqual([3, 1, 0]);
  expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(4);
  expect(pages[2]).toMatchObject({ count: 4, total_pages: 2, current_page: 3 });
  expect((await search({ page: '100000' })).names).toEqual([]);
});

test('returns drafts only to their trainer and admins', async () => {
  const drafts = (token?: string) => search({ course_status: 'draft' }, token).then(({ names }) => names);
  expect(await drafts()).toEqual([]);
  expect(await drafts(learner.token)).toEqual([]);
  expect(await drafts(trainer.token)).toEqual(['My']);
  expect((await drafts(admin.token)).sort()).toEqual(['My', 'Their']);
  expect((await search({ is_active: 'false' })).names).toEqual([]);
  expect((await search({ is_active: 'false' }, trainer.token)).names).toEqual([]);
  expect((await search({ is_active: 'false' }, admin.token)).names).toEqual(['Switched']);
});

test('shows a new price after the anonymous cache was cleared', async () => {
  await search({ category: 'web' });
  await addCourse(api.db, { trainerId: other, name: 'Another', categoryId: 3 });
  api.app.anonymousCache.clear();
  expect((await search({ category: 'web' })).names).toEqual(['UX', 'Another']);
});

test('answers 200 or 400 for any query string', async () => {
  const { properties } = CourseSearchQuery;
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      ...Object.keys(properties),
      '-1',
      '1e9',
      '99999999999999999999',
      "' or 1=1 --",
      '{1,2}',
      '%',
      '\\',
      '(',
      ':*',
    ),
  );
  const query = fc.dictionary(fc.constantFrom(...Object.keys(properties)), value, { maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(query, async (typed) => {
      for (const call of ['GetAllCourses', 'GetCourseFacets']) {
        const { status } = await api.call('GET', `/patrons-registration/${call}`, { query: typed });
        expect([200, 400, 403]).toContain(status);
      }
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['a place', { location: 'Pune' }],
  ['a length', { course_name: '', max_weeks: '2', location: 'Pune' }],
])('with %s, courses are in the order of their matching batches, which the cards show', async (_name, query) => {
  const classroom = { mode: 'Classroom(Offline)', area: 'Baner, Pune' } as const;
  const trainerId = await addTrainer(api.db, { name: 'Isha Kale', location: 'Pune' });
  const both = await addCourse(api.db, {
    trainerId,
    name: 'Pottery Online and in Pune',
    starts: [{ in: 2 }, { in: 40, endDate: inDays(50), ...classroom }],
  });
  const only = await addCourse(api.db, {
    trainerId,
    name: 'Weaving in Pune',
    starts: [{ in: 20, endDate: inDays(30), ...classroom }],
  });
  const found = await search(query);
  expect(found.names).toEqual(['Weaving', 'Pottery']);
  expect((await search({ ...query, sort_by: 'start_date', sort_order: 'desc' })).names).toEqual(['Pottery', 'Weaving']);
  for (const id of [both, only]) await api.db.update(courses).set({ isActive: false }).where(eq(courses.id, id));
});
