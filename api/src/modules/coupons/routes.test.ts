import { couponFields } from '../../../test/coupon-fields';
import { makeShop, type Shop } from '../../../test/order-fixtures';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const form = { ...couponFields, code: 'early 10', percent: 10, max_uses_per_learner: 1 };
const create = (over: object = {}, token: string | undefined = shop.trainer.token) =>
  shop.call('POST', '/coupons', { token, body: { ...form, ...over } });
const list = async () => (await shop.call('GET', '/coupons', { token: shop.trainer.token })).body.data.results;

test('only trainers have coupons', async () => {
  expect((await shop.call('GET', '/coupons')).status).toBe(401);
  expect((await shop.call('GET', '/coupons', { token: shop.learner.token })).status).toBe(403);
  expect((await create({}, shop.learner.token)).status).toBe(403);
});

test('a trainer adds, changes and switches off a coupon', async () => {
  const created = await create({ first_day: '2026-01-10', last_day: '2026-01-31' });
  expect(created.status).toBe(201);
  const coupon = created.body.data.results;
  expect(coupon).toMatchObject({ code: 'EARLY10', percent: 10, uses: 0, enabled: true });
  // Days count in India.
  expect(coupon).toMatchObject({ starts_at: '2026-01-09T18:30:00.000Z', ends_at: '2026-01-31T18:30:00.000Z' });
  expect(coupon).toMatchObject({ first_day: '2026-01-10', last_day: '2026-01-31' });
  const amount = { code: 'FLAT', kind: 'amount', percent: null, amount_inr: 20_000, scope: 'courses' };
  const changed = await shop.call('PUT', `/coupons/${coupon.id}`, {
    token: shop.trainer.token,
    body: { ...form, ...amount, course_ids: [shop.course] },
  });
  expect(changed.body.data.results).toMatchObject({ code: 'FLAT', amount_inr: 20_000, course_ids: [shop.course] });
  const off = await shop.call('PUT', `/coupons/${coupon.id}/enabled`, {
    token: shop.trainer.token,
    body: { enabled: false },
  });
  expect(off.body.data.results).toMatchObject({ enabled: false, progress: 'off' });
  expect(await list()).toMatchObject([{ id: coupon.id, code: 'FLAT', progress: 'off' }]);
});

test.each([
  [{ code: 'A' }, 'code'],
  [{ code: 'ÄÖÜ-CODE' }, 'code'],
  [{ percent: 0 }, 'percent'],
  [{ percent: 101 }, 'percent'],
  [{ kind: 'amount' }, 'amount_inr'],
  [{ kind: 'amount', amount_inr: -5 }, 'amount_inr'],
  [{ scope: 'courses' }, 'course_ids'],
  [{ scope: 'batches' }, 'batch_ids'],
  [{ scope: 'courses', course_ids: [999] }, 'course_ids'],
  [{ first_day: '2026-02-30' }, 'first_day'],
  [{ first_day: '2026-02-02', last_day: '2026-02-01' }, 'last_day'],
  [{ max_uses: 0 }, 'max_uses'],
])('returns 400 and names the field for %j', async (over, field) => {
  const answer = await create({ code: 'GOOD-CODE', ...over });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test('returns 409 for a second coupon with a code, and 404 for an unknown coupon', async () => {
  const { id } = (await create({ code: 'TWICE' })).body.data.results;
  expect((await create({ code: 'twice' })).body.code).toBe('COUPON_EXISTS');
  const other = (await create({ code: 'OTHER' })).body.data.results;
  const renamed = { token: shop.trainer.token, body: { ...form, code: 'TWICE' } };
  expect((await shop.call('PUT', `/coupons/${other.id}`, renamed)).body.code).toBe('COUPON_EXISTS');
  const own = { token: shop.trainer.token, body: { ...form, code: 'SAME' } };
  expect((await shop.call('PUT', '/coupons/9999', own)).status).toBe(404);
  expect((await shop.call('PUT', `/coupons/${id}`, own)).body.data.results.code).toBe('SAME');
});
