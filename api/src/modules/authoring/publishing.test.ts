import * as limits from '@kaksha/domain/limits';
import { and, eq } from 'drizzle-orm';
import { addParts, enrol } from '../../../test/authoring-fixtures';
import { addCourse, addLookups, inDays } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { enquiries } from '../../platform/database/schema/activity';
import { batches, courseContents, courseModules, courses } from '../../platform/database/schema/courses';
import { auditLog } from '../../platform/database/schema/platform';

let api: TestApp;
let trainer: TestUser;
let learner: TestUser;
let admin: TestUser;

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
  learner = await signIn(api, 'learner@kaksha.test');
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
});
afterAll(() => api.close());

const change = (id: number | string, body: unknown, token?: string) =>
  api.call('PATCH', `/patrons-registration/UpdateCourseDetails/${id}`, { body, token });
const copy = (id: number | string, token?: string) =>
  api.call('POST', `/patrons-registration/DuplicateCourse/${id}`, { token });
const remove = (id: number | string, token?: string) =>
  api.call('DELETE', `/patrons-registration/DeleteCourseDetails/${id}`, { token });
const details = (id: number, token?: string) =>
  api.call('GET', `/patrons-registration/GetCourseDetailsById/${id}`, { token });

const draft = (over = {}) =>
  addCourse(api.db, {
    trainerId: trainer.trainerId as number,
    name: 'Draft',
    status: 'draft',
    publishedAt: null,
    stage: 1,
    ...over,
  });
const wholeDraft = async () => {
  const id = await draft();
  await addParts(api.db, { id, trainerId: trainer.trainerId as number });
  return id;
};
const auditOf = async (id: number) => {
  const rows = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'course'), eq(auditLog.entityId, id)))
    .orderBy(auditLog.id);
  return rows.map(({ action, actorId, detail }) => ({ action, actorId, moderated: detail.moderated ?? false }));
};

describe('publishing', () => {
  test('returns 409 for a required content that is hidden', async () => {
    const id = await wholeDraft();
    const isTools = and(eq(courseContents.courseId, id), eq(courseContents.type, 'Covering Tools'));
    await api.db.update(courseContents).set({ isLive: false }).where(isTools);
    const publish = { stage: 4, course_status: 'published' };
    expect(await change(id, publish, trainer.token)).toMatchObject({
      status: 409,
      body: { code: 'COURSE_INCOMPLETE', fields: { contents: 'Needs Covering Tools to be shown' } },
    });
    await api.db.update(courseContents).set({ isLive: true }).where(isTools);
    expect(await change(id, publish, trainer.token)).toMatchObject({ status: 200 });
  });

  test('returns 409 with what is missing in each step', async () => {
    const id = await draft({ categoryId: null, description: '' });
    await api.db.insert(courseContents).values({ courseId: id, type: 'Covering Tools', text: 'kubectl' });
    const answer = await change(id, { stage: 4, course_status: 'published' }, trainer.token);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'COURSE_INCOMPLETE',
        error:
          'This course cannot be published yet: it needs a category, a description, a batch, Skill Measure/syllabus, Offered Job Role and a module.',
        fields: {
          details: 'Needs a category and a description',
          timings: 'Needs a batch',
          contents: 'Needs Skill Measure/syllabus and Offered Job Role',
          curriculum: 'Needs a module',
        },
      },
    });
    expect(await change(id, { stage: 5 }, trainer.token)).toMatchObject({ status: 409 });
    expect((await details(id, trainer.token)).body.data.results).toMatchObject({ stage: 1, course_status: 'draft' });
    expect(await auditOf(id)).toEqual([]);
  });

  test('does not count a closed batch', async () => {
    const id = await wholeDraft();
    await api.db.update(batches).set({ state: 'closed' }).where(eq(batches.courseId, id));
    const answer = await change(id, { course_status: 'published' }, trainer.token);
    expect(answer.body.fields).toEqual({ timings: 'Needs an open batch' });
  });

  test('does not count a batch that has ended', async () => {
    const id = await wholeDraft();
    const ended = { startDate: inDays(-60), endDate: inDays(-20) };
    await api.db.update(batches).set(ended).where(eq(batches.courseId, id));
    const answer = await change(id, { course_status: 'published' }, trainer.token);
    expect(answer).toMatchObject({ status: 409, body: { fields: { timings: 'Needs an open batch' } } });
  });

  test('publishes a complete course, which visitors see at once', async () => {
    const id = await wholeDraft();
    expect(await details(id)).toMatchObject({ status: 404 });
    const answer = await change(id, { stage: 4, course_status: 'published' }, trainer.token);
    expect(answer.body.data.results).toMatchObject({ stage: 4, course_status: 'published' });
    await change(id, { stage: 4, course_status: 'published' }, trainer.token);
    expect(await details(id)).toMatchObject({ status: 200 });
    expect((await change(id, { stage: 5 }, trainer.token)).body.data.results.stage).toBe(5);
    expect(await auditOf(id)).toEqual([{ action: 'course.publish', actorId: trainer.userId, moderated: false }]);
  });

  test('returns 400 when a published course loses its category or description', async () => {
    const id = await addCourse(api.db, { trainerId: trainer.trainerId as number, name: 'Out', stage: 4 });
    const answer = await change(id, { category_id: null }, trainer.token);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { category_id: 'A published course needs a category' } },
    });
    expect(await change(id, { description: '' }, trainer.token)).toMatchObject({ status: 400 });
  });

  test('audits withdrawing and hiding, and marks changes by an admin as moderation', async () => {
    const id = await wholeDraft();
    await change(id, { course_status: 'published' }, trainer.token);
    await change(id, { is_active: false }, admin.token);
    expect(await details(id)).toMatchObject({ status: 404 });
    await change(id, { is_active: true }, admin.token);
    await change(id, { course_status: 'draft' }, trainer.token);
    expect((await auditOf(id)).map(({ action, moderated }) => [action, moderated])).toEqual([
      ['course.publish', false],
      ['course.hide', true],
      ['course.show', true],
      ['course.withdraw', false],
    ]);
  });
});

