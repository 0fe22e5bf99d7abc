import { addParts, addPicture } from '@kaksha/api/test/authoring-fixtures';
import { addLookups } from '@kaksha/api/test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '@kaksha/api/test/test-app';
import { courseCompletenessOf, courseFormOf } from '@kaksha/domain/authored-course';
import { firstIncompleteStep } from '@kaksha/domain/course-progress';
import type { CourseForm } from '@kaksha/domain/course-rules';
import { createCourse, deleteCourse, duplicateCourse, updateCourse } from './authoring';
import { getCourse } from './catalogue';
import { httpToApp } from './fake-transport';

/** Runs the client against the real API. */
let api: TestApp;
let trainer: TestUser;
let form: CourseForm;
const http = () => httpToApp(api.app, api.settings.prefix, trainer.token);

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
  form = {
    name: 'Kubernetes in Production',
    thumbnail: await addPicture(api.db, trainer.userId, api.settings.mediaBase),
    mode: 'Online/Offline',
    languageId: 2,
    difficulty: 'Advanced',
    feeInr: 15_000,
    feeUsd: null,
    discount: 12.5,
    isDemo: true,
    videoUrl: 'https://youtu.be/abc',
    description: 'Run a cluster.',
    prerequisites: 'Some Linux',
    objectives: 'Sleep at night',
    trainerContact: '9812345678',
    trainerEmail: 'ananya@kaksha.test',
    chatUrl: 'https://t.me/ananya',
    categoryId: 1,
    subcategoryId: 2,
  };
});
afterAll(() => api.close());

const author = () => ({ trainerId: trainer.trainerId as number, userId: trainer.userId });

test('a created course loads with the values of the form', async () => {
  const course = await createCourse(http(), form, author());
  expect(courseFormOf(course)).toEqual(form);
  expect(course).toMatchObject({ status: 'draft', stage: 1, version: 1, active: true });
  expect(courseFormOf(await getCourse(http(), course.id))).toEqual(form);
  expect(firstIncompleteStep(courseCompletenessOf(course, new Date()))).toBe('timings');
});

test('the form of a draft without a category has no category', async () => {
  const course = await createCourse(http(), { ...form, categoryId: null, subcategoryId: null }, author());
  expect(courseFormOf(course)).toMatchObject({ categoryId: null, subcategoryId: null });
  expect(courseCompletenessOf(course, new Date()).categoryId).toBeNull();
});

test('errors name the fields of the form', async () => {
  const wrong = { ...form, name: '', trainerContact: '123' };
  await expect(createCourse(http(), wrong, author())).rejects.toMatchObject({
    status: 400,
    fields: { name: 'Course name is required', trainerContact: 'Phone number must be exactly 10 digits' },
  });
});

test('changes stages, publishes, detects conflicts, duplicates and deletes', async () => {
  const { id } = await createCourse(http(), form, author());
  expect(await updateCourse(http(), id, { form: { name: 'Second' }, version: 1 })).toMatchObject({ version: 2 });
  await expect(updateCourse(http(), id, { form: { name: 'Third' }, version: 1 })).rejects.toMatchObject({
    code: 'EDIT_CONFLICT',
  });
  await expect(updateCourse(http(), id, { stage: 4, status: 'published' })).rejects.toMatchObject({
    code: 'COURSE_INCOMPLETE',
    fields: { timings: 'Needs a batch' },
  });
  await addParts(api.db, { id, trainerId: trainer.trainerId as number });
  expect(await updateCourse(http(), id, { stage: 5, status: 'published' })).toMatchObject({
    status: 'published',
    stage: 5,
    contents: [{}, {}, {}],
    modules: [{ name: 'One', topics: ['a', 'b'] }],
  });
  expect(await updateCourse(http(), id, { isActive: false })).toMatchObject({ active: false });
  const copy = await duplicateCourse(http(), id);
  expect(copy).toMatchObject({ name: 'Copy of Second', status: 'draft', batches: [] });
  expect(await deleteCourse(http(), copy.id)).toEqual({ kept: false, message: 'The course is deleted.' });
  await expect(getCourse(http(), copy.id)).rejects.toMatchObject({ status: 404 });
});
