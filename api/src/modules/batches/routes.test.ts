import type { Batch } from '@kaksha/domain/catalogue';
import { firstClassDay } from '@kaksha/domain/timetable';
import { eq } from 'drizzle-orm';
import { enrol } from '../../../test/authoring-fixtures';
import { addCourse, addLookups, inDays } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { batches, courses } from '../../platform/database/schema/courses';

let api: TestApp;
let trainer: TestUser;
let otherTrainer: TestUser;
let learner: TestUser;
let admin: TestUser;
let draft: number;
let published: number;

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual', name: 'Ananya Raghavan' });
  otherTrainer = await signIn(api, 'other-trainer@kaksha.test', { registerAs: 'individual' });
  learner = await signIn(api, 'learner@kaksha.test');
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  const trainerId = trainer.trainerId as number;
  draft = await addCourse(api.db, { trainerId, name: 'Draft', status: 'draft', publishedAt: null });
  published = await addCourse(api.db, { trainerId, name: 'Out', starts: [5, { in: 9, state: 'closed' }] });
});
afterAll(() => api.close());

const form = (over: object = {}) => ({
  courseId: draft,
  trainerId: trainer.trainerId,
  dayOfWeek: 1,
  startDate: inDays(3),
  endDate: inDays(30),
  duration: '2 hours',
  startTime: '18:30',
  endTime: '20:30',
  TimeFromType: 'PM',
  TimeToType: 'PM',
  timezone: 'IST',
  timePart: 'Evening',
  mode: 'Online',
  area: '',
  status: true,
  ...over,
});
const add = (body: unknown, token?: string) => api.call('POST', '/timings/AddTiming', { body, token });
const put = (id: number | string, body: unknown, token?: string) => api.call('PUT', `/timings/${id}`, { body, token });
const remove = (id: number | string, token?: string) => api.call('DELETE', `/timings/DeleteTimings/${id}`, { token });
const get = (path: string, token?: string) => api.call('GET', `/timings${path}`, { token });
const added = async (over: object = {}) => {
  const answer = await add(form(over), trainer.token);
  expect(answer.status).toBe(201);
  return answer.body.data.results.id as number;
};
const nextStart = async (id: number) =>
  (await api.db.select({ day: courses.nextStartDate }).from(courses).where(eq(courses.id, id)))[0]?.day;

