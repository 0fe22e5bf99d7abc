import { eq, sql } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { courseActionDays, enquiries } from '../../platform/database/schema/activity';
import { enrolments, orders } from '../../platform/database/schema/payments';
import { users } from '../../platform/database/schema/people';

let shop: Shop;
let otherTrainer: TestUser;
let viewer: TestUser;
let asker: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  shop = await makeShop();
  otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'institute' });
  viewer = await signIn(shop, 'viewer@example.com', { name: 'Vani Viewer', contactNo: '9000000001' });
  asker = await signIn(shop, 'asker@example.com', { name: '=Asker', contactNo: '9000000002' });
  buyer = await signIn(shop, 'buyer@example.com', { name: 'Bina Buyer', contactNo: '9000000003' });
  for (const person of [viewer, asker, buyer]) await act(person, 1);
  await act(asker, 2);
  await shop.call('POST', '/training-info/CourseAction', {
    token: asker.token,
    body: { courseId: shop.course, is_interest: true },
  });
  await buy(shop, buyer);
  await buy(shop, buyer, { batchId: shop.laterBatch });
});
afterAll(() => shop.close());

const act = (person: TestUser, type: number) =>
  shop.call('POST', '/course-actions/increment', {
    token: person.token,
    body: { course_id: shop.course, action_type: type },
  });
const lists = ['/course-purchase/users', '/course-actions/contacted', '/course-actions/activity'];
const get = (path: string, token?: string, query = {}) => shop.call('GET', path, { token, query });
const people = async (path: string, query = {}, token = shop.trainer.token) => {
  const { status, body } = await get(`${path}/${shop.course}`, token, query);
  expect(status).toBe(200);
  return body.data;
};

