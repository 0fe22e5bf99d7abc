import { makeTestApp, signIn, type TestApp } from '@kaksha/api/test/test-app';
import { generateCourseContent, generateImage, generateList, generateMeta, improveText } from './ai';
import { httpToApp } from './fake-transport';

/** Runs the client against the real API. */
let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await makeTestApp();
  ({ token } = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' }));
});
afterAll(() => api.close());

const http = () => httpToApp(api.app, api.settings.prefix, token);
const subject = { courseName: 'Kubernetes in Production', category: 'Cloud & DevOps', subcategory: '' };

test('returns texts in the shape of the forms', async () => {
  expect((await generateList(http(), subject, { contentType: 'Covering Tools' })).length).toBeGreaterThanOrEqual(12);
  for (const part of ['topics', 'handsOn', 'skills'] as const) {
    expect((await generateList(http(), subject, { moduleName: 'Bad days', part })).length).toBeGreaterThanOrEqual(2);
  }
  const course = await generateCourseContent(http(), { ...subject, difficulty: 'Advanced' });
  expect(course.objectives.length).toBeGreaterThanOrEqual(4);
  expect(await improveText(http(), 'this are a  test')).not.toBe('');
  expect(await generateMeta(http(), { title: 'A post', content: '<p>About teaching.</p>' })).toEqual({
    title: expect.any(String),
    description: expect.any(String),
    keywords: expect.any(String),
  });
});

test('returns pictures as blobs and errors with a message', async () => {
  expect(await generateImage(http(), subject)).toMatchObject({ type: 'image/png' });
  expect((await generateImage(http(), { name: 'Helm', kind: 'tool' })).size).toBeGreaterThan(100);
  await expect(generateImage(http(), { courseName: ' ' })).rejects.toMatchObject({
    status: 400,
    message: 'Course name is required',
  });
});

test('a cancelled call rejects with CANCELLED', async () => {
  const gone = AbortSignal.abort();
  await expect(improveText(http(), 'Some text.', gone)).rejects.toMatchObject({ code: 'CANCELLED' });
});
