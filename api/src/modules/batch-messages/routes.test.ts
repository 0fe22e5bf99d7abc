import { buy, mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';

let shop: Shop;
let other: TestUser;
let otherTrainer: TestUser;
beforeAll(async () => {
  shop = await makeShop();
  other = await signIn(shop, 'other@example.com', { name: 'Omar' });
  otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual' });
});
afterAll(() => shop.close());

const write = (message: unknown, token?: string, batch = shop.batch) =>
  shop.call('POST', `/classes/${batch}/messages`, { body: { message }, token });
const list = (token?: string, batch = shop.batch) => shop.call('GET', `/classes/${batch}/messages`, { token });
const mine = async ({ token }: TestUser) => (await shop.call('GET', '/class-messages', { token })).body.data.results;

test('only the trainer writes, and not to a batch without learners', async () => {
  expect((await write('Hello')).status).toBe(401);
  expect((await write(' ', shop.trainer.token)).body.fields).toHaveProperty('message', 'Message is required');
  expect((await write('x'.repeat(2001), shop.trainer.token)).status).toBe(400);
  for (const { token } of [shop.learner, otherTrainer]) expect((await write('Hello', token)).status).toBe(403);
  expect((await write('Hello', shop.trainer.token, 99_999)).status).toBe(404);
  expect((await write('Hello', shop.trainer.token)).body.code).toBe('NO_LEARNERS');
});

test('every learner of the batch gets the message in the app and by mail, once', async () => {
  await buy(shop, shop.learner);
  await buy(shop, other);
  const sent = await write(' Please install Docker. ', shop.trainer.token);
  expect(sent.body.data.results).toMatchObject({ message: 'Please install Docker.', recipients: 2 });
  await shop.runJobs();
  await shop.runJobs();
  for (const [person, email] of [
    [shop.learner, 'learner@example.com'],
    [other, 'other@example.com'],
  ] as const) {
    const bell = (await shop.call('GET', '/notifications', { token: person.token })).body.data.results;
    expect(bell.filter(({ kind }: { kind: string }) => kind === 'batch-message')).toMatchObject([
      {
        title: 'Asha Rao wrote to your batch of Kubernetes in Production',
        body: 'Please install Docker.',
        link: `/my-courses/${shop.batch}`,
      },
    ]);
    const mails = (await mailsTo(shop, email)).filter(({ text }) => text.includes('install Docker'));
    expect(mails).toMatchObject([{ subject: 'Asha Rao wrote to you about Kubernetes in Production' }]);
  }
});

test('the trainer and the learners of the batch read its messages', async () => {
  expect((await list()).status).toBe(401);
  for (const { token } of [shop.stranger, otherTrainer]) expect((await list(token)).status).toBe(403);
  expect((await list(shop.trainer.token, 99_999)).status).toBe(404);
  for (const { token } of [shop.trainer, shop.learner]) {
    expect((await list(token)).body.data.results).toMatchObject([{ message: 'Please install Docker.' }]);
  }
  expect(await mine(shop.learner)).toMatchObject([{ batch_id: shop.batch, trainer_name: 'Asha Rao' }]);
  expect(await mine(shop.stranger)).toEqual([]);
});

test('chosen learners of the batch get a message, and only they read it', async () => {
  const token = shop.trainer.token;
  const path = `/classes/${shop.batch}/messages`;
  const chosen = async (...learner_ids: number[]) =>
    shop.call('POST', path, { body: { message: 'Your homework, please.', learner_ids }, token });
  expect((await chosen()).status).toBe(400);
  expect((await chosen(shop.stranger.userId)).body.code).toBe('NO_LEARNERS');
  const sent = await chosen(other.userId, shop.stranger.userId);
  expect(sent.body.data.results).toMatchObject({ is_to_all: false, recipients: 1 });
  await shop.runJobs();
  const titles = async ({ token: of }: TestUser) =>
    (await shop.call('GET', '/notifications', { token: of })).body.data.results.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles(other)).toContain('Asha Rao wrote to you about Kubernetes in Production');
  for (const person of [shop.learner, shop.stranger]) {
    expect(await titles(person)).not.toContain('Asha Rao wrote to you about Kubernetes in Production');
  }
  const texts = (rows: { message: string }[]) => rows.map(({ message }) => message);
  expect(texts((await list(token)).body.data.results)).toContain('Your homework, please.');
  expect(texts((await list(other.token)).body.data.results)).toContain('Your homework, please.');
  expect(texts(await mine(other))).toContain('Your homework, please.');
  expect(texts((await list(shop.learner.token)).body.data.results)).not.toContain('Your homework, please.');
  expect(texts(await mine(shop.learner))).not.toContain('Your homework, please.');
  const withLearner = { body: { message: 'Hello', learner_ids: [other.userId] } };
  for (const person of [shop.learner, otherTrainer]) {
    expect((await shop.call('POST', path, { ...withLearner, token: person.token })).status).toBe(403);
  }
});

test('a batch gets twenty messages a day at most', async () => {
  for (let count = 2; count < 20; count += 1) {
    expect((await write(`Message ${count}`, shop.trainer.token)).status).toBe(200);
  }
  expect((await write('One more', shop.trainer.token)).status).toBe(429);
});
