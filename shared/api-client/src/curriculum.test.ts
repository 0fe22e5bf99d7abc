import { addParts } from '@kaksha/api/test/authoring-fixtures';
import { addCourse, addLookups } from '@kaksha/api/test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '@kaksha/api/test/test-app';
import { contentTypes } from '@kaksha/domain/catalogue';
import {
  addContent,
  deleteContent,
  getContentsOfCourse,
  getContentsOfTrainer,
  getContentTypes,
  orderContents,
  setContentStatus,
  updateContent,
} from './contents';
import {
  addModule,
  deleteModule,
  getModulesOfCourse,
  getModulesOfTrainer,
  orderModules,
  updateModule,
} from './curriculum';
import { httpToApp } from './fake-transport';

/** Runs the client against the real API. */
let api: TestApp;
let trainer: TestUser;
let whose: { trainerId: number; courseId: number };
const http = () => httpToApp(api.app, api.settings.prefix, trainer.token);

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
});
beforeEach(async () => {
  const trainerId = trainer.trainerId as number;
  const draft = { name: 'Draft', status: 'draft' as const, publishedAt: null, stage: 3 };
  whose = { trainerId, courseId: await addCourse(api.db, { trainerId, ...draft }) };
});
afterAll(() => api.close());

test('adds, changes, orders, hides, lists and deletes contents', async () => {
  const { courseId, trainerId } = whose;
  const tools = await addContent(http(), whose, { type: 'Covering Tools', text: 'kubectl, Helm (charts, hooks)' });
  expect(tools).toMatchObject({ type: 'Covering Tools', items: ['kubectl', 'Helm (charts, hooks)'], live: true });
  const benefits = await addContent(http(), whose, { type: 'Benefits', text: 'Notes' });
  expect(await orderContents(http(), courseId, [benefits.id, tools.id])).toMatchObject([{ type: 'Benefits' }, tools]);
  expect(
    await updateContent(http(), tools.id, { trainerId, type: 'Covering Tools', text: 'Argo', live: true }),
  ).toMatchObject({
    items: ['Argo'],
    live: true,
  });
  expect(await setContentStatus(http(), tools.id, false)).toMatchObject({ items: ['Argo'], live: false });
  expect(await getContentsOfTrainer(http(), trainerId)).toMatchObject([{ courseId }, { courseId }]);
  await deleteContent(http(), benefits.id);
  expect(await getContentsOfCourse(http(), courseId)).toMatchObject([{ id: tools.id, live: false }]);
  const types = await getContentTypes(http());
  expect(types.map(({ type }) => type)).toEqual([...contentTypes]);
  expect(types.filter(({ required }) => required)).toHaveLength(3);
});

test('maps the errors of contents', async () => {
  await expect(addContent(http(), whose, { type: null, text: '' })).rejects.toMatchObject({
    fields: { type: 'Content type is required', text: 'Description is required' },
  });
  const { id } = await addContent(http(), whose, { type: 'Benefits', text: 'Notes' });
  await expect(addContent(http(), whose, { type: 'Benefits', text: 'Notes' })).rejects.toMatchObject({
    code: 'CONTENT_TYPE_TAKEN',
  });
  await expect(orderContents(http(), whose.courseId, [id, 99_999])).rejects.toMatchObject({ code: 'LIST_CHANGED' });
});

test('adds, changes, orders, lists and deletes modules', async () => {
  const { courseId, trainerId } = whose;
  const form = { name: 'First cluster', topics: 'Nodes, Pods', handsOn: 'Build one', skills: 'kubectl' };
  const { module: first, course } = await addModule(http(), whose, form);
  expect(first).toMatchObject({ name: 'First cluster', topics: ['Nodes', 'Pods'], skills: ['kubectl'] });
  expect(course).toMatchObject({
    stage: 3,
    status: 'draft',
    missing: [{ part: 'timings', what: 'a batch' }, {}, {}, {}],
  });
  const { module: second } = await addModule(http(), whose, { ...form, name: 'Bad days', handsOn: '', skills: '' });
  expect(await orderModules(http(), courseId, [second.id, first.id])).toEqual([second, first]);
  const changed = await updateModule(http(), first.id, whose, { ...form, skills: 'Debugging' });
  expect(changed).toMatchObject({ id: first.id, skills: ['Debugging'], handsOn: ['Build one'] });
  await deleteModule(http(), second.id);
  expect(await getModulesOfCourse(http(), courseId)).toEqual([changed]);
  expect(await getModulesOfTrainer(http(), trainerId)).toEqual([{ ...changed, courseId }]);
  await expect(addModule(http(), whose, { ...form, name: '', topics: '' })).rejects.toMatchObject({
    fields: { name: 'Module Name is required', topics: 'Topics are required' },
  });
  const long = { ...form, skills: 'x'.repeat(10_001) };
  const refusal = { fields: { skills: expect.stringContaining('at most') } };
  await expect(addModule(http(), whose, long)).rejects.toMatchObject(refusal);
  await expect(updateModule(http(), first.id, whose, long)).rejects.toMatchObject(refusal);
});

test('adding the module that completes a course reports the publication', async () => {
  await addParts(api.db, { id: whose.courseId, trainerId: whose.trainerId }, ['batch', 'contents']);
  const { course } = await addModule(http(), whose, { name: 'One', topics: 'a', handsOn: '', skills: '' });
  expect(course).toEqual({ stage: 4, status: 'published', missing: [] });
});
