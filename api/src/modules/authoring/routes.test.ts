import { addPicture, courseBody } from '../../../test/authoring-fixtures';
import { addCourse, addLookups } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';

let api: TestApp;
let trainer: TestUser;
let otherTrainer: TestUser;
let learner: TestUser;
let admin: TestUser;
let picture: string;

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
  otherTrainer = await signIn(api, 'other-trainer@kaksha.test', { registerAs: 'institute' });
  learner = await signIn(api, 'learner@kaksha.test');
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  picture = await addPicture(api.db, trainer.userId, api.settings.mediaBase);
});
afterAll(() => api.close());

const create = (body: unknown, token?: string) =>
  api.call('POST', '/patrons-registration/AddCourseDetails', { body, token });
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

describe('permissions', () => {
  test('returns 401 for a visitor before validation', async () => {
    const answers = await Promise.all([
      create({ nonsense: true }),
      change('x', {}),
      copy('x'),
      remove('x'),
      api.call('DELETE', '/courses/x/'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test('returns 403 for a learner who creates a course', async () => {
    expect(await create(courseBody(picture), learner.token)).toMatchObject({ status: 403 });
  });

  test('returns 403 for a trainer who does not own the course; admins may edit it', async () => {
    const id = await draft();
    for (const { token } of [otherTrainer, learner]) {
      const answers = await Promise.all([
        change(id, { course_name: 'Mine' }, token),
        copy(id, token),
        remove(id, token),
        api.call('DELETE', `/courses/${id}/`, { token }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect(await change(id, { course_name: 'Better' }, admin.token)).toMatchObject({ status: 200 });
  });

  test("returns 403 for another trainer's id in the body", async () => {
    const body = courseBody(picture, { trainer_id: otherTrainer.trainerId });
    for (const field of ['created_by', 'modified_by']) {
      const foreign = await create(courseBody(picture, { [field]: otherTrainer.userId }), trainer.token);
      expect(foreign).toMatchObject({ status: 403 });
    }
    expect(await change(await draft(), { modified_by: otherTrainer.userId }, trainer.token)).toMatchObject({
      status: 403,
    });
    expect(await create(body, trainer.token)).toMatchObject({ status: 403 });
    expect(await change(await draft(), { trainer_id: otherTrainer.trainerId }, trainer.token)).toMatchObject({
      status: 403,
    });
  });

  test('returns 404 for an unknown course', async () => {
    const { token } = trainer;
    const gone = await draft({ deletedAt: new Date() });
    for (const id of [gone, 99_999]) {
      const answers = [await change(id, {}, token), await copy(id, token), await remove(id, token)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await change('x', {}, token)).toMatchObject({ status: 400 });
  });
});

describe('creating a course', () => {
  test('returns 400 with a message for each required field', async () => {
    const { status, body } = await create({ mode: '', difficulty_level: '' }, trainer.token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', error: 'Please fill in all required fields.' });
    expect(body.fields).toEqual({
      course_name: 'Course name is required',
      thumbnail: 'Course thumbnail is required',
      mode: 'Course mode is required',
      language_id: 'Language is required',
      difficulty_level: 'Difficulty level is required',
      description: 'Course description is required',
      prerequisites: 'Prerequisites are required (write "None" if no prerequisites)',
      objectives: 'Learning objectives are required',
      trainer_contact: 'Trainer contact is required',
      trainer_email: 'Trainer email is required',
    });
  });

  test.each([
    [{ course_name: ' ' }, 'course_name', 'Course name is required'],
    [{ course_name: 7 }, 'course_name', 'Course name must be text'],
    [{ discount: 101 }, 'discount', 'Discount must be a number between 0 and 100'],
    [{ discount: -1 }, 'discount', 'Discount must be a number between 0 and 100'],
    [{ discount: 'abc' }, 'discount', 'Discount must be a number between 0 and 100'],
    [{ fee: 'abc' }, 'fee', 'Fee must be a number between 0 and 1,00,00,000'],
    [{ fee_usd: '20' }, 'fee_usd', 'Fee must be a number between 0 and 1,00,00,000'],
    [{ trainer_contact: '12345' }, 'trainer_contact', 'Phone number must be exactly 10 digits'],
    [{ trainer_email: 'no-one' }, 'trainer_email', 'Please enter a valid email address'],
    [{ fee: -1 }, 'fee', 'Fee must be a number between 0 and 1,00,00,000'],
    [{ fee: 0.5 }, 'fee', 'Fee must be 0 or at least ₹1'],
    [{ fee_usd: 0.25 }, 'fee_usd', 'Fee must be 0 or at least $1'],
    [{ fee: 1, discount: 50 }, 'discount', 'Discount must leave at least ₹1 to pay, or be 100% for a free course'],
    [{ mode: 'by post' }, 'mode', 'Course mode must be one of Online, Classroom(Offline), Online/Offline'],
    [{ language_id: 999 }, 'language_id', 'Please choose one of the list'],
    [{ category_id: 2 }, 'sub_category_id', 'Please choose one of the list'],
    [{ category_id: null }, 'sub_category_id', 'Please choose a category first'],
    [
      { video_url: 'javascript:alert(1)' },
      'video_url',
      'Please paste a link to YouTube or Vimeo that begins with https://',
    ],
    [
      { trainer_chat: 'https://wa.me.evil.test/1' },
      'trainer_chat',
      'Please paste a link to WhatsApp, Telegram, Instagram, Facebook or X that begins with https://',
    ],
    [{ thumbnail: 'https://elsewhere.test/a.png' }, 'thumbnail', 'Please upload a picture of your own first'],
  ])('%j answers 400 with a message on its field', async (over, field, sentence) => {
    const answer = await create(courseBody(picture, over), trainer.token);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: sentence });
  });

  test('returns 400 for a thumbnail that another user uploaded', async () => {
    const theirs = await addPicture(api.db, otherTrainer.userId, api.settings.mediaBase);
    expect(await create(courseBody(theirs), trainer.token)).toMatchObject({
      status: 400,
      body: { fields: { thumbnail: expect.any(String) } },
    });
  });

  test('creates a draft at stage 1 with all fields', async () => {
    const body = courseBody(picture, { fee: 99.99, video_url: 'https://youtu.be/abc', course_status: 'published' });
    const answer = await create(body, trainer.token);
    expect(answer.status).toBe(201);
    expect(answer.body.data.results).toMatchObject({
      course_name: 'Kubernetes in Production',
      slug: 'kubernetes-in-production',
      mode: 'Online',
      trainer_id: trainer.trainerId,
      course_status: 'draft',
      stage: 1,
      version: 1,
      thumbnail: picture,
      fee: 99.99,
      fee_usd: null,
      discount: 20,
      category_id: 1,
      sub_category_id: 1,
      language_id: 1,
      prerequisites: 'Some Linux',
      objectives: 'Sleep at night',
      video_url: 'https://youtu.be/abc',
      trainer_contact: '9812345678',
      trainer_email: 'ananya@kaksha.test',
      trainer_chat: 'https://wa.me/919812345678',
      difficulty_level: 'Intermediate',
    });
    expect((await details(answer.body.data.results.id)).status).toBe(404);
  });

  test.each([
    [{ trainer_whatsapp: 'https://wa.me/', trainer_telegram: 'https://t.me/asha' }, 'https://t.me/asha'],
    [
      { trainer_x: 'https://x.com/asha', trainer_instagram: 'https://instagram.com/asha' },
      'https://instagram.com/asha',
    ],
    [{ trainer_chat: 'https://wa.me/919800000000', trainer_x: 'https://x.com/asha' }, 'https://wa.me/919800000000'],
    [{ trainer_whatsapp: 'https://wa.me/' }, null],
  ])('%j stores the chat link %s', async (links, expected) => {
    const { trainer_chat: _, ...body } = courseBody(picture);
    const answer = await create({ ...body, ...links }, trainer.token);
    expect(answer.body.data.results.trainer_chat).toBe(expected);
  });

  test('stores whether the course is listed, and returns 400 for another value than true and false', async () => {
    const hidden = await create(courseBody(picture, { is_active: false }), trainer.token);
    expect(hidden.body.data.results.is_active).toBe(false);
    expect(await create(courseBody(picture, { is_active: 'perhaps' }), trainer.token)).toMatchObject({
      status: 400,
      body: { fields: { is_active: 'Active must be true or false' } },
    });
  });

  test.each(['created_by', 'modified_by'])('returns 403 when %s is another user', async (field) => {
    const { id } = (await create(courseBody(picture, { [field]: trainer.userId }), trainer.token)).body.data.results;
    expect(await create(courseBody(picture, { [field]: otherTrainer.userId }), trainer.token)).toMatchObject({
      status: 403,
    });
    expect(await change(id, { [field]: otherTrainer.userId }, trainer.token)).toMatchObject({ status: 403 });
  });

  test('answers who created and changed the course; a form may send the creator back', async () => {
    const { id, ...created } = (await create(courseBody(picture), trainer.token)).body.data.results;
    expect(created).toMatchObject({ created_by: trainer.userId, modified_by: trainer.userId });
    const { created_by } = created;
    const answer = await change(id, { course_name: 'Renamed', created_by, modified_by: admin.userId }, admin.token);
    expect(answer.body.data.results).toMatchObject({ created_by: trainer.userId, modified_by: admin.userId });
  });

  test('stores an empty fee as null and a chat prefix without a number as no link', async () => {
    const body = courseBody(picture, {
      fee: null,
      trainer_chat: 'https://t.me/',
      course_mode: 'offline',
      mode: undefined,
    });
    const { results } = (await create(body, trainer.token)).body.data;
    expect(results).toMatchObject({ fee: null, trainer_chat: null, mode: 'Classroom(Offline)' });
  });
});

describe('updating a course', () => {
  test('changes only the given fields and raises the version', async () => {
    const { id } = (await create(courseBody(picture), trainer.token)).body.data.results;
    const first = await change(id, { course_name: 'New name', fee_usd: 99.5 }, trainer.token);
    expect(first.body.data.results).toMatchObject({
      course_name: 'New name',
      slug: 'new-name',
      fee: 15_000,
      fee_usd: 99.5,
      version: 2,
    });
    const whole = await change(id, { ...courseBody(picture), version: 2, stage: 1 }, trainer.token);
    expect(whole.body.data.results).toMatchObject({ course_name: 'Kubernetes in Production', version: 3 });
    const empty = await change(id, { objectives: null }, trainer.token);
    expect(empty).toMatchObject({ status: 400, body: { fields: { objectives: 'Learning objectives are required' } } });
  });

  test.each([
    [{ discount: 99 }, 'discount'],
    [{ fee: 5 }, 'fee'],
    [{ fee_usd: 1 }, 'fee_usd'],
  ])('returns 400 for %j, which leaves too little to pay with the stored fees', async (body, field) => {
    const id = await draft({ feeMinor: 5000, feeUsdMinor: 5000, discount: 90 });
    const message = expect.stringMatching(/^Discount must leave at least/);
    expect(await change(id, body, trainer.token)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { [field]: message } },
    });
    expect((await details(id, trainer.token)).body.data.results).toMatchObject({ fee: 50, fee_usd: 50, discount: 90 });
  });

  test('returns 409 for the second save of the same version and keeps the first', async () => {
    const id = await draft();
    const save = (course_name: string) => change(id, { course_name, version: 1 }, trainer.token);
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('EDIT_CONFLICT');
    expect((await details(id, trainer.token)).body.data.results).toMatchObject({ version: 2 });
  });

  test('clears the subcategory when the category changes', async () => {
    const id = await draft({ subcategoryId: 1 });
    const answer = await change(id, { category_id: 2 }, trainer.token);
    expect(answer.body.data.results).toMatchObject({ category_id: 2, sub_category_id: null });
    const same = await draft({ subcategoryId: 1 });
    expect((await change(same, { category_id: 1 }, trainer.token)).body.data.results.sub_category_id).toBe(1);
  });

  test('accepts the stored thumbnail although another user uploaded it', async () => {
    const theirs = await addPicture(api.db, otherTrainer.userId, api.settings.mediaBase);
    const id = await draft();
    expect(await change(id, { thumbnail: theirs }, trainer.token)).toMatchObject({ status: 400 });
    expect(await change(id, { thumbnail: theirs }, otherTrainer.token)).toMatchObject({ status: 403 });
    expect(await change(id, { thumbnail: theirs }, admin.token)).toMatchObject({ status: 200 });
    expect(await change(id, { thumbnail: theirs }, trainer.token)).toMatchObject({ status: 200 });
  });

  test('never lowers the stage, and a stage change does not raise the version', async () => {
    const id = await draft();
    expect((await change(id, { stage: 3 }, trainer.token)).body.data.results).toMatchObject({ stage: 3, version: 1 });
    expect((await change(id, { stage: 2 }, trainer.token)).body.data.results.stage).toBe(3);
    expect(await change(id, { stage: 6 }, trainer.token)).toMatchObject({ status: 400 });
  });
});