describe("a trainer's lists", () => {
  test.each(lists)('%s returns 401 for a visitor', async (path) => {
    expect((await get(`${path}/${shop.course}`)).status).toBe(401);
  });

  test.each(lists)('%s returns 400 for invalid input', async (path) => {
    const { token } = shop.trainer;
    expect((await get(`${path}/x`, token)).status).toBe(400);
    for (const query of [{ page: '0' }, { count: '501' }, { format: 'pdf' }]) {
      expect((await get(`${path}/${shop.course}`, token, query)).status).toBe(400);
    }
  });

  test.each(lists)("%s returns 403 for another trainer's course", async (path) => {
    for (const { token } of [shop.learner, buyer, otherTrainer]) {
      expect((await get(`${path}/${shop.course}`, token)).status).toBe(403);
      expect((await get(`${path}/${shop.course}`, token, { format: 'csv' })).status).toBe(403);
    }
  });

  test.each(lists)('%s returns 404 for an unknown course', async (path) => {
    expect((await get(`${path}/99999`, shop.trainer.token)).status).toBe(404);
  });

  test('lists a student of several batches once with the total amount paid', async () => {
    const data = await people('/course-purchase/users');
    expect(data).toMatchObject({ count: 1, course: { id: shop.course, course_name: 'Kubernetes in Production' } });
    expect(data.results).toMatchObject([
      {
        name: 'Bina Buyer',
        email: 'buyer@example.com',
        phone: '+919000000003',
        enrollment_status: 'Active',
        amount: 180_000,
        currency: 'INR',
        batches: [{ id: shop.batch }, { id: shop.laterBatch, label: expect.stringContaining('7:00–9:00 PM IST') }],
      },
    ]);
  });

  test('lists users who contacted the trainer with contact details and actions', async () => {
    const data = await people('/course-actions/contacted');
    expect(data.results).toMatchObject([
      {
        name: '=Asker',
        email: 'asker@example.com',
        phone: '+919000000002',
        actions: [
          { type: 1, count: 1 },
          { type: 2, count: 1 },
          { type: 3, count: 1 },
        ],
        enquiries: [],
      },
    ]);
  });

  test('lists users who only viewed the course without name, photo, id and contact details', async () => {
    const data = await people('/course-actions/activity');
    const seen = data.results.map(({ user_id, name, email, phone }: Record<string, unknown>) => ({
      user_id,
      name,
      email,
      phone,
    }));
    expect(seen).toEqual(
      expect.arrayContaining([
        { user_id: null, name: 'A learner', email: null, phone: null },
        { user_id: asker.userId, name: '=Asker', email: 'asker@example.com', phone: '+919000000002' },
        { user_id: buyer.userId, name: 'Bina Buyer', email: 'buyer@example.com', phone: '+919000000003' },
      ]),
    );
    expect(data.results.map(({ enrollment_id }: { enrollment_id: number }) => enrollment_id)).toEqual([1, 2, 3]);
    expect(data.results[0]).toMatchObject({ views: 1, enrollment_date: expect.stringMatching(/Z$/) });
    const table = await get(`/course-actions/activity/${shop.course}`, shop.trainer.token, { format: 'csv' });
    expect(`${JSON.stringify(data)} ${table.body}`).not.toMatch(/viewer@example\.com|Vani|9000000001/);
  });

  test('contain no postal address', async () => {
    await shop.db.update(users).set({ address: '12 Secret Street' }).where(eq(users.id, buyer.userId));
    for (const path of lists) {
      for (const query of [{}, { format: 'csv' }]) {
        const { body } = await get(`${path}/${shop.course}`, shop.trainer.token, query);
        expect(JSON.stringify(body)).not.toMatch(/Secret Street/);
      }
    }
  });

  test('counts distinct users, with the same counts on every page', async () => {
    const counts = { enrolled: 1, contacted: 1, viewcourse: 3 };
    expect((await people('/course-actions/activity')).activitycount).toEqual(counts);
    const details = await get(`/patrons-registration/GetCourseDetailsById/${shop.course}`, shop.trainer.token);
    expect(details.body.data.results.activitycount).toEqual(counts);
    const overview = await get('/course-actions/overview', shop.trainer.token);
    expect(overview.body.data.results.activitycount).toEqual(counts);
    for (const [path, count] of [
      ['/course-purchase/users', 1],
      ['/course-actions/contacted', 1],
      ['/course-actions/activity', 3],
    ] as const) {
      expect((await people(path)).count).toBe(count);
      expect((await people(path, { page: '9' })).count).toBe(count);
    }
  });

  test('returns the list in pages, to admins too', async () => {
    const first = await people('/course-actions/activity', { count: '2' }, shop.admin.token);
    const second = await people('/course-actions/activity', { count: '2', page: '2' }, shop.admin.token);
    expect(first).toMatchObject({ count: 3, total_pages: 2, current_page: 1 });
    const ids = [...first.results, ...second.results].map(({ enrollment_id }) => enrollment_id);
    expect(ids).toEqual([1, 2, 3]);
  });

  test.each([
    ['/course-purchase/users', 'enrolled', /^Bina Buyer,buyer@example.com,/],
    ['/course-actions/contacted', 'contacted', /^'=Asker,asker@example.com,/],
    ['/course-actions/activity', 'activity', /,/],
  ])('%s returns CSV without formulas', async (path, name, line) => {
    const answer = await get(`${path}/${shop.course}`, shop.trainer.token, { format: 'csv' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-kubernetes-in-production.csv"`,
    });
    const [heading, first] = (answer.body as string).split('\r\n');
    expect(heading).toMatch(/^\uFEFFName,E-mail,Phone,/);
    expect(first).toMatch(line);
  });
});

describe('daily figures', () => {
  const activity = async (days?: string) => people('/course-actions/activity', { days });
  const today = new Date().toISOString().slice(0, 10);

  test.each([
    ['7', 7],
    ['30', 30],
    ['90', 90],
    [undefined, 30],
  ])('cover %s days without gaps, today last', async (asked, days) => {
    const { series } = await activity(asked);
    expect(series).toHaveLength(days);
    expect(series.at(-1)).toEqual({ date: today, views: 3, contacts: 1, enrollments: 1 });
    expect(series[0]).toMatchObject({ views: 0, contacts: 0, enrollments: 0 });
  });

  test('separates the period from the one before', async () => {
    await shop.db.insert(courseActionDays).values({
      courseId: shop.course,
      userId: shop.stranger.userId,
      type: 1,
      day: sql`(now() at time zone 'UTC')::date - 8` as unknown as string,
      lastAt: new Date(Date.now() - 8 * 86_400_000),
    });
    const { body } = await get('/course-actions/overview', shop.trainer.token, { days: '7' });
    expect(body.data.results).toMatchObject({
      days: 7,
      period: { views: 3, contacts: 1, enrollments: 1 },
      previous: { views: 1, contacts: 0, enrollments: 0 },
      activitycount: { viewcourse: 4 },
      open_requests: 0,
    });
    expect((await activity('30')).series.filter(({ views }: { views: number }) => views > 0)).toHaveLength(2);
  });

  test('returns earnings without refunds, and the number of enquiries answered within a day', async () => {
    const hour = 3_600_000;
    const ago = (hours: number) => new Date(Date.now() - hours * hour);
    const about = { userId: asker.userId, courseId: shop.course, trainerId: shop.trainer.trainerId as number };
    const person = { name: 'Asker', email: 'asker@example.com', message: 'Is it live?' };
    const answered = (created: Date, answeredAt: Date | null) => ({
      ...about,
      ...person,
      createdAt: created,
      answeredAt,
      status: answeredAt ? ('answered' as const) : ('new' as const),
    });
    await shop.db.insert(enquiries).values([
      answered(ago(50), ago(27)),
      answered(ago(50), ago(25)),
      answered(ago(25), null),
      // The deadline of this enquiry has not passed.
      answered(ago(2), null),
      answered(ago(9 * 24), ago(9 * 24 - 1)),
    ]);
    const seat = await buy(shop, viewer);
    await shop.db.update(enrolments).set({ status: 'Refunded' }).where(eq(enrolments.orderId, seat.id));
    await shop.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, seat.id));
    const { body } = await get('/course-actions/overview', shop.trainer.token, { days: '7' });
    expect(body.data.results).toMatchObject({
      answers: {
        all: { due: 4, in_time: 2 },
        period: { due: 3, in_time: 1 },
        previous: { due: 1, in_time: 1 },
      },
      earned: {
        all: { inr: 180_000, usd: 0 },
        period: { inr: 180_000, usd: 0 },
        previous: { inr: 0, usd: 0 },
      },
    });
  });

  test('returns the overview to trainers for their own courses only', async () => {
    expect((await get('/course-actions/overview')).status).toBe(401);
    expect((await get('/course-actions/overview', otherTrainer.token, { days: '8' })).status).toBe(400);
    expect((await get('/course-actions/overview', shop.learner.token)).status).toBe(403);
    const { body } = await get('/course-actions/overview', otherTrainer.token);
    expect(body.data.results).toMatchObject({ activitycount: { enrolled: 0, contacted: 0, viewcourse: 0 } });
  });
});

