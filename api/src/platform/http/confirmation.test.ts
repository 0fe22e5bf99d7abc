import { eq } from 'drizzle-orm';
import { batchesOf, buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { fakeClock } from '../../../test/second-factor-fixtures';
import { courses } from '../database/schema/courses';

/** Every operation that changes money, rights or secrets. A further one of the kind belongs here. */
const always = [
  ...['inviteStaff', 'removeStaff', 'acceptInvitation'],
  ...['saveTaxProfile', 'refundLearner', 'cancelBatch', 'revokeCertificate'],
  ...['createCalendarFeed', 'exportMyData', 'deleteMyAccount'],
  ...['startPasskey', 'addPasskey', 'removePasskey', 'startTotp', 'addTotp', 'removeTotp', 'createRecoveryCodes'],
  'changeEmail',
];
/** Those of administrators. */
const ofAdministrators = [
  ...[
    'approvePayout',
    'approvePayouts',
    'markPayoutPaid',
    'failPayout',
    'showPayoutAccount',
    'setPayoutRoute',
    'releaseRefund',
  ],
  ...['saveFeeSettings', 'setUserRights', 'exportAuditLog', 'mergeListEntry'],
];
/** The service decides: another payout account, another name, a free course, the order of another user. */
const sometimes = [
  ...['savePaymentConfig', 'updateBasicDetails', 'updateCourse', 'refundOrder'],
  ...['createCoupon', 'updateCoupon', 'enableCoupon', 'restoreSettingVersion'],
];

const required = { status: 403, body: { code: 'STEP_UP_REQUIRED' } };
let shop: Shop;
let clock: ReturnType<typeof fakeClock>;
beforeAll(async () => {
  shop = await makeShop();
  clock = fakeClock(shop);
}, 60_000);
afterAll(() => shop.close());
/** The proofs of all sign-ins are too old then. */
const passTheWindow = () => clock.advance(601);
const asTrainer = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown) =>
  shop.call(method, path, { token: shop.trainer.token, body });

const withConfirmation = (value: string) =>
  shop.contract.operations.filter((operation) => operation['x-confirmation'] === value);
const namesOf = (value: string) => withConfirmation(value).map(({ operationId }) => operationId);

test('the document names the calls that need a confirmation', () => {
  expect(namesOf('always').sort()).toEqual([...always, ...ofAdministrators].sort());
  expect(namesOf('sometimes').sort()).toEqual([...sometimes].sort());
});

test('each call that always needs one is refused without it, before its input is looked at', async () => {
  passTheWindow();
  for (const { method, path, operationId } of withConfirmation('always')) {
    const { token } = ofAdministrators.includes(operationId) ? shop.admin : shop.trainer;
    const address = path.replace(/\{\w+\}/g, '1');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    expect(await shop.call(method, address, { token, body })).toMatchObject(required);
    expect((await shop.call(method, address, { body })).status).toBe(401);
  }
});

const coupon = (change: object) => ({
  ...{ code: 'GIFT', kind: 'percent', percent: 10, amount_inr: null, amount_usd: null },
  ...{ scope: 'all', course_ids: [], batch_ids: [], first_day: null, last_day: null },
  ...{ max_uses: null, max_uses_per_learner: null, ...change },
});

test.each([
  ['of 100 %', { percent: 100 }],
  ['that leaves less than can be paid', { percent: 99.99 }],
  ['of more than the fee', { kind: 'amount', percent: null, amount_inr: 90_000_000 }],
])('a coupon %s needs a confirmation to be added, to replace another one and to be switched on', async (_, change) => {
  passTheWindow();
  const code = `GIFT${JSON.stringify(change).length}`;
  const added = await asTrainer('POST', '/coupons', coupon({ code }));
  expect(added.status).toBe(201);
  const { id } = added.body.data.results;
  expect(await asTrainer('POST', '/coupons', coupon({ ...change, code: `${code}B` }))).toMatchObject(required);
  expect(await asTrainer('PUT', `/coupons/${id}`, coupon({ ...change, code }))).toMatchObject(required);
  await shop.db.execute(`update sessions set proven_at = '${clock.now().toISOString()}'`);
  expect((await asTrainer('PUT', `/coupons/${id}`, coupon({ ...change, code }))).status).toBe(200);
  expect((await asTrainer('PUT', `/coupons/${id}/enabled`, { enabled: false })).status).toBe(200);
  passTheWindow();
  expect(await asTrainer('PUT', `/coupons/${id}/enabled`, { enabled: true })).toMatchObject(required);
  expect((await asTrainer('PUT', `/coupons/${id}/enabled`, { enabled: false })).status).toBe(200);
});

test('a published course becomes free with a confirmation only, also when it is a draft meanwhile', async () => {
  passTheWindow();
  const change = (body: object) => asTrainer('PATCH', `/patrons-registration/UpdateCourseDetails/${shop.course}`, body);
  expect(await change({ fee: 0 })).toMatchObject(required);
  expect((await change({ course_status: 'draft' })).status).toBe(200);
  expect(await change({ fee: 0 })).toMatchObject(required);
  await shop.db.update(courses).set({ status: 'published' }).where(eq(courses.id, shop.course));
  expect((await change({ discount: 10 })).status).toBe(200);
});

test('the name on invoices and the tax number need a confirmation, other details do not', async () => {
  const pricing = { payout_kind: 'upi', upi_id: 'asha@upi', currencies: ['INR'], refund_terms_accepted: true };
  const save = (body: object) => asTrainer('POST', '/pricing/payment-config', { ...pricing, ...body });
  await shop.db.execute(`update sessions set proven_at = '${clock.now().toISOString()}'`);
  expect((await save({ tax_number: 'ABCDE1234F' })).status).toBe(200);
  passTheWindow();
  expect(await save({ tax_number: 'ABCDE1234G' })).toMatchObject(required);
  expect((await save({ tax_number: 'ABCDE1234F', currencies: ['INR', 'USD'] })).status).toBe(200);
  const details = (body: object) => asTrainer('PATCH', '/patrons-registration/AddBasicDetails', body);
  expect(await details({ name: 'Another Name' })).toMatchObject(required);
  expect((await details({ headline: 'Teaches well' })).status).toBe(200);
});

test('an administrator refunds the order of another user with a confirmation; a learner needs none', async () => {
  const [batchId] = await batchesOf(shop.db, shop.course);
  const order = await buy(shop, shop.learner, { batchId });
  passTheWindow();
  const refund = (token: string) => shop.call('POST', `/payment/${order.id}/refund`, { token, body: {} });
  expect(await refund(shop.admin.token)).toMatchObject(required);
  expect((await refund(shop.learner.token)).body.code).not.toBe('STEP_UP_REQUIRED');
});
