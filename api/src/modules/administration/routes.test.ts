import type { AdminRight } from '@kaksha/domain/admin-rights';
import { eq } from 'drizzle-orm';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { preparedPayouts, sell, typeAccount } from '../../../test/payout-fixtures';
import { users } from '../../platform/database/schema/people';
import { trainerVerifications } from '../../platform/database/schema/trust';
import { deadLetterQueue } from '../../platform/jobs/queue';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
});
afterAll(() => shop.close());

const read = async (token = shop.admin.token) =>
  (await shop.call('GET', '/admin/overview', { token })).body.data.results;
const holdOnly = (right: AdminRight) =>
  shop.db
    .update(users)
    .set({ adminRights: [right] })
    .where(eq(users.id, shop.admin.userId));

test('visitors and other users read no overview', async () => {
  expect((await shop.call('GET', '/admin/overview')).status).toBe(401);
  expect((await shop.call('GET', '/admin/overview', { token: shop.trainer.token })).status).toBe(403);
});

test('a site without work shows none', async () => {
  expect(await read()).toEqual({
    money: { awaiting: [], approved: [], held_refunds: [] },
    content: { reported_reviews: 0, reported_courses: 0, open_messages: 0 },
    people: { waiting_trainers: 0 },
    operation: { failed_jobs: 0, is_backup_scheduled: false, last_backup: null },
  });
});

test('counts the payouts, messages, reported courses, trainers and jobs that wait', async () => {
  await typeAccount(shop, 'asha@okbank');
  await sell(shop, 20);
  await preparedPayouts(shop);
  const message = { type: 5, name: 'A visitor', email: 'visitor@example.com', message: 'Hello there.' };
  await shop.call('POST', '/support-type', { body: message });
  await shop.call('POST', `/courses/${shop.course}/reports`, { body: { reason: 'fraud' }, token: shop.learner.token });
  await shop.db.insert(trainerVerifications).values({ trainerId: shop.trainer.trainerId as number });
  await shop.services.queue.boss.send(deadLetterQueue, { queue: 'send-mail' });
  expect(await read()).toMatchObject({
    money: { awaiting: [{ currency: 'INR', amount: 81_000, count: 1 }], approved: [] },
    content: { reported_courses: 1, open_messages: 1 },
    people: { waiting_trainers: 1 },
    operation: { failed_jobs: 1 },
  });
});

test.each([
  ['finance', 'money'],
  ['content', 'content'],
  ['people', 'people'],
  ['operations', 'operation'],
] as const)('the right %s shows %s and no other part', async (right, part) => {
  await holdOnly(right);
  const shown = Object.entries(await read()).filter(([, value]) => value !== null);
  expect(shown.map(([name]) => name)).toEqual([part]);
});
