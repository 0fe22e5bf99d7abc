import { eq } from 'drizzle-orm';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { batchesOf, buy, mailsTo, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { batches } from '../../../platform/database/schema/courses';
import { refunds } from '../../../platform/database/schema/payments';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());
/** Each test has its own course with one batch. */
beforeEach(async () => {
  shop.course = await addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name: 'Helm', starts: [3] });
  [shop.batch = 0] = await batchesOf(shop.db, shop.course);
});

const act = (action: string, over: { token?: string | undefined; body?: object; batch?: number } = {}) => {
  const { token = shop.trainer.token, batch = shop.batch } = over;
  return shop.call('POST', `/timings/${batch}/${action}`, {
    token,
    ...(action === 'cancel' && { body: over.body ?? {} }),
  });
};
const stateOf = async (id: number) =>
  (await shop.db.select().from(batches).where(eq(batches.id, id))).map(({ state }) => state)[0];

test.each(['open', 'close', 'cancel'])('only the trainer of the course can %s a batch', async (action) => {
  const body = action === 'cancel' ? { body: {} } : {};
  expect((await shop.call('POST', `/timings/${shop.batch}/${action}`, body)).status).toBe(401);
  expect((await act(action, { token: shop.learner.token })).status).toBe(403);
  expect((await act(action, { batch: 99_999 })).status).toBe(404);
});

test('a batch closes and opens again; other transitions answer 409', async () => {
  expect((await act('open')).body.code).toBe('BATCH_STATE');
  expect((await act('close')).body.data.results).toMatchObject({ state: 'closed', status: false });
  expect((await act('close')).status).toBe(409);
  expect((await act('open')).body.data.results).toMatchObject({ state: 'open', status: true });
  expect((await act('cancel')).body.data.results).toMatchObject({ state: 'cancelled', status: false });
  for (const action of ['open', 'close', 'cancel']) expect((await act(action)).status).toBe(409);
  const edit = await shop.call('PUT', `/timings/${shop.batch}`, { token: shop.trainer.token, body: { status: true } });
  expect(edit.body.code).toBe('BATCH_STATE');
});

test('cancelling asks first when there are learners', async () => {
  await buy(shop, shop.learner);
  const asked = await act('cancel');
  expect(asked.status).toBe(409);
  expect(asked.body.code).toBe('CONFIRMATION_REQUIRED');
  expect(await stateOf(shop.batch)).toBe('open');
});

test('cancelling refunds every learner once and in full, regardless of the refund rule', async () => {
  const first = await buy(shop, shop.learner);
  const second = await buy(shop, shop.stranger);
  // The classes are under way, so the rule alone would refuse.
  await shop.db.update(batches).set({ startDate: '2020-01-01' }).where(eq(batches.id, shop.batch));
  const done = await act('cancel', { body: { reason: 'The trainer is ill.', confirmed: true } });
  expect(done.status).toBe(200);
  await shop.runJobs({ retries: true });
  await shop.runJobs({ retries: true });
  for (const [person, bought] of [
    [shop.learner, first],
    [shop.stranger, second],
  ] as const) {
    const { results } = (await shop.call('GET', `/payment/orders/${bought.id}`, { token: person.token })).body.data;
    expect(results.status).toBe('refunded');
  }
  expect(await shop.db.$count(refunds)).toBe(2);
  const progress = await shop.call('GET', `/timings/${shop.batch}/cancellation`, { token: shop.trainer.token });
  expect(progress.body.data.results).toEqual({ learners: 2, refunded: 2, pending: 0, failed: 0 });
  const subjects = (await mailsTo(shop, 'learner@example.com')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Cancelled: '))).toEqual(['Cancelled: Helm']);
  const [mail] = (await mailsTo(shop, 'learner@example.com')).filter(({ subject }) => subject.startsWith('Cancelled'));
  expect(mail?.text).toContain('The trainer is ill.');
  expect(mail?.text).toContain('/user-dashboard/payments');
  const notices = await shop.call('GET', '/notifications', { token: shop.learner.token });
  expect(notices.body.data.results).toContainEqual(
    expect.objectContaining({ kind: 'batch-cancelled', link: '/user-dashboard/payments' }),
  );
  // The trainer cancelled, so no mail says that a learner left.
  const toTrainer = (await mailsTo(shop, 'trainer@example.com')).map(({ subject }) => subject);
  expect(toTrainer.filter((subject) => subject.startsWith('A learner left'))).toEqual([]);
});

test('a learner can ask for the refund of a cancelled batch at any time', async () => {
  const bought = await buy(shop, shop.learner);
  await shop.db.update(batches).set({ state: 'cancelled', startDate: '2020-01-01' }).where(eq(batches.id, shop.batch));
  const { body } = await shop.call('GET', `/payment/${bought.id}/refund`, { token: shop.learner.token });
  expect(body.data.results).toMatchObject({ eligible: true, message: expect.stringContaining('is cancelled') });
});

test('a cancelled batch takes no orders, and its progress is for its trainer', async () => {
  const path = `/timings/${shop.batch}/cancellation`;
  expect((await shop.call('GET', path, { token: shop.trainer.token })).status).toBe(409);
  await act('cancel');
  await expect(order(shop, shop.learner)).rejects.toThrow('BATCH_NOT_FOUND');
  expect((await shop.call('GET', path, { token: shop.learner.token })).status).toBe(403);
});
