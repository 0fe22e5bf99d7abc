import { eq, sql } from 'drizzle-orm';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { ageAccounts, approve, openPayouts, preparedPayouts, sell, typeAccount } from '../../../test/payout-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { payouts } from '../../platform/database/schema/payouts';
import { trainers } from '../../platform/database/schema/people';
import { auditLog } from '../../platform/database/schema/platform';
import { staff } from '../../platform/database/schema/staff';

jest.setTimeout(120_000);

/** Who approves which account, with real connections where these run on PostgreSQL. */
let shop: Shop;
let second: TestUser;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10, payoutSecondApproval: { INR: 100_000, USD: 1000 } });
  second = await signIn(shop, 'second-admin@example.com', { admin: true });
  await typeAccount(shop, 'asha@okbank');
});
afterEach(async () => {
  await ageAccounts(shop, 100);
  for (const payout of await openPayouts(shop)) {
    if (payout.state === 'awaiting') for (const { token } of [shop.admin, second]) await approve(shop, payout, token);
    await shop.call('POST', `/payouts/${payout.id}/paid`, { token: shop.admin.token, body: { reference: 'UTR0' } });
  }
  expect(await openPayouts(shop)).toEqual([]);
});
afterAll(() => shop.close());

/** An awaiting payout of ₹810 for each sale. */
async function prepare(sales = 1) {
  for (let sale = 0; sale < sales; sale += 1) await sell(shop, 20);
  await preparedPayouts(shop);
  const [payout] = await openPayouts(shop);
  return payout;
}
const rowOf = async (id: number) => (await shop.db.select().from(payouts).where(eq(payouts.id, id)))[0];
const act = (id: number, verb: string, body: object, token = shop.admin.token) =>
  shop.call('POST', `/payouts/${id}/${verb}`, { token, body });

test('an approval names the account that was shown: another one and none are refused, and nothing is approved', async () => {
  const seen = await prepare();
  await typeAccount(shop, 'thief@okbank');
  await ageAccounts(shop, 100);
  for (const account_fingerprint of [seen.account_fingerprint, undefined, '']) {
    const refused = await act(seen.id, 'approve', { amount: seen.amount, account_fingerprint });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PAYOUT_ACCOUNT_CHANGED' } });
  }
  expect(await rowOf(seen.id)).toMatchObject({ state: 'awaiting', account: null });
  const [now] = await openPayouts(shop);
  expect(now).toMatchObject({ current_account: 'th•••@okbank', payable_from: null });
  expect(now.account_fingerprint).not.toBe(seen.account_fingerprint);
  expect((await approve(shop, now)).status).toBe(200);
});

test('an approved payout goes to the account of the approval, although the trainer types another one after it', async () => {
  const seen = await prepare();
  await approve(shop, seen);
  await typeAccount(shop, 'later@okbank');
  const shown = await act(seen.id, 'account', {});
  expect(shown.body.data.results.upi_id).toBe('thief@okbank');
  const stored = await rowOf(seen.id);
  expect(stored?.paidAccount).toMatch(/^enc:/);
  await act(seen.id, 'paid', { reference: 'UTR1' });
  expect((await rowOf(seen.id))?.paidAccount).toBeNull();
  const trainer = (await shop.call('GET', '/earnings', { token: shop.trainer.token })).body.data.results;
  expect(trainer.payouts[0]).toMatchObject({ account: 'th•••@okbank', reference: 'UTR1' });
});

test('payouts wait 72 hours after a change of the account, and both screens say until when', async () => {
  await typeAccount(shop, 'new@okbank');
  const seen = await prepare();
  const { body } = await approve(shop, seen);
  expect(body).toMatchObject({ code: 'PAYOUT_ACCOUNT_NEW', error: expect.stringMatching(/can be approved from .+\d/) });
  const earnings = async () => (await shop.call('GET', '/earnings', { token: shop.trainer.token })).body.data.results;
  const until = new Date(seen.payable_from).getTime() - Date.now();
  expect(until / 3_600_000).toBeGreaterThan(71.9);
  expect((await earnings()).payouts_from).toBe(seen.payable_from);
  await ageAccounts(shop, 71);
  expect((await approve(shop, seen)).body.code).toBe('PAYOUT_ACCOUNT_NEW');
  // Saving the same account, the currencies or the tax number does not begin another wait.
  await typeAccount(shop, 'new@okbank', { currencies: ['INR'], tax_number: '' });
  await ageAccounts(shop, 2);
  expect((await openPayouts(shop))[0]).toMatchObject({ payable_from: null });
  expect((await earnings()).payouts_from).toBeNull();
  expect((await approve(shop, seen)).status).toBe(200);
});

