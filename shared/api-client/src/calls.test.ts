import * as factories from '@kaksha/testing/factories';
import { batchWire, courseDetailsWire, courseWire, trainerWire } from '@kaksha/testing/wire/catalogue';
import { countAction, getCourseActions, removeCourseAction, setCourseAction } from './actions';
import { sendCode, verifyCode } from './auth';
import { getBatches, getBatchesOfCourse, getBatchesOfTrainer } from './batches';
import { getAllPosts, getDraftPosts, getPosts, momentOf } from './blog';
import {
  getAllSubcategories,
  getCourse,
  getCourseFacets,
  getCoursesOfTrainer,
  getSubcategories,
  getTrainers,
  searchCourses,
} from './catalogue';
import { getModulesOfCourse } from './curriculum';
import { envelope, fakeApi } from './fake-api';
import type { CourseDetailsWire, CourseWire, TrainerWire } from './generated/wire';
import { getCurrentUser } from './session';
import { getSupportTypes, sendSupportMessage, supportType } from './support';

const course: CourseWire = {
  ...courseWire(factories.course()),
  id: 7,
  slug: 'kubernetes',
  course_name: 'Kubernetes',
  description: 'Run a cluster.',
  category: 'Cloud & DevOps',
  category_id: 1,
  category_name: 'cloud-devops',
  category_motif: 'cloud',
  sub_category: null,
  sub_category_id: null,
  difficulty_level: 'Intermediate',
  language: 'English',
  language_id: 2,
  mode: 'Online',
  trainer_id: 3,
  trainer_name: 'Ananya Raghavan',
  trainer_rating: null,
  trainer_photo: null,
  trainer_photo_sources: null,
  rating: { average: 4.9, count: 128 },
  thumbnail: '/m/k-960.webp',
  thumbnail_sources: { avif: '/m/k-320.avif 320w', webp: '/m/k-320.webp 320w', width: 960, height: 640 },
  fee: 15_000,
  fee_usd: 190,
  discount: 20,
  batches: [
    {
      ...batchWire(factories.batch(), 'Ananya Raghavan'),
      id: 1,
      courseId: 7,
      trainerId: 3,
      day_of_week: 1,
      start_date: '2026-11-23',
      end_date: '2027-01-01',
      duration: '2 hours',
      time_from: '19:00',
      time_to: '21:00',
      timezone: 'IST',
      timePart: 'Evening',
      mode: 'Online',
      area: null,
      status: true,
    },
  ],
  course_status: 'published',
  stage: 5,
};
const trainer: TrainerWire = {
  ...trainerWire(factories.trainer()),
  id: 3,
  type: 'individual',
  name: 'Ananya Raghavan',
  headline: '',
  about_us: '',
  location: 'Bengaluru',
  experience: 11,
  photo: null,
  photo_sources: null,
  rating: null,
  course_count: 3,
  is_verified: false,
  categories: ['Cloud & DevOps'],
  next_batch: { start_date: '2026-11-23', course_id: 7, course_name: 'Kubernetes' },
};
const details: CourseDetailsWire = {
  ...courseDetailsWire(factories.courseDetails()),
  ...course,
  prerequisites: 'None',
  objectives: '',
  video_url: null,
  trainer_chat: 'javascript:alert(1)',
  contents: [
    { id: 1, content_type: 'Silent Features', content_text: 'Small rooms, Notes (PDF, video)', is_live: true },
    { id: 2, content_type: 'Something else', content_text: 'x', is_live: true },
  ],
  curriculums: [{ id: 1, module_name: 'One', topic_name: 'a, b', hands_on: '', skills: 'a,A' }],
  trainer,
  reviews: [{ id: 1, user_name: 'Rahul', rating: 5, comment: 'Good.', created_at: '2026-01-01T00:00:00Z' }],
};

test('a search uses the parameter names of the API and omits empty values', async () => {
  const paging = { count: 1000, capped: true, total_pages: 100, current_page: 2 };
  const { http, calls } = fakeApi(() => envelope([course], paging));
  const page = await searchCourses(http, {
    text: ' kube ',
    categories: ['cloud-devops', 'ai'],
    difficulties: [],
    modes: ['Online', 'Classroom(Offline)'],
    days: 'weekend',
    minPrice: 0,
    currency: 'INR',
    sort: 'price_high_low',
    page: 2,
  });
  expect(calls[0]).toMatchObject({ method: 'GET', url: '/patrons-registration/GetAllCourses' });
  expect(calls[0]?.params).toEqual({
    page: 2,
    count: 10,
    course_name: 'kube',
    category: 'cloud-devops,ai',
    timing_mode: 'Online,Classroom(Offline)',
    days: 'weekend',
    min_price: 0,
    currency: 'INR',
    sort_by: 'price',
    sort_order: 'desc',
  });
  expect(page).toMatchObject({ total: 1000, capped: true, page: 2, totalPages: 100 });
});

