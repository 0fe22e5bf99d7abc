import { and, eq } from 'drizzle-orm';
import { addParts } from '../../../test/authoring-fixtures';
import { addCourse, addLookups } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { courseModules, courses } from '../../platform/database/schema/courses';
import { auditLog } from '../../platform/database/schema/platform';

let api: TestApp;
let trainer: TestUser;
let otherTrainer: TestUser;
let learner: TestUser;
let draft: number;
let published: number;

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
  otherTrainer = await signIn(api, 'other-trainer@kaksha.test', { registerAs: 'individual' });
  learner = await signIn(api, 'learner@kaksha.test');
});
const newDraft = () =>
  addCourse(api.db, {
    trainerId: trainer.trainerId as number,
    name: 'Draft',
    status: 'draft',
    publishedAt: null,
    stage: 3,
  });
beforeEach(async () => {
  draft = await newDraft();
  published = await addCourse(api.db, { trainerId: trainer.trainerId as number, name: 'Out' });
});
afterAll(() => api.close());

const add = (body: unknown, token?: string) => api.call('POST', '/courseCurriculum/curriculum', { body, token });
const put = (id: number | string, body: unknown, token?: string) =>
  api.call('PUT', `/courseCurriculum/curriculum/${id}`, { body, token });
const remove = (id: number | string, token?: string) =>
  api.call('DELETE', `/courseCurriculum/curriculum/${id}`, { token });
const order = (id: number | string, ids: unknown, token?: string) =>
  api.call('PUT', `/courseCurriculum/courses/${id}/order`, { body: { ids }, token });
const ofCourse = (id: number | string, token?: string) =>
  api.call('GET', `/courseCurriculum/courses/${id}/curriculum`, { token });

const form = (over: object = {}) => ({
  trainerId: trainer.trainerId,
  courseId: draft,
  moduleName: 'First cluster',
  topic_name: 'Nodes, Pods',
  hands_on: 'Build one',
  skillsCovered: 'kubectl',
  ...over,
});
const added = async (over: object = {}) => (await add(form(over), trainer.token)).body.data.results as { id: number };
const namesOf = (answer: { body: { data: { results: { module_name: string }[] } } }) =>
  answer.body.data.results.map(({ module_name }) => module_name);

