import { eq } from 'drizzle-orm';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import {
  ageAccounts,
  openPayouts,
  preparedPayouts,
  type SeenPayout,
  sell,
  typeAccount,
} from '../../../test/payout-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { payoutApprovals } from '../../platform/database/schema/payouts';
import { auditLog } from '../../platform/database/schema/platform';

let shop: Shop;
let second: TestUser;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10, payoutSecondApproval: { INR: 100_000, USD: 1000 } });
  second = await signIn(shop, 'second-admin@example.com', { admin: true });
  await typeAccount(shop, 'asha@okbank');
});
afterAll(() => shop.close());

/** Awaiting payouts: of ₹810 and of a dollar amount above the limit of the second approval. */
async function prepare(): Promise<SeenPayout[]> {
  await sell(shop, 20);
  await preparedPayouts(shop);
  await ageAccounts(shop, 100);
  return openPayouts(shop);
}
const seen = ({ id, amount, account_fingerprint }: SeenPayout) => ({ id, amount, account_fingerprint });
const approveAll = async (payouts: object[], token = shop.admin.token) =>
  (await shop.call('POST', '/payouts/approve', { token, body: { payouts } })).body.data.results;

test('only administrators of finance approve', async () => {
  const body = { payouts: [{ id: 1, amount: 1, account_fingerprint: '' }] };
  expect((await shop.call('POST', '/payouts/approve', { body })).status).toBe(401);
  expect((await shop.call('POST', '/payouts/approve', { body, token: shop.trainer.token })).status).toBe(403);
});

test('a refused payout stops no other, and each is reported', async () => {
  const [payout] = await prepare();
  if (!payout) throw new Error('no payout');
  const unknown = { id: 999_999, amount: 100, account_fingerprint: 'f00d' };
  const outcomes = await approveAll([{ ...seen(payout), amount: payout.amount + 1 }, unknown, seen(payout)]);
  expect(outcomes).toMatchObject([
    { id: payout.id, payout: { state: 'awaiting' }, refusal: { code: 'PAYOUT_CHANGED' } },
    { id: unknown.id, payout: null, refusal: { code: 'PAYOUT_NOT_FOUND' } },
    { id: payout.id, payout: { state: 'approved' }, refusal: null },
  ]);
});

test('the repeated call reports the approval as given and stores no second one', async () => {
  await sell(shop, 20);
  await preparedPayouts(shop);
  const waiting = (await openPayouts(shop)).filter(({ state }: { state: string }) => state === 'awaiting').map(seen);
  const [first, again] = [await approveAll(waiting), await approveAll(waiting)];
  expect(again).toEqual(first);
  expect(again).toMatchObject([{ refusal: null, payout: { state: 'approved' } }]);
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, waiting[0].id));
  expect(audits.filter(({ action }) => action === 'trainer-payout.approve')).toHaveLength(1);
});

test('of ten calls at the same moment each reports the approval, which is stored once', async () => {
  await sell(shop, 20);
  await preparedPayouts(shop);
  const waiting = (await openPayouts(shop)).filter(({ state }: { state: string }) => state === 'awaiting').map(seen);
  const answers = await Promise.all(Array.from({ length: 10 }, () => approveAll(waiting)));
  expect(answers.flat().filter(({ refusal }) => refusal !== null)).toEqual([]);
  expect(await shop.db.$count(payoutApprovals, eq(payoutApprovals.payoutId, waiting[0].id))).toBe(1);
});

test('above the limit a second administrator approves, also in a call for several', async () => {
  await sell(shop, 20);
  await sell(shop, 20);
  await preparedPayouts(shop);
  const [large] = (await openPayouts(shop)).filter(({ state }: { state: string }) => state === 'awaiting');
  expect(large).toMatchObject({ amount: 162_000, approvals_needed: 2 });
  const once = await approveAll([seen(large)]);
  expect(once).toMatchObject([
    { refusal: null, payout: { state: 'awaiting', approvals: [{ user_id: shop.admin.userId }] } },
  ]);
  expect(await approveAll([seen(large)])).toMatchObject([{ refusal: null, payout: { state: 'awaiting' } }]);
  expect(await approveAll([seen(large)], second.token)).toMatchObject([
    { refusal: null, payout: { state: 'approved' } },
  ]);
});