test('maps a course to the domain type', async () => {
  const { http } = fakeApi(() => envelope([course], { count: 1, total_pages: 1, current_page: 1 }));
  const [found] = (await searchCourses(http, {})).results;
  expect(found).toMatchObject({
    name: 'Kubernetes',
    category: { name: 'cloud-devops', displayName: 'Cloud & DevOps', motif: 'cloud' },
    subcategory: null,
    fees: { inr: 15_000, usd: 190, discount: 20 },
    thumbnail: { src: '/m/k-960.webp', avif: '/m/k-320.avif 320w', width: 960 },
    trainer: { id: 3, photo: null },
    batches: [{ dayOfWeek: 1, startTime: '19:00', timeZone: 'IST', state: 'open' }],
  });
  expect(found).not.toHaveProperty('activity');
});

test('maps a draft without a category to a placeholder category', async () => {
  const noCategory = { category: null, category_id: null, category_name: null, category_motif: null };
  const draft = { ...course, ...noCategory, contents: [], curriculums: [] };
  const { http, calls } = fakeApi(() => envelope([draft]));
  expect((await getCoursesOfTrainer(http, 3, 'draft'))[0]?.category.displayName).toBe('No category yet');
  expect(calls[0]?.params).toEqual({ course_status: 'draft' });
});

test('splits lists, maps legacy labels and drops unsafe links of course details', async () => {
  const { http } = fakeApi(() => envelope(details));
  const found = await getCourse(http, 7);
  expect(found.contents).toEqual([
    { id: 1, type: 'Salient Features', items: ['Small rooms', 'Notes (PDF, video)'], live: true },
  ]);
  expect(found.modules[0]).toMatchObject({ topics: ['a', 'b'], handsOn: [], skills: ['a'] });
  expect(found.chatUrl).toBeNull();
  expect(found.trainerProfile).toMatchObject({ experienceYears: 11, nextBatch: { courseId: 7 } });
});

test('facets send only the filters', async () => {
  const facets = { categories: [], difficulties: [], modes: [], languages: [], price_buckets: [1], price_ceiling: 9 };
  const { http, calls } = fakeApi(() => envelope(facets));
  expect(await getCourseFacets(http, { page: 3, sort: 'rating', text: 'a' })).toMatchObject({ priceBuckets: [1] });
  expect(calls[0]?.params).toEqual({ course_name: 'a' });
});

test('loads subcategories from both endpoints', async () => {
  const wire = [{ id: 1, category_id: 4, name: 'Containers' }];
  const { http } = fakeApi(({ url }) => envelope(url === '/categories/subcategories' ? wire : { subcategories: wire }));
  const expected = [{ id: 1, categoryId: 4, name: 'Containers' }];
  expect(await getAllSubcategories(http)).toEqual(expected);
  expect(await getSubcategories(http, 4)).toEqual(expected);
});

test('requests only trainers with at least one course', async () => {
  const { http, calls } = fakeApi(() => envelope([trainer], { count: 1, total_pages: 1, current_page: 1 }));
  expect((await getTrainers(http, { search: '', sortBy: 'name_asc' })).results[0]?.kind).toBe('individual');
  expect(calls[0]?.params).toEqual({ courseCountGt: 0, page: 1, limit: 10, sortBy: 'name_asc' });
});

test('liking and unliking use the two operations of the API', async () => {
  const { http, calls } = fakeApi(() => envelope({ is_like: true, is_interest: false }));
  await setCourseAction(http, 7, 'like');
  await removeCourseAction(http, 7, 'interest', 5);
  await countAction(http, 7, 2);
  expect(calls.map(({ method, url, body, params }) => [method, url, body ?? params])).toEqual([
    ['POST', '/training-info/CourseAction', { courseId: 7, is_like: true }],
    ['DELETE', '/patrons-registration/CourseAction', { userId: 5, courseId: 7, type: 'interest' }],
    ['POST', '/course-actions/increment', { course_id: 7, action_type: 2 }],
  ]);
  expect(await getCourseActions(http, 1, 7)).toEqual({ like: true, interest: false });
});

