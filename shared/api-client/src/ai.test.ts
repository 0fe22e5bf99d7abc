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
  const tools = await generateList(http(), subject, { contentType: 'Covering Tools' });
  expect(tools.items.length).toBeGreaterThanOrEqual(12);
  expect(tools.isBuiltIn).toBe(true);
  for (const part of ['topics', 'handsOn', 'skills'] as const) {
    const { items } = await generateList(http(), subject, { moduleName: 'Bad days', part });
    expect(items.length).toBeGreaterThanOrEqual(2);
  }
  const course = await generateCourseContent(http(), { ...subject, difficulty: 'Advanced' });
  expect(course.objectives.length).toBeGreaterThanOrEqual(4);
  expect(await improveText(http(), 'this are a  test')).toEqual({ text: 'this are a test', isBuiltIn: true });
  expect(await generateMeta(http(), { title: 'A post', content: '<p>About teaching.</p>' })).toEqual({
    metaTitle: expect.any(String),
    metaDescription: expect.any(String),
    metaKeywords: expect.any(String),
    isBuiltIn: true,
  });
});

test('returns pictures as blobs and errors with a message', async () => {
  expect(await generateImage(http(), subject)).toMatchObject({ picture: { type: 'image/png' }, isBuiltIn: true });
  const { picture } = await generateImage(http(), { name: 'Helm', kind: 'tool' });
  expect(picture.size).toBeGreaterThan(100);
  await expect(generateImage(http(), { courseName: ' ' })).rejects.toMatchObject({
    status: 400,
    message: 'Course name is required',
  });
});

test('a cancelled call rejects with CANCELLED', async () => {
  const gone = AbortSignal.abort();
  await expect(improveText(http(), 'Some text.', gone)).rejects.toMatchObject({ code: 'CANCELLED' });
});
