import { addDays, dayIn } from '@kaksha/domain/dates';
import { addCourse } from '../../../test/catalogue-fixtures';
import { batchesOf, buy, mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';

let shop: Shop;
const today = dayIn('Asia/Kolkata', new Date());
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());
/** Each test has its own course with one batch and one learner. */
let orderId: number;
beforeEach(async () => {
  shop.course = await addCourse(shop.db, { trainerId: shop.trainer.trainerId as number, name: 'Helm', starts: [3] });
  [shop.batch = 0] = await batchesOf(shop.db, shop.course);
  orderId = (await buy(shop, shop.learner)).id;
});

const move = (confirmed: boolean) =>
  shop.call('PUT', `/timings/${shop.batch}`, {
    token: shop.trainer.token,
    body: { start_date: addDays(today, 10), confirmed },
  });
const changes = async () => {
  const { body } = await shop.call('GET', '/batch-changes', { token: shop.learner.token });
  return body.data.results.filter(({ batch_id }: { batch_id: number }) => batch_id === shop.batch);
};
const respond = (id: number, answer: string, token: string | undefined = shop.learner.token) =>
  shop.call('POST', `/batch-changes/${id}/answer`, { token, body: { answer } });
const orderStatus = async () =>
  (await shop.call('GET', `/payment/orders/${orderId}`, { token: shop.learner.token })).body.data.results.status;

test('a move with learners asks first; other changes do not', async () => {
  expect((await move(false)).body.code).toBe('CONFIRMATION_REQUIRED');
  expect(await changes()).toEqual([]);
  const body = { duration: '3 hours' };
  expect((await shop.call('PUT', `/timings/${shop.batch}`, { token: shop.trainer.token, body })).status).toBe(200);
  expect(await changes()).toEqual([]);
});

test('learners get old and new times by mail, and a change to answer', async () => {
  expect((await move(true)).status).toBe(200);
  await shop.runJobs();
  const mails = (await mailsTo(shop, 'learner@example.com')).filter(({ subject }) => subject === 'New times: Helm');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Until now: [\s\S]*From now on: /);
  expect(await changes()).toMatchObject([{ after: { start_date: addDays(today, 10) }, paid: true, answer: null }]);
});

test('a learner accepts once', async () => {
  await move(true);
  const [{ id }] = await changes();
  expect((await respond(id, 'accept')).status).toBe(200);
  expect(await changes()).toEqual([]);
  expect((await respond(id, 'refund')).status).toBe(404);
  await shop.runJobs();
  expect(await orderStatus()).toBe('paid');
});

test('a learner takes the full refund', async () => {
  await move(true);
  const [{ id }] = await changes();
  expect((await respond(id, 'refund')).status).toBe(200);
  await shop.runJobs();
  expect(await orderStatus()).toBe('refunded');
});

test('answers 401, 400 and 404', async () => {
  await move(true);
  const [{ id }] = await changes();
  expect((await shop.call('GET', '/batch-changes')).status).toBe(401);
  expect((await shop.call('POST', `/batch-changes/${id}/answer`, { body: { answer: 'accept' } })).status).toBe(401);
  expect((await respond(id, 'maybe')).status).toBe(400);
  expect((await respond(id, 'accept', shop.stranger.token)).status).toBe(404);
});
