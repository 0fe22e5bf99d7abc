import { contentTypes } from '@kaksha/domain/catalogue';
import { eq } from 'drizzle-orm';
import { addCourse, addLookups } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { courseContents } from '../../platform/database/schema/courses';

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
beforeEach(async () => {
  const trainerId = trainer.trainerId as number;
  draft = await addCourse(api.db, { trainerId, name: 'Draft', status: 'draft', publishedAt: null });
  published = await addCourse(api.db, { trainerId, name: 'Out' });
});
afterAll(() => api.close());

const add = (body: unknown, token?: string) => api.call('POST', '/course-content/addContentTypes', { body, token });
const update = (id: number | string, body: unknown, token?: string) =>
  api.call('PATCH', `/course-content/updateContent/${id}`, { body, token });
const setStatus = (id: number | string, body: unknown, token?: string) =>
  api.call('PUT', `/course-content/updateContentStatus/${id}`, { body, token });
const remove = (id: number | string, token?: string) =>
  api.call('DELETE', `/course-content/deleteContent/${id}`, { token });
const order = (id: number | string, ids: unknown, token?: string) =>
  api.call('PUT', `/course-content/courses/${id}/order`, { body: { ids }, token });
const ofCourse = (id: number | string, token?: string) =>
  api.call('GET', `/course-content/courses/${id}/content`, { token });

const content = (over: object = {}) => ({
  TrainerId: trainer.trainerId,
  CourseId: draft,
  ContentType: 'Covering Tools',
  ContentText: 'kubectl, Helm',
  isLive: true,
  ...over,
});
const added = async (over: object = {}) =>
  (await add(content(over), trainer.token)).body.data.results as { id: number; content_type: string };
const typesOf = (answer: { body: { data: { results: { content_type: string }[] } } }) =>
  answer.body.data.results.map(({ content_type }) => content_type);

