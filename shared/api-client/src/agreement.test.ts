import { addCourse, addLookups, addReview } from '@kaksha/api/test/catalogue-fixtures';
import { makeTestApp, type Person, signIn, type TestApp } from '@kaksha/api/test/test-app';
import { countAction, getCourseActions, getCoursesWithAction, setCourseAction } from './actions';
import { getCurrentUser, sendCode, signOut, verifyCode } from './auth';
import { getPosts } from './blog';
import {
  getCategories,
  getCourse,
  getCourseFacets,
  getCoursesOfTrainer,
  getLanguages,
  getSimilarCourses,
  getStartingSoon,
  getSubcategories,
  getTrainers,
  searchCourses,
} from './catalogue';
import { httpToApp } from './fake-transport';
import { subscribeToNewsletter } from './support';

/** Runs the client against the real API. */
let api: TestApp;
let trainer: Person;
let learner: Person;
let course: number;

const httpAs = (person: Person | null) => httpToApp(api.app, api.settings.prefix, person?.token ?? null);

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual', name: 'Ananya Raghavan' });
  learner = await signIn(api, 'learner@kaksha.test', { name: 'Priya Nair' });
  const trainerId = trainer.trainerId as number;
  course = await addCourse(api.db, {
    trainerId,
    name: 'Kubernetes in Production',
    subcategoryId: 1,
    feeUsdMinor: 9950,
    discount: 20,
    trainerChat: 'https://wa.me/919812345678',
    starts: [3],
  });
  await addCourse(api.db, { trainerId, name: 'Helm', starts: [5] });
  await addCourse(api.db, { trainerId, name: 'Draft', status: 'draft', publishedAt: null, categoryId: null });
  await addReview(api.db, { trainerId, courseId: course, userId: learner.userId, stars: 5, text: 'Good.' });
});
afterAll(() => api.close());

test('the API accepts a search with every filter', async () => {
  const page = await searchCourses(httpAs(null), {
    text: 'kubernetes',
    categories: ['cloud', 'web'],
    subcategory: 'Containers',
    difficulties: ['Beginner', 'Advanced'],
    language: 'english',
    modes: ['Online', 'Classroom(Offline)'],
    days: 'weekday',
    minPrice: 0,
    maxPrice: 90_000,
    currency: 'INR',
    trainerId: trainer.trainerId as number,
    sort: 'price_high_low',
    page: 1,
    count: 5,
  });
  expect(page).toMatchObject({ total: 1, capped: false, page: 1, totalPages: 1 });
  expect(page.results[0]).toMatchObject({
    id: course,
    name: 'Kubernetes in Production',
    category: { name: 'cloud', displayName: 'Cloud field', motif: 'cloud' },
    subcategory: { name: 'Containers' },
    trainer: { name: 'Ananya Raghavan', photo: null, rating: { average: 5, count: 1 } },
    rating: { average: 5, count: 1 },
    fees: { inr: 1000, usd: 99.5, discount: 20 },
    batches: [{ startTime: '19:00', endTime: '21:00', timeZone: 'IST', active: true, timePart: 'Morning' }],
  });
});

test('the API accepts every sort', async () => {
  for (const sort of ['start_date', 'newest', 'price_low_high', 'price_high_low', 'rating'] as const) {
    expect((await searchCourses(httpAs(null), { sort })).total).toBe(2);
  }
});

test('loads lookups, facets, starts and suggestions', async () => {
  const http = httpAs(null);
  expect((await getCategories(http))[0]).toMatchObject({ name: 'cloud', courseCount: 2, motif: 'cloud' });
  expect(await getSubcategories(http)).toHaveLength(4);
  expect(await getSubcategories(http, 1)).toMatchObject([
    { name: 'Containers', categoryId: 1 },
    { name: 'Networking' },
  ]);
  expect((await getLanguages(http))[0]).toMatchObject({ name: 'english', displayName: 'English' });
  expect(await getCourseFacets(http, { categories: ['cloud'] })).toMatchObject({
    categories: [{ name: 'cloud', count: 2 }, {}, {}],
    priceCeiling: 90_000,
  });
  expect((await getStartingSoon(http, { days: 4 })).map(({ id }) => id)).toEqual([course]);
  expect((await getSimilarCourses(http, course)).map(({ name }) => name)).toEqual(['Helm']);
});

test('loads course details and trainers', async () => {
  const http = httpAs(null);
  expect(await getCourse(http, course)).toMatchObject({
    chatUrl: 'https://wa.me/919812345678',
    trainerProfile: { name: 'Ananya Raghavan', kind: 'individual', courseCount: 2, nextBatch: { courseId: course } },
    reviews: [{ authorName: 'Priya Nair', stars: 5, text: 'Good.' }],
  });
  await expect(getCourse(http, 99_999)).rejects.toMatchObject({ status: 404, code: 'COURSE_NOT_FOUND' });
  const trainers = await getTrainers(http, { search: 'ananya', experienceLevel: '0-2', sortBy: 'name_asc' });
  expect(trainers).toMatchObject({ total: 1, results: [{ experienceYears: 0, categories: ['Cloud field'] }] });
});

test("loads a trainer's own courses, including drafts without a category", async () => {
  const http = httpAs(trainer);
  const id = trainer.trainerId as number;
  expect(await getCoursesOfTrainer(http, id, 'draft')).toMatchObject([
    { name: 'Draft', status: 'draft', category: { displayName: 'No category yet' }, activity: { enrolled: 0 } },
  ]);
  await expect(getCoursesOfTrainer(httpAs(learner), id, 'draft')).rejects.toMatchObject({ status: 403 });
});

test('saves courses, sets interest and counts actions', async () => {
  const http = httpAs(learner);
  await setCourseAction(http, course, 'like', true);
  await setCourseAction(http, course, 'interest', true);
  expect(await getCourseActions(http, learner.userId, course)).toEqual({ liked: true, interested: true });
  expect((await getCoursesWithAction(http, learner.userId, 'like')).map(({ id }) => id)).toEqual([course]);
  await setCourseAction(http, course, 'like', false);
  expect(await getCourseActions(http, learner.userId, course)).toEqual({ liked: false, interested: true });
  await countAction(http, course, 1);
  await expect(setCourseAction(httpAs(null), course, 'like', true)).rejects.toMatchObject({ status: 401 });
});

test('signs in, loads the current user and signs out', async () => {
  const email = 'new.person@kaksha.test';
  const visitor = httpAs(null);
  await sendCode(visitor, email);
  const { body } = await api.call('GET', '/dev/mailbox', { query: { to: email } });
  const code = body.data.results[0].otp;
  await expect(verifyCode(visitor, { email, code: '000000' })).rejects.toMatchObject({ status: 400 });
  const { token, userId, user } = await verifyCode(visitor, { email, code, name: 'New Person' });
  expect(user).toMatchObject({ id: userId, name: 'New Person', email, isAdmin: false, trainerId: null });
  const http = httpAs({ token, userId, trainerId: null });
  expect(await getCurrentUser(http, userId)).toEqual(user);
  await signOut(http);
  await expect(getCurrentUser(http, userId)).rejects.toMatchObject({ status: 401 });
});

test('subscribes to the newsletter and loads the blog', async () => {
  await subscribeToNewsletter(httpAs(null), { email: 'reader@kaksha.test', name: 'Reader' });
  expect(await getPosts(httpAs(null), 'published')).toEqual([]);
  await expect(getPosts(httpAs(learner), 'all')).rejects.toMatchObject({ status: 403 });
});
