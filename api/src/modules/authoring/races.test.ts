import { and, eq } from 'drizzle-orm';
import { addParts, enrol } from '../../../test/authoring-fixtures';
import { addCourse, addLookups } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { batches, courseContents, courseModules, courses } from '../../platform/database/schema/courses';
import { enrolments } from '../../platform/database/schema/payments';
import { auditLog } from '../../platform/database/schema/platform';

/** Many at the same moment: with real connections where these run on PostgreSQL. */
let api: TestApp;
let trainer: TestUser;
let trainerId: number;

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
  trainerId = trainer.trainerId as number;
});
afterAll(() => api.close());

const many = <T>(act: (at: number) => Promise<T>) => Promise.all(Array.from({ length: 30 }, (_, at) => act(at)));
const newDraft = (over = {}) =>
  addCourse(api.db, { trainerId, name: 'Draft', status: 'draft', publishedAt: null, stage: 3, ...over });
const change = (id: number, body: object) =>
  api.call('PATCH', `/patrons-registration/UpdateCourseDetails/${id}`, { body, token: trainer.token });
const publishings = (id: number) =>
  api.db.$count(auditLog, and(eq(auditLog.action, 'course.publish'), eq(auditLog.entityId, id)));

test('30 concurrent publish calls publish a course once', async () => {
  const id = await newDraft();
  await addParts(api.db, { id, trainerId });
  const answers = await many(() => change(id, { stage: 4, course_status: 'published' }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await publishings(id)).toBe(1);
});

test('30 concurrent modules publish a course once and get different positions', async () => {
  const id = await newDraft();
  await addParts(api.db, { id, trainerId }, ['batch', 'contents']);
  const body = { courseId: id, trainerId, topic_name: 'a' };
  const answers = await many((at) =>
    api.call('POST', '/courseCurriculum/curriculum', {
      body: { ...body, moduleName: `Module ${at}` },
      token: trainer.token,
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const rows = await api.db.select().from(courseModules).where(eq(courseModules.courseId, id));
  expect(new Set(rows.map(({ position }) => position)).size).toBe(30);
  expect(await publishings(id)).toBe(1);
});

test('30 concurrent contents of one type create one', async () => {
  const id = await newDraft();
  const body = { CourseId: id, TrainerId: trainerId, ContentType: 'Benefits', ContentText: 'Notes' };
  const answers = await many(() => api.call('POST', '/course-content/addContentTypes', { body, token: trainer.token }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
  expect(await api.db.$count(courseContents, eq(courseContents.courseId, id))).toBe(1);
});

test('accepts one of 30 concurrent saves of a version and never lowers the stage', async () => {
  const id = await newDraft();
  const answers = await many((at) => change(id, { course_name: `Name ${at}`, version: 1, stage: at % 4 }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [row] = await api.db.select().from(courses).where(eq(courses.id, id));
  expect(row).toMatchObject({ version: 2, stage: 3 });
});

test('a deletion during an enrolment either comes first or keeps the course', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await addCourse(api.db, { trainerId, name: 'Wanted', starts: [3] });
    const [batch] = await api.db.select().from(batches).where(eq(batches.courseId, id));
    const learner = await signIn(api, `learner-${round}@kaksha.test`);
    const [deleted] = await Promise.all([
      api.call('DELETE', `/patrons-registration/DeleteCourseDetails/${id}`, { token: trainer.token }),
      enrol(api.db, { userId: learner.userId, courseId: id, trainerId, batchId: batch!.id }).catch(() => {}),
    ]);
    expect(deleted.status).toBe(200);
    const there = await api.db.$count(courses, eq(courses.id, id));
    expect(there).toBe(deleted.body.data.results.kept ? 1 : 0);
    if (there === 0) expect(await api.db.$count(enrolments, eq(enrolments.courseId, id))).toBe(0);
  }
});
