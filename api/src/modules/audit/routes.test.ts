import { eq } from 'drizzle-orm';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { sessions } from '../../platform/database/schema/people';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
  const block = { body: { reason: 'Sent "=HYPERLINK" links' }, token: shop.admin.token };
  await shop.call('POST', `/admin/users/${shop.stranger.userId}/block`, block);
});
afterAll(() => shop.close());

const prove = (provenAt: Date | null) =>
  shop.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, shop.admin.userId));
const log = async (query: Record<string, string>) =>
  (await shop.call('GET', '/admin/audit', { query, token: shop.admin.token })).body.data;

test('an entry says who did what to whom, when and from where', async () => {
  const [entry] = (await log({ entity: 'user', entity_id: String(shop.stranger.userId) })).results;
  expect(entry).toMatchObject({
    action: 'user.block',
    actor: { id: shop.admin.userId, email: 'admin@example.com' },
    subject: 'Ravi Kumar',
    address: '127.0.0.1',
    at: expect.any(String),
  });
  expect(JSON.parse(entry.detail)).toEqual({ reason: 'Sent "=HYPERLINK" links' });
});

test('the filters leave other entries out', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect((await log({ actor_id: String(shop.admin.userId), from: today, to: today })).count).toBeGreaterThan(0);
  expect((await log({ actor_id: String(shop.learner.userId), entity: 'user' })).count).toBe(0);
  expect((await log({ to: '2020-01-01' })).count).toBe(0);
  const entities = await shop.call('GET', '/admin/audit/entities', { token: shop.admin.token });
  expect(entities.body.data.results).toContain('user');
});

test('the file holds the filtered entries, runs no formula and is an entry itself', async () => {
  const file = () => shop.call('GET', '/admin/audit/file', { query: { entity: 'user' }, token: shop.admin.token });
  await prove(null);
  expect((await file()).body.code).toBe('STEP_UP_REQUIRED');
  await prove(new Date());
  const { body, headers } = await file();
  expect(headers['content-type']).toContain('text/csv');
  expect(body).toContain('user.block');
  expect(body.split('\r\n').filter((line: string) => line.startsWith('='))).toEqual([]);
  expect((await log({ entity: 'audit' })).results).toMatchObject([{ action: 'audit.export' }]);
});
