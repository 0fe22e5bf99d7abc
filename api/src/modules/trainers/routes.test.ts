import { addCourse, addLookups, addReview, addTrainer, inDays } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp } from '../../../test/test-app';

let api: TestApp;
let ashaId: number;

beforeAll(async () => {
  api = await makeTestApp();
  const { db } = api;
  await addLookups(db);
  const asha = await addTrainer(db, { name: 'Asha Rao', experienceYears: 11, location: 'Pune, Maharashtra' });
  const vikram = await addTrainer(db, {
    name: 'Vikram Solanki',
    experienceYears: 4,
    location: 'Delhi',
    headline: 'Spark',
  });
  const shield = await addTrainer(db, { name: 'NetShield Academy', kind: 'institute', experienceYears: 8 });
  await addTrainer(db, { name: 'No Course Yet', experienceYears: 2 });
  const linux = await addCourse(db, { trainerId: asha, name: 'Linux', starts: [12] });
  await addCourse(db, { trainerId: asha, name: 'Containers', starts: [5] });
  await addCourse(db, { trainerId: asha, name: 'Dashboards', categoryId: 2 });
  await addCourse(db, { trainerId: vikram, name: 'Pipelines', categoryId: 2 });
  await addCourse(db, { trainerId: shield, name: 'Ethical Hacking', categoryId: 3 });
  const { userId } = await signIn(api, 'learner@kaksha.test');
  await addReview(db, { trainerId: asha, courseId: linux, userId, stars: 4, text: 'Clear and kind.' });
  ashaId = asha;
});
afterAll(() => api.close());

async function trainers(query: Record<string, string> = {}) {
  const { status, body } = await api.call('GET', '/dashboard/GetAllTrainers', { query });
  expect(status).toBe(200);
  return { ...body.data, names: body.data.results.map(({ name }: { name: string }) => name) };
}

test.each<Record<string, string>>([
  { page: '0' },
  { limit: '1000' },
  { sortBy: 'age' },
  { experienceLevel: 'senior' },
  { courseCountGt: 'many' },
])('returns 400 for an invalid query: %j', async (query) => {
  const answer = await api.call('GET', '/dashboard/GetAllTrainers', { query });
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'VALIDATION_FAILED' } });
});

test('lists trainers with public courses, best rated first', async () => {
  const found = await trainers({ courseCountGt: '0' });
  expect(found.names).toEqual(['Asha Rao', 'Vikram Solanki', 'NetShield Academy']);
  expect(found.results[0]).toMatchObject({
    type: 'individual',
    experience: 11,
    location: 'Pune, Maharashtra',
    course_count: 3,
    categories: ['Cloud field', 'Data field'],
    rating: { average: 4, count: 1 },
    next_batch: { start_date: inDays(5), course_name: 'Containers' },
    photo: null,
  });
  expect(found.results[2]).toMatchObject({ institute_name: 'NetShield Academy', next_batch: null });
  expect((await trainers({ courseCountGt: '-1' })).names).toContain('No Course Yet');
  expect((await trainers({ courseCountGt: '2' })).names).toEqual(['Asha Rao']);
});

test.each<[Record<string, string>, string[]]>([
  [{ search: 'vikram' }, ['Vikram Solanki']],
  [{ search: 'netsheild academy' }, ['NetShield Academy']],
  [{ search: 'spark' }, ['Vikram Solanki']],
  [{ search: 'hacking' }, ['NetShield Academy']],
  [{ search: 'विक्रम' }, ['Vikram Solanki']],
  [{ search: 'हैकिंग' }, ['NetShield Academy']],
  [{ search: '%' }, []],
  [{ location: 'delhi' }, ['Vikram Solanki']],
  [{ experienceLevel: '11+' }, ['Asha Rao']],
  [{ experienceLevel: '3-5' }, ['Vikram Solanki']],
  [{ sortBy: 'name_asc' }, ['Asha Rao', 'NetShield Academy', 'Vikram Solanki']],
  [{ sortBy: 'experience_low_high' }, ['Vikram Solanki', 'NetShield Academy', 'Asha Rao']],
  [{ sortBy: 'experience_high_low' }, ['Asha Rao', 'NetShield Academy', 'Vikram Solanki']],
  [{ search: '', location: '', sortBy: '', experienceLevel: '' }, ['Asha Rao', 'Vikram Solanki', 'NetShield Academy']],
])('filters and sorts: %j', async (query, expected) => {
  expect((await trainers(query)).names).toEqual(expected);
});

test('returns the URLs of the neighbouring pages', async () => {
  const first = await trainers({ limit: '2', search: '' });
  expect(first).toMatchObject({ count: 3, total_pages: 2, current_page: 1, previous: null });
  expect(first.next).toBe('/backend/dashboard/GetAllTrainers?limit=2&search=&page=2');
  const last = await trainers({ limit: '2', page: '2' });
  expect(last).toMatchObject({ names: ['NetShield Academy'], next: null });
  expect(last.previous).toContain('page=1');
});

test('returns a trainer by id, 404 for an unknown id and 400 for an invalid one', async () => {
  const get = (id: string | number) => api.call('GET', `/patrons-registration/GetBasicDetails/${id}`);
  expect((await get(ashaId)).body.data.results).toMatchObject({ name: 'Asha Rao', course_count: 3 });
  expect(await get(999_999)).toMatchObject({ status: 404, body: { error: 'Instructor not found' } });
  expect(await get('abc')).toMatchObject({ status: 400 });
});
