import { makeShop, type Shop } from '../../../test/order-fixtures';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const post = (path: string, body: object) => shop.call('POST', path, { token: shop.trainer.token, body });
const long = 'x'.repeat(10_001);

test.each([
  ['as the specification has it', 'ContentText'],
  ['as another caller has it', 'contentText'],
  ['as the schema has it', 'content_text'],
])('names the field of a refused request as it was sent: %s', async (_how, name) => {
  const body = { CourseId: shop.course, ContentType: 'Benefits', [name]: long };
  const { status, body: answer } = await post('/course-content/addContentTypes', body);
  expect(status).toBe(400);
  expect(Object.keys(answer.fields)).toEqual([name]);
});

test('names a missing field as the specification does', async () => {
  const { body } = await post('/course-content/addContentTypes', {});
  expect(body).toMatchObject({ error: 'CourseId is required.', fields: { CourseId: 'CourseId is required' } });
});

test('names the field of a message of the service as it was sent', async () => {
  const body = { courseId: shop.course, module_name: ' ', topicName: '' };
  expect((await post('/courseCurriculum/curriculum', body)).body.fields).toEqual({
    module_name: 'Module Name is required',
    topicName: 'Topics are required',
  });
});

test("names a field that was sent in two spellings as the schema does, and takes that one's value", async () => {
  const body = { course_id: shop.course, courseId: 'x', moduleName: 'A', topic_name: 'a' };
  const { fields } = (await post('/courseCurriculum/curriculum', body)).body;
  expect(fields).toEqual({ courseId: 'courseId must be a whole number' });
});

test('names fields inside a list with the spelling of the list', async () => {
  const answer = await shop.call('POST', '/user-interests/save', {
    token: shop.learner.token,
    body: { Interests: [{ category_id: 'x' }] },
  });
  expect(Object.keys(answer.body.fields)).toEqual(['Interests.0.category_id']);
});