describe('recently viewed courses', () => {
  const look = (body: unknown, token?: string) => shop.call('POST', '/course-users/associate', { body, token });
  const looked = (id: number | string, token?: string) => get(`/course-users/${id}`, token);
  const names = async ({ userId, token }: TestUser) =>
    (await looked(userId, token)).body.data.results.map(({ course_name }: { course_name: string }) => course_name);

  test('are available to signed-in users for themselves and public courses', async () => {
    const { token } = shop.learner;
    expect((await look({ courseId: shop.course })).status).toBe(401);
    expect((await looked(shop.learner.userId)).status).toBe(401);
    expect((await look({}, token)).status).toBe(400);
    expect((await looked('x', token)).status).toBe(400);
    expect((await look({ courseId: shop.course, userId: viewer.userId }, token)).status).toBe(403);
    expect((await looked(viewer.userId, token)).status).toBe(403);
    expect((await looked(viewer.userId, shop.admin.token)).status).toBe(403);
    expect((await look({ courseId: 99_999 }, token)).status).toBe(404);
  });

  test('are the twelve latest distinct courses, latest first', async () => {
    const { token } = shop.learner;
    const trainerId = shop.trainer.trainerId as number;
    for (let at = 1; at <= 12; at += 1) {
      await look({ course_id: await addCourse(shop.db, { trainerId, name: `Course ${at}` }) }, token);
    }
    await look({ courseId: shop.course, user_id: shop.learner.userId }, token);
    await look({ CourseId: shop.course }, token);
    const found = await names(shop.learner);
    expect(found).toHaveLength(12);
    expect(found.slice(0, 2)).toEqual(['Kubernetes in Production', 'Course 12']);
    expect(found).not.toContain('Course 1');
  });

  test("exclude a trainer's own course", async () => {
    expect((await look({ courseId: shop.course }, shop.trainer.token)).status).toBe(200);
    expect(await names(shop.trainer)).toEqual([]);
  });
});