describe('deleting', () => {
  test('removes a course without learners with all its parts', async () => {
    const id = await wholeDraft();
    const answer = await remove(id, trainer.token);
    expect(answer.body.data.results).toEqual({ id, kept: false, message: 'The course is deleted.' });
    expect(await api.db.$count(courses, eq(courses.id, id))).toBe(0);
    expect(await api.db.$count(courseModules, eq(courseModules.courseId, id))).toBe(0);
    expect(await remove(id, trainer.token)).toMatchObject({ status: 404 });
    expect(await auditOf(id)).toEqual([{ action: 'course.delete', actorId: trainer.userId, moderated: false }]);
  });

  test('unlists a course with learners and reports that it stays', async () => {
    const trainerId = trainer.trainerId as number;
    const id = await addCourse(api.db, { trainerId, name: 'Sold', starts: [3] });
    const [batch] = await api.db.select().from(batches).where(eq(batches.courseId, id));
    await enrol(api.db, { userId: learner.userId, courseId: id, trainerId, batchId: batch!.id });
    const answer = await api.call('DELETE', `/courses/${id}/`, { token: trainer.token });
    expect(answer.body.data.results).toEqual({
      id,
      kept: true,
      message: 'The course is no longer listed. The one learner who enrolled keeps their access.',
    });
    expect(await details(id, trainer.token)).toMatchObject({ status: 404 });
    expect(await api.db.$count(courses, eq(courses.id, id))).toBe(1);
  });

  test('unlists a course with enquiries', async () => {
    const trainerId = trainer.trainerId as number;
    const id = await addCourse(api.db, { trainerId, name: 'Asked about' });
    const person = { userId: learner.userId, name: 'L', email: 'learner@kaksha.test', message: 'When?' };
    await api.db.insert(enquiries).values({ ...person, courseId: id, trainerId });
    expect((await remove(id, trainer.token)).body.data.results).toMatchObject({ kept: true });
    expect(await api.db.$count(enquiries, eq(enquiries.courseId, id))).toBe(1);
  });
});

test('duplicates details, contents and modules as a draft without batches', async () => {
  const id = await addCourse(api.db, {
    trainerId: trainer.trainerId as number,
    name: 'x'.repeat(118),
    subcategoryId: 1,
    feeUsdMinor: 9900,
    discount: 12.5,
    starts: [3],
  });
  await addParts(api.db, { id, trainerId: trainer.trainerId as number }, ['contents', 'module']);
  const answer = await copy(id, trainer.token);
  expect(answer.status).toBe(201);
  expect(answer.body.data.results).toMatchObject({
    course_name: `Copy of ${'x'.repeat(112)}`,
    course_status: 'draft',
    stage: 1,
    version: 1,
    fee: 1000,
    fee_usd: 99,
    discount: 12.5,
    sub_category_id: 1,
    timings: [],
    contents: [{}, {}, {}],
    curriculums: [{ module_name: 'One' }],
  });
  expect(answer.body.data.results.id).not.toBe(id);
});

test.each(['𠮷', '👨‍👩‍👧', 'कि'])(
  'the copy of a course with a long name of %j ends with a whole character',
  async (character) => {
    const longest = (max: number) => character.repeat(Math.floor(max / character.length));
    const name = `a${longest(limits.course.nameMax - 1)}`;
    const id = await addCourse(api.db, { trainerId: trainer.trainerId as number, name });
    const copied = (await copy(id, trainer.token)).body.data.results;
    expect(copied.course_name).toBe(`Copy of a${longest(limits.course.nameMax - 9)}`);
  },
);
