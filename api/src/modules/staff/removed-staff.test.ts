import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addCourse, inDays } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { batches } from '../../platform/database/schema/courses';
import { staff } from '../../platform/database/schema/staff';

/** An institute with a learner and a question in each of two batches; the teacher taught the second, which ended. */
let shop: Shop;
let institute: TestUser;
let teacher: TestUser;
let teacherId: number;
let member: number;
let question: number;
let feed: string;

beforeAll(async () => {
  shop = await makeShop();
  institute = await signIn(shop, 'academy@example.com', { registerAs: 'institute', name: 'Deccan Academy' });
  teacher = await signIn(shop, 'teacher@example.com', { name: 'Tara Joshi' });
  shop.course = await addCourse(shop.db, {
    trainerId: institute.trainerId as number,
    name: 'Helm',
    starts: [20, { in: 30, mode: 'Classroom(Offline)' }, 40],
  });
  [shop.batch = 0, shop.laterBatch = 0] = await batchesOf(shop.db, shop.course);
  await join();
  await nameTeacher(shop.laterBatch);
  await buy(shop, shop.learner, { trainerId: institute.trainerId });
  await buy(shop, shop.stranger, { batchId: shop.laterBatch, trainerId: institute.trainerId });
  for (const [person, batchId] of [
    [shop.stranger, shop.laterBatch],
    [shop.learner, shop.batch],
  ] as const) {
    const body = { courseId: shop.course, batchId, message: `In Hindi, batch ${batchId}?` };
    const sent = await call('POST', '/course-requests', person, body);
    if (batchId === shop.laterBatch) question = sent.body.data.results.id;
  }
  feed = new URL((await call('POST', '/calendar/feed', teacher)).body.data.results.url, 'https://site.test').pathname;
}, 120_000);
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, who?: TestUser, body?: unknown) =>
  shop.call(method, path, { token: who?.token, ...(body !== undefined && { body }) });

async function join(): Promise<void> {
  const { body } = await call('POST', '/staff', institute, { email: 'teacher@example.com', role: 'trainer' });
  member = body.data.results.id;
  await call('POST', `/staff/invitations/${member}/accept`, teacher);
  const { data } = (await call('GET', '/staff', institute)).body;
  teacherId = data.results[0].trainer_id;
}

const nameTeacher = (batchId: number) =>
  shop.db.update(batches).set({ trainerId: teacherId }).where(eq(batches.id, batchId));

const end = (batchId: number) =>
  shop.db
    .update(batches)
    .set({ startDate: inDays(-20), endDate: inDays(-10) })
    .where(eq(batches.id, batchId));

/** The calls of someone who teaches the batch, each with the status for the teacher. */
const callsOfTeachers = (batch: number, course: number): [string, string, number, unknown?][] => [
  ['GET', `/course-purchase/users/${course}`, 200],
  ['GET', `/course-actions/contacted/${course}`, 200],
  ['GET', `/course-actions/activity/${course}`, 200],
  ['GET', `/classes/${batch}/attendance`, 200],
  ['GET', `/classes/${batch}/certificates`, 200],
  ['GET', `/classes/${batch}/check-in`, 200],
  ['GET', `/classes/${batch}/recordings`, 200],
  ['GET', `/classes/${batch}/room`, 409],
  ['POST', `/classes/${batch}/end`, 409, {}],
  ['POST', `/classes/${batch}/join`, 409, {}],
  ['GET', `/classes/${batch}/materials`, 200],
  ['POST', `/classes/${batch}/materials`, 200, { kind: 'material', title: 'Notes', link: 'https://example.com/notes' }],
  ['GET', `/classes/${batch}/messages`, 200],
  ['POST', `/classes/${batch}/check-ins`, 200, { check_ins: [checkIn()] }],
];
const checkIn = () => ({ id: randomUUID(), session_day: '2026-01-01', at: '2026-01-01T10:00:00Z', user_id: 1 });

/** What the teacher reads of the institute beside the calls of a batch. */
async function seenBy(who: TestUser) {
  const received = (await call('GET', '/course-requests/received', who)).body.data.results;
  const taught = await call(
    'GET',
    `/patrons-registration/GetCourseDetailsByTrainerId/${teacherId}?course_status=teaching`,
    who,
  );
  const events = String((await call('GET', feed.slice(shop.settings.prefix.length))).body).match(/BEGIN:VEVENT/g);
  return { questions: received.length, courses: taught.body.data.results.length, events: events?.length ?? 0 };
}

const expectRefused = async () => {
  for (const [method, path, , body] of callsOfTeachers(shop.laterBatch, shop.course)) {
    const { status } = await call(method as 'GET', path, teacher, body);
    expect([path, status]).toEqual([path, 403]);
  }
  expect(await seenBy(teacher)).toMatchObject({ questions: 0, courses: 0, events: 0 });
  for (const [method, path, body] of [
    ['PATCH', `/course-requests/${question}`, { reply: 'Yes.' }],
    ['POST', `/course-requests/${question}/messages`, { message: 'Call me.' }],
    ['PUT', `/course-requests/${question}/closed`, { closed: true }],
  ] as const) {
    expect([path, (await call(method, path, teacher, body)).status]).toEqual([path, 403]);
  }
};