test('signing in returns the token and the user', async () => {
  const user = {
    user_id: 5,
    name: 'Priya Nair',
    email_id: 'priya@kaksha.test',
    contact_no: null,
    is_admin: false,
    trainer_id: null,
    photo: null,
  };
  const { http, calls } = fakeApi(({ url }) =>
    envelope(url === '/auth/user' ? user : { auth_token: 't', user_id: 5, user }),
  );
  const person = expect.objectContaining({ id: 5, email: 'priya@kaksha.test', trainerId: null });
  await sendCode(http, 'priya@kaksha.test');
  expect(await verifyCode(http, { email: 'priya@kaksha.test', code: '123456' })).toEqual({
    token: 't',
    userId: 5,
    user: person,
  });
  expect(calls[1]?.body).toEqual({ emailId: 'priya@kaksha.test', otp: '123456' });
  expect(await getCurrentUser(http, 5)).toEqual(person);
});

test('a message to the platform that is not accepted rejects with the error of the answer', async () => {
  const { http } = fakeApi(() => ({ body: { success: true, status: 'failed', error: 'The office is closed.' } }));
  const message = { type: supportType.contact, email: 'a@b.test' };
  await expect(sendSupportMessage(http, message)).rejects.toMatchObject({ message: 'The office is closed.' });
});

test.each([
  [
    { body: { status: 'error', error: 'The letter box is full.' } },
    'The letter box is full.',
    'The letter box is full.',
  ],
  [{ body: { status: 'error' } }, 'Failed to send message', 'Failed to subscribe. Please try again.'],
  [
    { status: 502, body: '<html>' },
    'Something went wrong. Please try again later.',
    'Failed to subscribe. Please try again.',
  ],
  [new Error('offline'), 'Something went wrong. Please try again later.', 'Failed to subscribe. Please try again.'],
])('the answer %j rejects a message with %j and a subscription with %j', async (answer, message, subscription) => {
  const { http } = fakeApi(() => answer);
  const email = 'asha@kaksha.test';
  await expect(sendSupportMessage(http, { type: supportType.contact, email })).rejects.toMatchObject({ message });
  await expect(sendSupportMessage(http, { type: supportType.newsletter, email })).rejects.toMatchObject({
    message: subscription,
  });
});

test.each([
  ['in its words', { status: 503, body: { error: 'The office is closed.' } }, 'The office is closed.'],
  ['in ours, when it says nothing', { status: 502, body: '<html>' }, 'Failed to fetch support types'],
])('a failed load of support types rejects with a message: %s', async (_how, answer, message) => {
  await expect(getSupportTypes(fakeApi(() => answer).http)).rejects.toMatchObject({ message });
});

test('each list of posts uses its endpoint', async () => {
  const { http, calls } = fakeApi(() => envelope([]));
  for (const getList of [getAllPosts, getPosts, getDraftPosts]) await getList(http);
  expect(calls.map(({ url }) => url)).toEqual(['/blogs/all', '/blogs/', '/blogs/drafts']);
});

test('reads the time of a comment as text and as seconds', () => {
  expect(momentOf('2026-01-12T09:00:00.000Z')).toBe('2026-01-12T09:00:00.000Z');
  expect(momentOf({ seconds: 1_768_208_400 })).toBe('2026-01-12T09:00:00.000Z');
});

test('requests the modules of a course with a timeout of five seconds', async () => {
  const { http } = fakeApi(() => envelope([]));
  const get = jest.spyOn(http, 'get');
  await getModulesOfCourse(http, 7);
  expect(get).toHaveBeenCalledWith(
    '/courseCurriculum/courses/7/curriculum',
    expect.objectContaining({ timeout: 5000 }),
  );
});

test.each([
  ['Failed to fetch timings', getBatches],
  ['Failed to fetch trainer timings', getBatchesOfTrainer],
  ['Failed to fetch course timings', getBatchesOfCourse],
])('batches that fail to load without a message reject with: %s', async (message, load) => {
  const silent = fakeApi(() => ({ status: 502, body: '<html>' }));
  await expect(load(silent.http, 3)).rejects.toMatchObject({ message });
  const talking = fakeApi(() => ({ status: 503, body: { error: 'The office is closed.' } }));
  await expect(load(talking.http, 3)).rejects.toMatchObject({ message: 'The office is closed.' });
});