describe('permissions', () => {
  test('returns 401 for a visitor before validation', async () => {
    const answers = await Promise.all([add({}), update('x', {}), setStatus('x', {}), remove('x'), order('x', [])]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test("returns 403 for a trainer who does not own the course and for another trainer's id", async () => {
    const { id } = await added();
    for (const { token } of [otherTrainer, learner]) {
      const answers = [
        await add(content({ ContentType: 'Benefits' }), token),
        await update(id, { content_text: 'x' }, token),
        await setStatus(id, { status: false }, token),
        await remove(id, token),
        await order(draft, [id], token),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect(await add(content({ TrainerId: otherTrainer.trainerId }), trainer.token)).toMatchObject({ status: 403 });
    expect(await update(id, { trainer_id: otherTrainer.trainerId }, trainer.token)).toMatchObject({ status: 403 });
  });

  test('returns 404 for an unknown course or content', async () => {
    const { token } = trainer;
    const answers = [
      await add(content({ CourseId: 99_999 }), token),
      await update(99_999, {}, token),
      await setStatus(99_999, { status: true }, token),
      await remove(99_999, token),
      await order(99_999, [1], token),
      await ofCourse(99_999),
      await api.call('GET', '/course-content/getContentByTrainerId/99999'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
  });
});

describe('adding', () => {
  test.each([
    [{ ContentType: '' }, 'ContentType', 'Content type is required'],
    [{ ContentType: 'Something' }, 'ContentType', 'Please choose one of the list'],
    [{ ContentText: ' , , ' }, 'ContentText', 'Description is required'],
    [{ ContentText: undefined }, 'ContentText', 'Description is required'],
    [{ ContentText: 7 }, 'ContentText', 'Description must be text'],
    [{ CourseId: undefined }, 'CourseId', 'CourseId is required'],
  ])('%j answers 400 with a message on its field', async (over, field, sentence) => {
    const answer = await add(content(over), trainer.token);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } });
  });

  test('normalizes the list and returns the content as `data` and `results`', async () => {
    const text = ' Pods,  Services (ClusterIP, NodePort) , pods,, Upgrades ';
    const answer = await add(content({ ContentText: text }), trainer.token);
    const expected = {
      content_type: 'Covering Tools',
      content_text: 'Pods, Services (ClusterIP, NodePort), Upgrades',
      is_live: true,
      course_id: draft,
      trainer_id: trainer.trainerId,
    };
    expect(answer).toMatchObject({ status: 201, body: { data: { ...expected, results: expected } } });
  });

  test('returns 409 for a second content of a type, also with an older label and concurrently', async () => {
    const snake = { trainer_id: trainer.trainerId, course_id: draft, content_text: 'Small rooms' };
    const answers = await Promise.all([
      add({ ...snake, content_type: 'Silent Features' }, trainer.token),
      add({ ...snake, content_type: 'salient features' }, trainer.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CONTENT_TYPE_TAKEN',
      error: 'This content type is already added.',
    });
    expect(typesOf(await ofCourse(draft, trainer.token))).toEqual(['Salient Features']);
    expect(await add(content({ CourseId: published, ContentType: 'Bonus topic' }), trainer.token)).toMatchObject({
      body: { data: { content_type: 'Bonus Topics' } },
    });
  });
});

describe('updating', () => {
  test('changes the given fields only', async () => {
    const { id } = await added();
    const first = await update(id, { content_text: 'Argo,Argo', is_live: false, trainer_id: null }, trainer.token);
    expect(first.body.data.results).toMatchObject({ content_text: 'Argo', is_live: false });
    const second = await update(id, { is_live: true }, trainer.token);
    expect(second.body.data.results).toMatchObject({ content_text: 'Argo', is_live: true });
    const empty = await update(id, { content_text: '' }, trainer.token);
    expect(empty).toMatchObject({ status: 400, body: { fields: { content_text: 'Description is required' } } });
  });

  test('returns 400 for another content type', async () => {
    const { id } = await added();
    expect(await update(id, { content_type: 'Covering Tools', content_text: 'x' }, trainer.token)).toMatchObject({
      status: 200,
    });
    expect(await update(id, { content_type: 'Benefits' }, trainer.token)).toMatchObject({
      status: 400,
      body: { fields: { content_type: 'The type of a content cannot be changed' } },
    });
  });

  test('changes the visibility', async () => {
    const { id } = await added();
    expect((await setStatus(id, { status: false }, trainer.token)).body.data.results).toMatchObject({ is_live: false });
    expect((await setStatus(id, { is_live: true }, trainer.token)).body.data.results).toMatchObject({ is_live: true });
    expect(await setStatus(id, { status: 'off' }, trainer.token)).toMatchObject({ status: 400 });
  });

  test('allows the type again after deletion', async () => {
    const { id } = await added();
    expect(await remove(id, trainer.token)).toMatchObject({ status: 200, body: { success: true } });
    expect(await remove(id, trainer.token)).toMatchObject({ status: 404 });
    expect(await add(content(), trainer.token)).toMatchObject({ status: 201 });
  });
});

describe('reordering', () => {
  test('applies the order on the course page and adds new contents last', async () => {
    const ids: number[] = [];
    for (const ContentType of ['Benefits', 'Covering Tools', 'Offered Job Role']) {
      ids.push((await added({ CourseId: published, ContentType })).id);
    }
    const answer = await order(published, [ids[2], ids[0], ids[1]], trainer.token);
    expect(typesOf(answer)).toEqual(['Offered Job Role', 'Benefits', 'Covering Tools']);
    await added({ CourseId: published, ContentType: 'Audience Profile' });
    const page = await api.call('GET', `/patrons-registration/GetCourseDetailsById/${published}`);
    expect(page.body.data.results.contents.map((row: { content_type: string }) => row.content_type)).toEqual([
      'Offered Job Role',
      'Benefits',
      'Covering Tools',
      'Audience Profile',
    ]);
  });

  test('returns 409 when the list has changed', async () => {
    const { id } = await added();
    const other = await added({ CourseId: published });
    for (const ids of [[id, 99_999], [id, other.id], [other.id]]) {
      expect(await order(draft, ids, trainer.token)).toMatchObject({ status: 409, body: { code: 'LIST_CHANGED' } });
    }
    expect(await order(draft, [id, id], trainer.token)).toMatchObject({ status: 400 });
    expect(await order(draft, [], trainer.token)).toMatchObject({ status: 400 });
  });
});

describe('reading', () => {
  test('lists all types with the required ones', async () => {
    const { body } = await api.call('GET', '/course-content/getContentTypes');
    expect(typesOf({ body })).toEqual([...contentTypes]);
    const required = body.data.results.filter(({ is_required }: { is_required: boolean }) => is_required);
    expect(typesOf({ body: { data: { results: required } } })).toEqual([
      'Skill Measure/syllabus',
      'Offered Job Role',
      'Covering Tools',
    ]);
  });

  test('returns live contents of public courses to visitors, and all to the trainer', async () => {
    const { id } = await added({ CourseId: published, ContentType: 'Benefits' });
    await added({ CourseId: published });
    await added();
    await api.db.update(courseContents).set({ isLive: false }).where(eq(courseContents.id, id));
    expect(typesOf(await ofCourse(published))).toEqual(['Covering Tools']);
    expect(typesOf(await ofCourse(published, trainer.token))).toEqual(['Benefits', 'Covering Tools']);
    expect(await ofCourse(draft, otherTrainer.token)).toMatchObject({ status: 404 });
    const page = await api.call('GET', `/patrons-registration/GetCourseDetailsById/${published}`);
    expect(page.body.data.results.contents).toHaveLength(1);

    const ofTrainer = (token?: string) =>
      api.call('GET', `/course-content/getContentByTrainerId/${trainer.trainerId}`, { token });
    const mine = await ofTrainer(trainer.token);
    expect(mine.body.data.results).toEqual(
      expect.arrayContaining([expect.objectContaining({ course_id: draft, content_type: 'Covering Tools' })]),
    );
    const theirs = (await ofTrainer()).body.data.results as { course_id: number; is_live: boolean }[];
    expect(theirs.some(({ course_id }) => course_id === draft)).toBe(false);
    expect(theirs.every(({ is_live }) => is_live)).toBe(true);
  });
});