describe('permissions', () => {
  test('returns 401 for a visitor before validation', async () => {
    const answers = await Promise.all([add({}), put('x', {}), remove('x'), get('')]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test('returns 403 for a trainer who does not own the course; admins may edit its batches', async () => {
    const id = await added();
    for (const { token } of [otherTrainer, learner]) {
      const answers = [await add(form(), token), await put(id, form(), token), await remove(id, token)];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await get('', learner.token)).toMatchObject({ status: 403 });
    expect(await put(id, { duration: '1 hour', trainerId: trainer.trainerId }, admin.token)).toMatchObject({
      status: 200,
    });
  });

  test("returns 403 for another trainer's id or another course in the body", async () => {
    const id = await added();
    const theirs = await addCourse(api.db, { trainerId: otherTrainer.trainerId as number, name: 'Theirs' });
    expect(await add(form({ trainerId: otherTrainer.trainerId }), trainer.token)).toMatchObject({ status: 403 });
    expect(await add(form({ courseId: theirs }), trainer.token)).toMatchObject({ status: 403 });
    expect(await put(id, form({ courseId: theirs }), trainer.token)).toMatchObject({ status: 403 });
    expect(await put(id, form({ courseId: published }), trainer.token)).toMatchObject({ status: 403 });
  });

  test('returns 404 for an unknown course or batch', async () => {
    const { token } = trainer;
    const answers = [
      await add(form({ courseId: 99_999 }), token),
      await put(99_999, form(), token),
      await remove(99_999, token),
      await get('/GetTimingById/99999'),
      await get('/course/99999'),
      await get('/trainer/99999'),
      await get('/GetCourseListByTrainerId/99999'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(await get('/course/x')).toMatchObject({ status: 400 });
  });
});

describe('the form', () => {
  test('returns 400 with Required for each missing field', async () => {
    const body = { courseId: draft, timePart: '', timezone: '', mode: null };
    const answer = await add(body, trainer.token);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      day_of_week: 'Required',
      timePart: 'Required',
      time_from: 'Required',
      start_date: 'Required',
      duration: 'Required',
      timezone: 'Required',
      mode: 'Required',
    });
    expect((await add({ ...form(), courseId: undefined }, trainer.token)).body.fields).toHaveProperty('courseId');
  });

  test.each([
    [{ endDate: inDays(2) }, 'endDate', 'End date must be after start date'],
    [{ startDate: inDays(-2) }, 'startDate', 'Please choose today or a later day'],
    [{ startDate: 'soon' }, 'startDate', 'Please choose a day of the calendar'],
    [{ startTime: '6:30 PM' }, 'startTime', 'Please enter a time such as 18:30'],
    [{ dayOfWeek: 8 }, 'dayOfWeek', 'Please choose one of the list'],
    [{ dayOfWeek: '1' }, 'dayOfWeek', 'Class type must be a whole number'],
    [{ timezone: 'CET' }, 'timezone', 'Please choose one of the list'],
    [{ mode: 'by post' }, 'mode', 'Please choose one of the list'],
    [{ address: 'x'.repeat(201) }, 'address', 'Please use at most 200 characters'],
  ])('%j answers 400 with a message on its field', async (over, field, sentence) => {
    const answer = await add(form(over), trainer.token);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } });
  });

  test.each([
    [{ startTime: '07:00', endTime: '08:00', TimeFromType: 'PM', TimeToType: 'AM' }, 'TimeFromType', '07:00 is AM'],
    [{ startTime: '12:30', endTime: '14:00', TimeFromType: 'AM', TimeToType: 'PM' }, 'TimeFromType', '12:30 is PM'],
    [{ startTime: '00:30', endTime: '02:00', TimeFromType: 'pm', TimeToType: 'AM' }, 'TimeFromType', '00:30 is AM'],
    [{ startTime: '18:30', endTime: '20:30', TimeFromType: 'PM', TimeToType: 'AM' }, 'TimeToType', '20:30 is PM'],
    [{ startTime: '18:30', endTime: '20:30', TimeFromType: 'noon', TimeToType: null }, 'TimeFromType', '18:30 is PM'],
  ])('%j contradicts itself: 400 on creation and change, and nothing is stored', async (over, field, sentence) => {
    const message = `${sentence}; please enter the time on a 24-hour clock`;
    const id = await added();
    for (const answer of [await add(form(over), trainer.token), await put(id, over, trainer.token)]) {
      expect(answer).toMatchObject({ status: 400, body: { error: `${message}.`, fields: { [field]: message } } });
    }
    const { body } = await get(`/GetTimingById/${id}`, trainer.token);
    expect(body.data.results).toMatchObject({ time_from: '18:30', TimeFromType: 'PM' });
  });

  test('AM or PM alone is compared with the stored time', async () => {
    const id = await added();
    expect(await put(id, { TimeFromType: 'AM' }, trainer.token)).toMatchObject({ status: 400 });
    expect(await put(id, { TimeFromType: 'PM' }, trainer.token)).toMatchObject({ status: 200 });
    expect(await put(id, { endTime: '', TimeToType: 'AM' }, trainer.token)).toMatchObject({ status: 200 });
  });

  test('accepts every spelling and stores an open end as null', async () => {
    const camel = await add(form({ endDate: '', endTime: null, mode: 'offline', area: 'Pune' }), trainer.token);
    expect(camel.body.data.results).toMatchObject({
      courseId: draft,
      trainerId: trainer.trainerId,
      day_of_week: 1,
      start_date: inDays(3),
      end_date: null,
      time_from: '18:30',
      time_to: null,
      TimeFromType: 'PM',
      TimeToType: null,
      timezone: 'IST',
      timePart: 'Evening',
      mode: 'Classroom(Offline)',
      area: 'Pune',
      duration: '2 hours',
      status: true,
      trainer_name: 'Ananya Raghavan',
      course_name: 'Draft',
    });
    const snake = await add(
      {
        course_id: draft,
        trainer_id: trainer.trainerId,
        day_of_week: 2,
        start_date: inDays(1),
        time_from: '09:00:00',
        duration: '1 hour',
      },
      trainer.token,
    );
    expect(snake.body.data.results).toMatchObject({
      day_of_week: 2,
      time_from: '09:00',
      TimeFromType: 'AM',
      timezone: 'IST',
      timePart: 'Morning',
      mode: 'Online',
    });
  });
});