describe('permissions', () => {
  test('returns 401 for a visitor before validation', async () => {
    const answers = await Promise.all([add({}), put('x', {}), remove('x'), order('x', [])]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test("returns 403 for a trainer who does not own the course and for another trainer's id", async () => {
    const { id } = await added();
    for (const { token } of [otherTrainer, learner]) {
      const answers = [
        await add(form({ trainerId: undefined }), token),
        await put(id, { moduleName: 'Mine' }, token),
        await remove(id, token),
        await order(draft, [id], token),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect(await add(form({ trainerId: otherTrainer.trainerId }), trainer.token)).toMatchObject({ status: 403 });
    expect(await put(id, { trainerId: otherTrainer.trainerId }, trainer.token)).toMatchObject({ status: 403 });
    expect(await put(id, { courseId: published }, trainer.token)).toMatchObject({ status: 403 });
  });

  test('returns 404 for an unknown course or module', async () => {
    const { token } = trainer;
    const answers = [
      await add(form({ courseId: 99_999 }), token),
      await put(99_999, {}, token),
      await remove(99_999, token),
      await order(99_999, [1], token),
      await ofCourse(99_999),
      await api.call('GET', '/courseCurriculum/curriculum/trainer/99999'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
  });
});

describe('adding and updating', () => {
  test('returns 400 without a name or topics', async () => {
    const answer = await add(form({ moduleName: ' ', topic_name: ', ,' }), trainer.token);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { moduleName: 'Module Name is required', topic_name: 'Topics are required' } },
    });
    expect(await add(form({ courseId: undefined }), trainer.token)).toMatchObject({ status: 400 });
    expect(await add(form({ topic_name: ['a'] }), trainer.token)).toMatchObject({ status: 400 });
    expect(await add(form({ skillsCovered: 'x'.repeat(5001) }), trainer.token)).toMatchObject({ status: 400 });
  });

  test('returns the module as `data` with normalized lists and accepts every spelling', async () => {
    const answer = await add(form({ topic_name: ' Nodes,Pods (init, sidecar),nodes ' }), trainer.token);
    const expected = {
      module_name: 'First cluster',
      topic_name: 'Nodes, Pods (init, sidecar)',
      hands_on: 'Build one',
      skills: 'kubectl',
      course_id: draft,
    };
    expect(answer).toMatchObject({ status: 201, body: { data: { ...expected, results: expected } } });
    const { id } = answer.body.data;
    const changed = await put(id, { trainer_id: trainer.trainerId, course_id: draft, skills: 'a,b' }, trainer.token);
    expect(changed.body.data.results).toMatchObject({ ...expected, skills: 'a, b' });
    const emptied = await put(id, { ModuleName: 'Two', hands_on: null, skillsCovered: '' }, trainer.token);
    expect(emptied.body.data.results).toMatchObject({ module_name: 'Two', hands_on: '', skills: '' });
    expect(await put(id, { topic_name: '' }, trainer.token)).toMatchObject({ status: 400 });
  });

  test('gives concurrent modules different positions', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((moduleName) => add(form({ moduleName }), trainer.token)));
    const rows = await api.db.select().from(courseModules).where(eq(courseModules.courseId, draft));
    expect(rows.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4]);
  });

  test('keeps the order of the other modules after deletion', async () => {
    const first = await added({ moduleName: 'One' });
    await added({ moduleName: 'Two' });
    expect(await remove(first.id, trainer.token)).toMatchObject({ status: 200 });
    expect(await remove(first.id, trainer.token)).toMatchObject({ status: 404 });
    await added({ moduleName: 'Three' });
    expect(namesOf(await ofCourse(draft, trainer.token))).toEqual(['Two', 'Three']);
  });
});

describe('publishing by the first module', () => {
  const courseRow = async (id: number) => (await api.db.select().from(courses).where(eq(courses.id, id)))[0];
  const publishings = (id: number) =>
    api.db.$count(auditLog, and(eq(auditLog.action, 'course.publish'), eq(auditLog.entityId, id)));

  test('publishes a complete course at stage 4 once', async () => {
    await addParts(api.db, { id: draft, trainerId: trainer.trainerId as number }, ['batch', 'contents']);
    const answer = await add(form(), trainer.token);
    expect(answer.body.data.course).toEqual({ stage: 4, course_status: 'published', missing: [] });
    expect(await courseRow(draft)).toMatchObject({ status: 'published', stage: 4, version: 1 });
    expect(await ofCourse(draft)).toMatchObject({ status: 200 });
    await add(form(), trainer.token);
    expect(await publishings(draft)).toBe(1);
  });

  test('keeps an incomplete course as a draft and returns what is missing', async () => {
    const answer = await add(form(), trainer.token);
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body.data.course).toEqual({
      stage: 3,
      course_status: 'draft',
      missing: [
        { part: 'timings', what: 'a batch' },
        { part: 'contents', what: 'Skill Measure/syllabus' },
        { part: 'contents', what: 'Offered Job Role' },
        { part: 'contents', what: 'Covering Tools' },
      ],
    });
    expect(await publishings(draft)).toBe(0);
  });

  test('does not publish a withdrawn course', async () => {
    await addParts(api.db, { id: draft, trainerId: trainer.trainerId as number });
    await api.db.update(courses).set({ publishedAt: new Date() }).where(eq(courses.id, draft));
    expect((await add(form(), trainer.token)).body.data.course).toMatchObject({ course_status: 'draft', missing: [] });
  });
});

describe('reordering', () => {
  test('applies the order', async () => {
    const ids: number[] = [];
    for (const moduleName of ['One', 'Two', 'Three']) ids.push((await added({ moduleName })).id);
    expect(namesOf(await order(draft, [ids[2], ids[0], ids[1]], trainer.token))).toEqual(['Three', 'One', 'Two']);
    await added({ moduleName: 'Four' });
    expect(namesOf(await ofCourse(draft, trainer.token))).toEqual(['Three', 'One', 'Two', 'Four']);
  });

  test('returns 409 when the list has changed', async () => {
    const { id } = await added();
    const other = await added({ courseId: published });
    for (const ids of [[id, other.id], [other.id]]) {
      expect(await order(draft, ids, trainer.token)).toMatchObject({ status: 409, body: { code: 'LIST_CHANGED' } });
    }
  });
});

test('returns modules of drafts only to their trainer', async () => {
  await added();
  await added({ courseId: published, moduleName: 'Public' });
  expect(await ofCourse(draft)).toMatchObject({ status: 404 });
  expect(await ofCourse(draft, otherTrainer.token)).toMatchObject({ status: 404 });
  expect(namesOf(await ofCourse(published))).toEqual(['Public']);
  const ofTrainer = async (token?: string) => {
    const path = `/courseCurriculum/curriculum/trainer/${trainer.trainerId}`;
    const rows = (await api.call('GET', path, { token })).body.data.results as { course_id: number }[];
    return rows.some(({ course_id }) => course_id === draft);
  };
  expect(await ofTrainer(trainer.token)).toBe(true);
  expect(await ofTrainer(otherTrainer.token)).toBe(false);
});
