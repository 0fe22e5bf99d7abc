import { sql } from 'drizzle-orm';
import { addCourse } from '../../../test/catalogue-fixtures';
import { mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { enquiries } from '../../platform/database/schema/activity';

let shop: Shop;
let otherTrainer: TestUser;
beforeAll(async () => {
  shop = await makeShop();
  otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual' });
});
afterAll(() => shop.close());

const send = (body: unknown, token?: string) => shop.call('POST', '/course-requests', { body, token });
const list = (userId: number | string, token?: string) => shop.call('GET', `/course-requests/${userId}`, { token });
const received = (token?: string, query = {}) => shop.call('GET', '/course-requests/received', { token, query });
const answer = (id: number | string, body: unknown, token?: string) =>
  shop.call('PATCH', `/course-requests/${id}`, { body, token });
const question = (message = 'Is there a recording?') => ({ courseId: shop.course, message });
let people = 0;
const newLearner = async () => {
  people += 1;
  const email = `asker-${people}@example.com`;
  return { ...(await signIn(shop, email, { name: 'Priya Nair', contactNo: '9876543210' })), email };
};
const asked = async (person: TestUser, message?: string) =>
  (await send(question(message), person.token)).body.data.results;

test('returns 401 for a visitor before validation', async () => {
  const answers = await Promise.all([send({}), list('x'), received(), answer('x', {})]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('returns 400 with a message on the invalid field', async () => {
  const { token } = shop.learner;
  for (const [body, field] of [
    [{ message: 'Hello' }, 'courseId'],
    [question(''), 'message'],
    [question('   '), 'message'],
    [question('x'.repeat(1001)), 'message'],
    [{ ...question(), phone: 'call me' }, 'phone'],
    [{ ...question(), batchId: 'first' }, 'batchId'],
  ] as const) {
    const refused = await send(body, token);
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(refused.body.fields).toHaveProperty(field);
  }
  expect((await list('x', token)).status).toBe(400);
  const { id } = await asked(await newLearner());
  for (const body of [{}, { reply: ' ' }, { status: 'new' }, { reply: 'x'.repeat(1001) }]) {
    expect((await answer(id, body, shop.trainer.token)).status).toBe(400);
  }
});

test("returns 403 for another user's name, the own course, and another user's enquiries", async () => {
  const learner = await newLearner();
  const { id } = await asked(learner);
  expect((await send({ ...question(), userId: shop.stranger.userId }, learner.token)).status).toBe(403);
  expect((await send(question(), shop.trainer.token)).status).toBe(403);
  expect((await list(learner.userId, shop.stranger.token)).status).toBe(403);
  expect((await list(learner.userId, shop.admin.token)).status).toBe(403);
  expect((await received(learner.token)).status).toBe(403);
  for (const { token } of [learner, shop.stranger, otherTrainer]) {
    expect((await answer(id, { reply: 'Yes' }, token)).status).toBe(403);
  }
});

test('returns 404 for an unknown course, batch or question', async () => {
  const { token } = shop.learner;
  const trainerId = shop.trainer.trainerId as number;
  const draft = await addCourse(shop.db, { trainerId, name: 'Draft', status: 'draft', publishedAt: null });
  const other = await addCourse(shop.db, { trainerId, name: 'Other' });
  expect((await send({ ...question(), courseId: draft }, token)).status).toBe(404);
  expect((await send({ ...question(), courseId: other, batchId: shop.batch }, token)).status).toBe(404);
  expect((await answer(99_999, { reply: 'Yes' }, shop.trainer.token)).status).toBe(404);
});

test("mails a question to the trainer with the data of the learner's account", async () => {
  const learner = await newLearner();
  const sent = await send(
    { course_id: shop.course, batch_id: shop.batch, Message: ' Is it live?\nAlways? ', email: 'forged@example.com' },
    learner.token,
  );
  expect(sent).toMatchObject({
    status: 200,
    body: {
      data: {
        results: {
          status: 'new',
          message: 'Is it live?\nAlways?',
          course_name: 'Kubernetes in Production',
          trainer_name: 'Asha Rao',
          batch_id: shop.batch,
          batch_label: expect.stringMatching(/ IST, from /),
          reply: null,
          course: { id: shop.course },
        },
      },
    },
  });
  const [mail] = await mailsTo(shop, 'trainer@example.com');
  expect(mail).toMatchObject({ subject: 'A question about Kubernetes in Production' });
  expect(mail?.text).toContain(learner.email);
  expect(mail?.text).toMatch(/Batch: .* IST, from /);
  expect(mail?.text).not.toContain('forged');
  const { body } = await received(shop.trainer.token);
  expect(body.data.results[0]).toMatchObject({ name: 'Priya Nair', email: learner.email, phone: '9876543210' });
});

test("an emptied phone field sends no number instead of the profile's", async () => {
  const learner = await newLearner();
  const phoneOfLatest = async () => (await received(shop.trainer.token)).body.data.results[0].phone;
  await send({ ...question('With an emptied field'), phone: '' }, learner.token);
  expect(await phoneOfLatest()).toBeNull();
  await send(question('Without the field'), learner.token);
  expect(await phoneOfLatest()).toBe('9876543210');
});

test('sends an equal question once and a different question again', async () => {
  const learner = await newLearner();
  const twice = await Promise.all([asked(learner), asked(learner)]);
  expect(twice[0].id).toBe(twice[1].id);
  await asked(learner, 'Something else');
  expect((await list(learner.userId, learner.token)).body.data.results).toMatchObject([
    { message: 'Something else' },
    { message: 'Is there a recording?' },
  ]);
});

test('limits questions to twenty a day, concurrent calls included', async () => {
  const learner = await newLearner();
  const answers = await Promise.all(
    Array.from({ length: 23 }, (_, at) => send(question(`Question ${at}`), learner.token)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status === 429)?.body.code).toBe('TOO_MANY_ENQUIRIES');
  await shop.db.update(enquiries).set({ createdAt: sql`created_at - interval '25 hours'` });
  expect((await send(question('Another day'), learner.token)).status).toBe(200);
});

test('mails the reply to the learner once', async () => {
  const learner = await newLearner();
  const { id } = await asked(learner);
  const replied = await answer(id, { reply: ' Yes, for a year. ' }, shop.trainer.token);
  expect(replied.body.data.results).toMatchObject({ status: 'answered', reply: 'Yes, for a year.' });
  expect(replied.body.data.results.answered_at).toMatch(/Z$/);
  expect((await list(learner.userId, learner.token)).body.data.results).toMatchObject([
    { id, status: 'answered', reply: 'Yes, for a year.' },
  ]);
  const [mail] = await mailsTo(shop, learner.email);
  expect(mail).toMatchObject({ subject: 'Asha Rao answered you about Kubernetes in Production' });
  expect(mail?.text).toContain('> Yes, for a year.');
  expect(await answer(id, { reply: 'No.' }, shop.trainer.token)).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_ANSWERED' },
  });
});

test('marks a question answered or closed without a mail, and filters by status', async () => {
  const learner = await newLearner();
  const [first, second] = [await asked(learner, 'One'), await asked(learner, 'Two')];
  await answer(first.id, { status: 'answered' }, shop.trainer.token);
  await answer(second.id, { status: 'closed' }, shop.admin.token);
  expect(await mailsTo(shop, learner.email)).toEqual([]);
  const ids = async (query: object) =>
    (await received(shop.trainer.token, query)).body.data.results.map(({ id }: { id: number }) => id);
  expect(await ids({ status: 'closed' })).toEqual([second.id]);
  expect((await ids({ status: 'answered' }))[0]).toBe(first.id);
  const page = await received(shop.trainer.token, { count: '2', page: '2' });
  expect(page.body.data).toMatchObject({ current_page: 2, results: [{}, {}] });
  expect((await received(otherTrainer.token)).body.data.count).toBe(0);
});

test("lists the sender with the question among the course's contacted users", async () => {
  const learner = await newLearner();
  const { id } = await asked(learner, 'May I join late?');
  const { body } = await shop.call('GET', `/course-actions/contacted/${shop.course}`, { token: shop.trainer.token });
  expect(body.data.results[0]).toMatchObject({
    email: learner.email,
    enquiries: [{ id, message: 'May I join late?', status: 'new' }],
  });
});