test('above the limit two different administrators approve the same amount and account', async () => {
  const seen = await prepare(2);
  expect(seen).toMatchObject({ amount: 162_000, approvals_needed: 2, approvals: [] });
  const first = (await approve(shop, seen)).body.data.results;
  expect(first).toMatchObject({ state: 'awaiting', approvals: [{ user_id: shop.admin.userId }] });
  expect((await approve(shop, seen)).body).toMatchObject({ code: 'PAYOUT_STATE' });
  // The approval of another account does not count for the new one.
  await typeAccount(shop, 'other@okbank');
  await ageAccounts(shop, 100);
  const [changed] = await openPayouts(shop);
  expect(changed.approvals).toEqual([]);
  expect((await approve(shop, changed, second.token)).body.data.results).toMatchObject({ state: 'awaiting' });
  // Neither does the approval of a smaller amount.
  await sell(shop, 20);
  await preparedPayouts(shop);
  const [larger] = await openPayouts(shop);
  expect(larger).toMatchObject({ amount: 243_000, approvals: [] });
  expect((await approve(shop, larger, second.token)).body.data.results.state).toBe('awaiting');
  const done = (await approve(shop, larger)).body.data.results;
  expect(done).toMatchObject({ state: 'approved', account: 'ot•••@okbank' });
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, larger.id));
  const actions = audits
    .filter(({ action }) => action.startsWith('trainer-payout.approve'))
    .map(({ action }) => action);
  expect(actions).toEqual([...Array(3).fill('trainer-payout.approve-first'), 'trainer-payout.approve']);
});

test('of 20 approvals at the same moment by one administrator none approves a large payout', async () => {
  const seen = await prepare(2);
  const answers = await Promise.all(Array.from({ length: 20 }, () => approve(shop, seen)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rowOf(seen.id)).toMatchObject({ state: 'awaiting' });
  const both = await Promise.all(Array.from({ length: 20 }, () => approve(shop, seen, second.token)));
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rowOf(seen.id)).toMatchObject({ state: 'approved', approvedBy: second.userId });
});

test('an approval and a change of the account at the same moment approve the account that was shown, or nothing', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const seen = await prepare();
    const change = () => typeAccount(shop, `round-${round}@okbank`);
    const both = [() => approve(shop, seen), change];
    const [one, other] = round % 2 ? both : both.reverse();
    await Promise.all([one?.(), other?.()]);
    const row = await rowOf(seen.id);
    outcomes.push(row?.state ?? '');
    if (row?.state === 'approved') expect(row.account).toBe(seen.current_account);
    else expect(row).toMatchObject({ state: 'awaiting', account: null });
    await ageAccounts(shop, 100);
    const [left] = (await openPayouts(shop)).filter(({ state }: { state: string }) => state === 'awaiting');
    if (left) await approve(shop, left);
    await act(seen.id, 'paid', { reference: 'UTR2' });
  }
  expect(outcomes).toHaveLength(6);
});

describe('a payout to the administrator or to their institute', () => {
  const asReceiver = async (work: () => Promise<void>, undo: () => Promise<unknown>) => {
    const seen = await prepare();
    await work();
    const mine = (await openPayouts(shop))[0];
    expect(mine).toMatchObject({ caller_receives: true });
    expect((await approve(shop, seen)).status).toBe(403);
    const route = { token: shop.admin.token, body: { account_id: null } };
    expect((await shop.call('PUT', `/payouts/${seen.id}/route-account`, route)).status).toBe(403);
    expect((await approve(shop, seen, second.token)).status).toBe(200);
    for (const [verb, body] of [
      ['paid', { reference: 'UTR' }],
      ['failed', { reason: 'Pay me again' }],
    ] as const) {
      expect((await act(seen.id, verb, body)).status).toBe(403);
    }
    expect((await act(seen.id, 'paid', { reference: 'UTR' }, second.token)).status).toBe(200);
    await undo();
  };
  const id = () => shop.trainer.trainerId as number;

  test('is refused to the trainer', async () => {
    const own = (userId: number) =>
      shop.db.update(trainers).set({ userId, updatedAt: sql`now()` }).where(eq(trainers.id, id()));
    await asReceiver(
      async () => void (await own(shop.admin.userId)),
      () => own(shop.trainer.userId),
    );
  });

  test.each(['owner', 'manager', 'trainer'] as const)('is refused to a %s of the institute', async (role) => {
    const member = { instituteId: id(), email: `${role}@example.com`, role, userId: shop.admin.userId };
    const accepted = { invitedBy: shop.trainer.userId, acceptedAt: new Date() };
    await asReceiver(
      async () => void (await shop.db.insert(staff).values({ ...member, ...accepted })),
      () => shop.db.delete(staff).where(eq(staff.userId, shop.admin.userId)),
    );
  });
});