describe('staff who teach a batch', () => {
  test('use it also after its end', async () => {
    await end(shop.laterBatch);
    for (const [method, path, status, body] of callsOfTeachers(shop.laterBatch, shop.course)) {
      const answer = await call(method as 'GET', path, teacher, body);
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect(await seenBy(teacher)).toMatchObject({ questions: 1, courses: 1, events: 1 });
  });

  test('see figures, questions and amounts of their batch, not of the whole course', async () => {
    await call('POST', '/course-actions/increment', shop.learner, { courseId: shop.course, actionType: 1 });
    await call('POST', '/course-requests', shop.stranger, {
      courseId: shop.course,
      batchId: shop.batch,
      message: 'And the first batch?',
    });
    const own = { enrolled: 1, contacted: 1, viewcourse: 0 };
    const activity = (await call('GET', `/course-actions/activity/${shop.course}`, teacher)).body.data;
    expect(activity).toMatchObject({ activitycount: own, results: [], count: 0 });
    const days: { views: number; enrollments: number }[] = activity.series;
    expect(days.reduce((sum, day) => sum + day.enrollments, 0)).toBe(1);
    expect(days.every(({ views }) => views === 0)).toBe(true);
    const teaching = `/patrons-registration/GetCourseDetailsByTrainerId/${teacherId}?course_status=teaching`;
    expect((await call('GET', teaching, teacher)).body.data.results).toMatchObject([{ activitycount: own }]);
    const [contact] = (await call('GET', `/course-actions/contacted/${shop.course}`, teacher)).body.data.results;
    expect(contact).toMatchObject({ user_id: shop.stranger.userId, batches: [{ id: shop.laterBatch }] });
    expect(contact.enquiries).toMatchObject([{ message: `In Hindi, batch ${shop.laterBatch}?` }]);
    const [other = 0] = (await batchesOf(shop.db, shop.course)).slice(-1);
    await buy(shop, shop.stranger, { batchId: other, trainerId: institute.trainerId });
    const listed = (await call('GET', `/course-purchase/users/${shop.course}`, teacher)).body.data.results;
    expect(listed).toMatchObject([{ user_id: shop.stranger.userId, amount: 100_000, can_refund: false }]);
    expect(listed[0].batches).toMatchObject([{ id: shop.laterBatch }]);
    const all = (await call('GET', `/course-purchase/users/${shop.course}`, institute)).body.data.results;
    expect(all).toHaveLength(2);
    const managed = (await call('GET', `/course-actions/activity/${shop.course}`, institute)).body.data.activitycount;
    expect(managed).toMatchObject({ enrolled: 2, contacted: 2 });
  });
});

describe('removed staff', () => {
  test('teach no batch of the institute, also none that ended', async () => {
    const open = (await batchesOf(shop.db, shop.course)).find((id) => ![shop.batch, shop.laterBatch].includes(id));
    await nameTeacher(open as number);
    const { status, body } = await call('DELETE', `/staff/${member}`, institute);
    expect([status, body.data.results]).toEqual([
      200,
      [{ id: open, course_id: shop.course, course_name: 'Helm', label: expect.any(String) }],
    ]);
    const named = await shop.db.$count(batches, eq(batches.trainerId, teacherId));
    expect(named).toBe(0);
    await expectRefused();
  });

  test.each([
    ['removed', () => shop.db.delete(staff).where(eq(staff.userId, teacher.userId))],
    [
      'invited again, not accepted',
      () => call('POST', '/staff', institute, { email: 'teacher@example.com', role: 'trainer' }),
    ],
  ])('teach no batch that still names them: %s', async (_state, change) => {
    await nameTeacher(shop.laterBatch);
    await change();
    await expectRefused();
    await shop.db
      .update(batches)
      .set({ startDate: inDays(-20), endDate: inDays(20) })
      .where(eq(batches.id, shop.laterBatch));
    await expectRefused();
    await end(shop.laterBatch);
  });

  test('hear nothing of learners in a batch that still names them', async () => {
    const [open = 0] = (await batchesOf(shop.db, shop.course)).slice(-1);
    await nameTeacher(open);
    await shop.runJobs();
    const before = [(await mailsTo(shop, 'teacher@example.com')).length, await notices(teacher)];
    const told = await notices(institute);
    await buy(shop, shop.learner, { batchId: open, trainerId: institute.trainerId });
    expect([(await mailsTo(shop, 'teacher@example.com')).length, await notices(teacher)]).toEqual(before);
    expect(await notices(institute)).toBeGreaterThan(told);
    const page = await call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`, shop.admin);
    expect(page.status).toBe(200);
  });

  test('who join again teach again what names them', async () => {
    await shop.db.delete(staff).where(eq(staff.userId, teacher.userId));
    await shop.db.delete(staff).where(eq(staff.email, 'teacher@example.com'));
    await join();
    expect((await call('GET', `/classes/${shop.laterBatch}/attendance`, teacher)).status).toBe(200);
  });
});

const notices = async (who: TestUser) => (await call('GET', '/notifications', who)).body.data.results.length;