describe('meeting link and part of the day', () => {
  const linkOf = async (id: number) =>
    (await api.call('GET', `/classes/${id}/meeting`, { token: trainer.token })).body.data.results.url;

  test('saves the meeting link with the batch, and no answer about batches has it', async () => {
    const answer = await add(form({ meeting_url: 'meet.google.com/abc' }), trainer.token);
    expect(JSON.stringify(answer.body)).not.toContain('meet.google.com');
    const id = answer.body.data.results.id as number;
    expect(await linkOf(id)).toBe('https://meet.google.com/abc');
    await put(id, { duration: '3 hours' }, trainer.token);
    expect(await linkOf(id)).toBe('https://meet.google.com/abc');
    await put(id, { meeting_url: '' }, trainer.token);
    expect(await linkOf(id)).toBeNull();
  });

  test('refuses a link that is not https, and saves nothing', async () => {
    const answer = await add(form({ meeting_url: 'http://meet.jit.si/a' }), trainer.token);
    expect(answer).toMatchObject({ status: 400, body: { fields: { meeting_url: expect.any(String) } } });
  });

  test('a class at 19:00 is never in the morning', async () => {
    const answer = await add(form({ startTime: '19:00', endTime: '21:00', timePart: 'Morning' }), trainer.token);
    expect(answer.body.data.results.timePart).toBe('Evening');
    const id = answer.body.data.results.id as number;
    await api.db.update(batches).set({ timePart: 'Morning' }).where(eq(batches.id, id));
    expect((await get(`/GetTimingById/${id}`, trainer.token)).body.data.results.timePart).toBe('Evening');
  });
});

describe('updating', () => {
  test('changes the given fields only', async () => {
    const id = await added();
    const answer = await put(id, { duration: '90 minutes', status: false }, trainer.token);
    expect(answer.body.data.results).toMatchObject({ duration: '90 minutes', status: false, time_from: '18:30' });
  });

  test('accepts stored dates that have passed, and returns 400 for new ones', async () => {
    const id = await added();
    const running = { startDate: inDays(-10), endDate: inDays(20), dayOfWeek: 10 as const };
    await api.db.update(batches).set(running).where(eq(batches.id, id));
    expect(await put(id, form({ ...running, duration: '3 hours' }), trainer.token)).toMatchObject({
      status: 200,
      body: { data: { results: { start_date: inDays(-10), day_of_week: 10, duration: '3 hours' } } },
    });
    expect(await put(id, { startDate: inDays(-9) }, trainer.token)).toMatchObject({ status: 400 });
    expect(await put(id, { endDate: inDays(-1) }, trainer.token)).toMatchObject({ status: 400 });
    expect(await put(id, { endDate: inDays(2) }, trainer.token)).toMatchObject({ status: 200 });
  });

  test("updates the course's next start after every change", async () => {
    const trainerId = trainer.trainerId as number;
    const courseId = await addCourse(api.db, { trainerId, name: 'Fresh' });
    const daily = { courseId, dayOfWeek: 3 };
    const first = await added({ ...daily, startDate: inDays(20) });
    expect(await nextStart(courseId)).toBe(inDays(20));
    const second = await added({ ...daily, startDate: inDays(6) });
    expect(await nextStart(courseId)).toBe(inDays(6));
    await put(second, { startDate: inDays(25) }, trainer.token);
    expect(await nextStart(courseId)).toBe(inDays(20));
    await put(first, { status: false }, trainer.token);
    expect(await nextStart(courseId)).toBe(inDays(25));
    await remove(second, trainer.token);
    expect(await nextStart(courseId)).toBeNull();
  });

  test('shows a new batch to visitors at once', async () => {
    const { trainerId } = trainer;
    const courseId = await addCourse(api.db, { trainerId: trainerId as number, name: 'At once' });
    const page = async () =>
      (await api.call('GET', `/patrons-registration/GetCourseDetailsById/${courseId}`)).body.data.results.batches;
    expect(await page()).toEqual([]);
    await added({ courseId });
    expect(await page()).toHaveLength(1);
  });
});

