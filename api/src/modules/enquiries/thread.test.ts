import { mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';

let shop: Shop;
let otherTrainer: TestUser;
beforeAll(async () => {
  shop = await makeShop();
  otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual' });
});
afterAll(() => shop.close());

const ask = async (message: string): Promise<number> => {
  const body = { courseId: shop.course, batchId: shop.batch, message };
  return (await shop.call('POST', '/course-requests', { body, token: shop.learner.token })).body.data.results.id;
};
const write = (id: number, message: unknown, token?: string) =>
  shop.call('POST', `/course-requests/${id}/messages`, { body: { message }, token });
const close = (id: number, closed: unknown, token?: string) =>
  shop.call('PUT', `/course-requests/${id}/closed`, { body: { closed }, token });
const read = (ids: number[], token?: string) => shop.call('POST', '/course-requests/read', { body: { ids }, token });
const sent = async (id: number) => {
  const { body } = await shop.call('GET', `/course-requests/${shop.learner.userId}`, { token: shop.learner.token });
  return body.data.results.find((one: { id: number }) => one.id === id);
};
const received = async (id: number) => {
  const { body } = await shop.call('GET', '/course-requests/received', { token: shop.trainer.token });
  return body.data.results.find((one: { id: number }) => one.id === id);
};

test('only the learner and the trainer of an enquiry write in it, close it and open it', async () => {
  const id = await ask('Is there a recording?');
  expect((await write(id, 'x')).status).toBe(401);
  expect((await close(id, true)).status).toBe(401);
  expect((await write(id, ' ', shop.learner.token)).body.fields).toHaveProperty('message', 'Message is required');
  expect((await write(id, 'x'.repeat(1001), shop.learner.token)).status).toBe(400);
  expect((await close(id, 'maybe', shop.learner.token)).status).toBe(400);
  for (const { token } of [shop.stranger, otherTrainer]) {
    expect((await write(id, 'Hello', token)).status).toBe(403);
    expect((await close(id, true, token)).status).toBe(403);
  }
  expect((await write(99_999, 'Hello', shop.learner.token)).status).toBe(404);
  expect((await close(99_999, true, shop.learner.token)).status).toBe(404);
});

test('the first message of the trainer is the answer, and both sides continue', async () => {
  const id = await ask('In English?');
  await write(id, 'And are there slides?', shop.learner.token);
  expect(await sent(id)).toMatchObject({ status: 'new', reply: null });
  await write(id, 'Yes, both.', shop.trainer.token);
  expect(await sent(id)).toMatchObject({ status: 'answered', reply: 'Yes, both.', batch_label: expect.any(String) });
  await write(id, 'One more thing: install Docker.', shop.trainer.token);
  await write(id, 'Done, thank you.', shop.learner.token);
  const row = await received(id);
  expect(row.status).toBe('new');
  expect(row.thread.map(({ from_trainer, text }: Record<string, unknown>) => [from_trainer, text])).toEqual([
    [false, 'In English?'],
    [false, 'And are there slides?'],
    [true, 'Yes, both.'],
    [true, 'One more thing: install Docker.'],
    [false, 'Done, thank you.'],
  ]);
});

test('counts unread messages for each side until it reads or writes', async () => {
  const id = await ask('Is it recorded?');
  expect([(await sent(id)).unread, (await received(id)).unread]).toEqual([0, 1]);
  await write(id, 'Yes.', shop.trainer.token);
  await write(id, 'For a year.', shop.trainer.token);
  expect([(await sent(id)).unread, (await received(id)).unread]).toEqual([2, 0]);
  await read([id], shop.stranger.token);
  await read([id], otherTrainer.token);
  expect((await sent(id)).unread).toBe(2);
  expect((await read([id], shop.learner.token)).status).toBe(200);
  expect((await read([id])).status).toBe(401);
  expect((await sent(id)).unread).toBe(0);
  await write(id, 'Great.', shop.learner.token);
  expect((await received(id)).unread).toBe(1);
  await read([id], shop.trainer.token);
  expect((await received(id)).unread).toBe(0);
});

test('a closed enquiry takes no message until one side opens it again', async () => {
  const id = await ask('Do you take cards?');
  expect((await close(id, true, shop.learner.token)).body.data.results).toMatchObject({ status: 'closed', unread: 0 });
  expect((await write(id, 'Hello?', shop.trainer.token)).body).toMatchObject({
    code: 'ENQUIRY_CLOSED',
    error: 'This question is closed. Open it again to write a message.',
  });
  const opened = await close(id, false, shop.trainer.token);
  expect(opened.body.data.results).toMatchObject({ status: 'new', reply: null, answered_at: null });
  await write(id, 'Yes, all of them.', shop.trainer.token);
  await close(id, true, shop.trainer.token);
  expect((await close(id, false, shop.learner.token)).body.data.results.status).toBe('answered');
});

test('each further message raises the bell of the other side and is mailed once', async () => {
  const id = await ask('Shall I bring a laptop?');
  await write(id, 'Yes.', shop.trainer.token);
  await shop.runJobs();
  await write(id, 'With 16 GB, please.', shop.trainer.token);
  await write(id, 'Mine has 8 GB.', shop.learner.token);
  await shop.runJobs();
  const bell = async ({ token }: TestUser) =>
    (await shop.call('GET', '/notifications', { token })).body.data.results.map(
      ({ kind, body }: { kind: string; body: string }) => [kind, body],
    );
  expect((await bell(shop.learner))[0]).toEqual(['enquiry-answered', 'With 16 GB, please.']);
  expect((await bell(shop.trainer))[0]).toEqual(['enquiry-received', 'Mine has 8 GB.']);
  const texts = async (to: string) => (await mailsTo(shop, to)).filter(({ text }) => text.includes('GB'));
  expect(await texts('learner@example.com')).toMatchObject([
    { subject: 'Asha Rao wrote to you about Kubernetes in Production' },
  ]);
  expect(await texts('trainer@example.com')).toMatchObject([
    { subject: 'Priya Nair wrote to you about Kubernetes in Production' },
  ]);
});
