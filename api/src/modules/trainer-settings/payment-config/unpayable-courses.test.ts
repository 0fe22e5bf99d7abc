import { eq } from 'drizzle-orm';
import { addParts } from '../../../../test/authoring-fixtures';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { makeShop, type Shop } from '../../../../test/order-fixtures';
import { courses } from '../../../platform/database/schema/courses';
import { paymentConfigs } from '../../../platform/database/schema/payments';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
  await addCourse(shop.db, { ...mine(), name: 'Rupees only', starts: [3] });
  await addCourse(shop.db, { ...mine(), name: 'Free', feeMinor: 0, starts: [3] });
  await addCourse(shop.db, { ...mine(), name: 'On request', feeMinor: null, starts: [3] });
  await addCourse(shop.db, { ...mine(), name: 'Hidden', isActive: false, starts: [3] });
});
beforeEach(() => shop.db.delete(paymentConfigs));
afterAll(() => shop.close());

const mine = () => ({ trainerId: shop.trainer.trainerId as number });
const save = (currencies: string[], over: object = {}) =>
  shop.call('POST', '/pricing/payment-config', {
    token: shop.trainer.token,
    body: { currencies, payout_kind: 'upi', upi_id: 'asha@okbank', refund_terms_accepted: true, ...over },
  });
const update = (id: number, body: object) =>
  shop.call('PATCH', `/patrons-registration/UpdateCourseDetails/${id}`, { token: shop.trainer.token, body });

test('settings with which a public course cannot be bought are refused with its name, and saved when confirmed', async () => {
  const refused = await save(['USD']);
  expect(refused).toMatchObject({ status: 409, body: { code: 'CONFIRMATION_REQUIRED' } });
  expect(refused.body.error).toContain('“Rupees only”');
  for (const name of ['Kubernetes', 'Free', 'On request', 'Hidden']) expect(refused.body.error).not.toContain(name);
  expect(await shop.db.$count(paymentConfigs)).toBe(0);
  expect((await save(['USD'], { confirmed: true })).status).toBe(200);
  expect((await save(['INR', 'USD'])).status).toBe(200);
});

test('the settings list the public courses with their fees, for their trainer only', async () => {
  const { body } = await save(['INR']);
  const rupees = { course_name: 'Rupees only', fee_usd: null, discount: 0 };
  expect(body.data.results.courses).toContainEqual(expect.objectContaining(rupees));
  const path = `/pricing/payment-config/${shop.trainer.trainerId}`;
  expect((await shop.call('GET', path, { token: shop.learner.token })).status).toBe(403);
});

test('a course says in which currencies its trainer takes payments', async () => {
  const details = async () =>
    (await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`)).body.data.results;
  expect(await details()).toMatchObject({ payment_currencies: null });
  await save(['USD'], { confirmed: true });
  expect(await details()).toMatchObject({ payment_currencies: ['USD'] });
});

test('a draft without a fee that its trainer takes is not published, and a public course keeps one', async () => {
  await save(['USD'], { confirmed: true });
  const fields = { status: 'draft', publishedAt: null, stage: 3, feeMinor: 50_000 } as const;
  const draft = await addCourse(shop.db, { ...mine(), name: 'Draft', ...fields });
  await addParts(shop.db, { id: draft, ...mine() });
  const publish = { stage: 4, course_status: 'published' };
  const refused = await update(draft, publish);
  expect(refused).toMatchObject({ status: 409, body: { code: 'COURSE_INCOMPLETE' } });
  expect(refused.body.error).toContain('a fee in $, in which you take payments');
  expect((await update(draft, { fee_usd: 9 })).status).toBe(200);
  expect((await update(draft, publish)).status).toBe(200);
  expect(await update(draft, { fee_usd: null })).toMatchObject({ status: 400, body: { fields: expect.anything() } });
  const [row] = await shop.db.select().from(courses).where(eq(courses.id, draft));
  expect(row).toMatchObject({ status: 'published', feeUsdMinor: 900 });
});