describe('deleting', () => {
  test('removes a batch without orders', async () => {
    const id = await added();
    expect((await remove(id, trainer.token)).body.data.results).toEqual({
      id,
      kept: false,
      message: 'The batch is deleted.',
    });
    expect(await remove(id, trainer.token)).toMatchObject({ status: 404 });
  });

  test('closes a batch with learners and reports that it stays', async () => {
    const id = await added({ courseId: published });
    const trainerId = trainer.trainerId as number;
    await enrol(api.db, { userId: learner.userId, courseId: published, trainerId, batchId: id });
    expect((await remove(id, trainer.token)).body.data.results).toMatchObject({
      kept: true,
      message: 'The batch takes no more learners. Those who ordered it keep it.',
    });
    expect((await get(`/GetTimingById/${id}`, trainer.token)).body.data.results).toMatchObject({ status: false });
    await api.db.update(batches).set({ state: 'open' }).where(eq(batches.id, id));
  });
});

describe('reading', () => {
  const idsOf = (answer: { body: { data: { results: { id: number }[] } } }) =>
    answer.body.data.results.map(({ id }) => id);

  test('returns open batches to all, and closed ones to the trainer and admins', async () => {
    const open = idsOf(await get(`/course/${published}`));
    const all = idsOf(await get(`/course/${published}`, trainer.token));
    expect(all).toHaveLength(open.length + 1);
    expect(idsOf(await get(`/course/${published}`, otherTrainer.token))).toEqual(open);
    expect(idsOf(await get(`/course/${published}`, admin.token))).toEqual(all);
    const off = all.find((id) => !open.includes(id)) as number;
    expect(await get(`/GetTimingById/${off}`)).toMatchObject({ status: 404 });
    expect(await get(`/GetTimingById/${off}`, trainer.token)).toMatchObject({ status: 200 });
    expect(await get(`/GetTimingById/${open[0]}`)).toMatchObject({ status: 200 });
  });

  test("returns 404 for batches of another trainer's draft", async () => {
    const id = await added();
    for (const token of [undefined, otherTrainer.token]) {
      expect(await get(`/course/${draft}`, token)).toMatchObject({ status: 404 });
      expect(await get(`/GetTimingById/${id}`, token)).toMatchObject({ status: 404 });
    }
    expect(idsOf(await get(`/course/${draft}`, trainer.token))).toContain(id);
  });

  test("lists the trainer's own batches, earliest first, and public ones to others", async () => {
    const mine = await get(`/trainer/${trainer.trainerId}`, trainer.token);
    const starts: string[] = mine.body.data.results.map(
      (row: { start_date: string; day_of_week: Batch['dayOfWeek'] }) =>
        firstClassDay({ startDate: row.start_date, dayOfWeek: row.day_of_week }),
    );
    expect(starts).toEqual([...starts].sort());
    expect(idsOf(await get('', trainer.token))).toEqual(idsOf(mine));
    expect(idsOf(await get('', admin.token))).toEqual(idsOf(mine));
    const names = new Set(
      (await get(`/trainer/${trainer.trainerId}`)).body.data.results.map(
        (row: { course_name: string }) => row.course_name,
      ),
    );
    expect(names).not.toContain('Draft');
    expect(names).toContain('Out');
  });

  test('lists names of drafts only for the trainer', async () => {
    const names = async (token?: string) =>
      (await get(`/GetCourseListByTrainerId/${trainer.trainerId}`, token)).body.data.results.map(
        (row: { course_name: string }) => row.course_name,
      );
    expect(await names(trainer.token)).toEqual(['At once', 'Draft', 'Fresh', 'Out']);
    expect(await names()).toEqual(['At once', 'Fresh', 'Out']);
  });
});

test('the street address of a classroom is on the course page and not on course cards', async () => {
  const { token } = otherTrainer;
  const trainerId = otherTrainer.trainerId as number;
  const courseId = await addCourse(api.db, { trainerId, name: 'In a Room' });
  const room = { courseId, trainerId, mode: 'offline', area: 'Camp', address: ' 12 MG Road ' };
  const { id } = (await add(form(room), token)).body.data.results;
  const page = await api.call('GET', `/patrons-registration/GetCourseDetailsById/${courseId}`);
  expect(page.body.data.results.batches).toMatchObject([{ id, area: 'Camp', address: '12 MG Road' }]);
  const query = { course_name: 'In a Room' };
  const cards = JSON.stringify((await api.call('GET', '/patrons-registration/GetAllCourses', { query })).body);
  expect(cards).toContain('"area":"Camp"');
  expect(cards).not.toContain('MG Road');
  const cleared = await put(id, { address: '' }, token);
  expect(cleared.body.data.results).not.toHaveProperty('address');
});
