import { eq, inArray, sql } from 'drizzle-orm';
import { addCourse } from '../../../../test/catalogue-fixtures';
import { batchesOf, joinStaff, makeShop, type Shop } from '../../../../test/order-fixtures';
import { approve, openPayouts, preparedPayouts, sell, typeAccount } from '../../../../test/payout-fixtures';
import { signIn, type TestUser } from '../../../../test/test-app';
import { systemContext } from '../../../platform/context/context';
import { enrolments, orders, refunds } from '../../../platform/database/schema/payments';
import { auditLog } from '../../../platform/database/schema/platform';
import { findBalances } from '../../ledger/repo';
import { releaseCoveredRefunds } from './service';

jest.setTimeout(120_000);

/** Refunds after the payout of their payment, with real connections where these run on PostgreSQL. */
let shop: Shop;
let other: TestUser;
beforeEach(async () => {
  shop = await makeShop({ platformFeePercent: 10, payoutSecondApproval: { INR: 1e9, USD: 1e9 } });
  other = await signIn(shop, 'second-admin@example.com', { admin: true });
  await typeAccount(shop, 'asha@okbank');
});
afterEach(async () => {
  const check = (await shop.call('POST', '/ledger/check', { token: shop.admin.token })).body.data.results;
  expect(check.checks[0]).toMatchObject({ ok: true, problems: [] });
  await shop.close();
});

type Sold = Awaited<ReturnType<typeof sell>>;

/** Sells and pays to the trainer. Each payment is ₹900, of which the trainer gets ₹810. */
async function paidOut(count = 1, over: Record<string, unknown> = {}): Promise<Sold[]> {
  const sold: Sold[] = [];
  for (let at = 0; at < count; at += 1) sold.push(await sell(shop, 20, over));
  await preparedPayouts(shop);
  const [payout] = await openPayouts(shop);
  expect((await approve(shop, payout)).status).toBe(200);
  const paid = { token: shop.admin.token, body: { reference: 'UTR1' } };
  expect((await shop.call('POST', `/payouts/${payout.id}/paid`, paid)).status).toBe(200);
  return sold;
}
async function refund({ id }: { id: number }, amount: number, token = shop.trainer.token) {
  const [seat] = await shop.db.select().from(enrolments).where(eq(enrolments.orderId, id));
  const body = { amount, reason: 'A class was skipped', refundable: 90_000 };
  return shop.call('POST', `/enrollments/${seat?.id}/refunds`, { token, body });
}
const statesOf = async (sold: readonly { id: number }[]) => {
  await shop.runJobs();
  const rows = await shop.db
    .select({ status: orders.status })
    .from(orders)
    .where(
      inArray(
        orders.id,
        sold.map(({ id }) => id),
      ),
    )
    .orderBy(orders.id);
  return rows.map(({ status }) => status);
};
const held = async (token = shop.admin.token) =>
  (await shop.call('GET', '/refunds/held', { token })).body.data?.results;
const release = (id: number, token = shop.admin.token) => shop.call('POST', `/refunds/${id}/release`, { token });
/** Positive for what the trainer is owed. */
const owed = async () => 0 - ((await findBalances(shop.db)).find(({ account }) => account === 'trainer')?.amount ?? 0);
const offerOf = async ({ id, learner }: Sold) =>
  (await shop.call('GET', `/payment/${id}/refund`, { token: learner.token })).body.data.results;

test('a refund after the payout is free up to what the trainer is owed, and waits for an administrator beyond it', async () => {
  const sold = await paidOut(2);
  await sell(shop, 0);
  expect(await owed()).toBe(81_000);
  expect((await refund(sold[0] as Sold, 90_000)).status).toBe(200);
  expect(await statesOf(sold)).toEqual(['refunded', 'paid']);
  expect(await owed()).toBe(0);
  // The same again would be money of the platform.
  const second = (await refund(sold[1] as Sold, 90_000)).body.data.results;
  expect(second).toMatchObject({ refundable: 0, refunds: [{ status: 'requested', is_held: true }] });
  expect(await statesOf(sold)).toEqual(['refunded', 'paid']);
  expect(await offerOf(sold[1] as Sold)).toMatchObject({
    eligible: false,
    message: expect.stringMatching(/waits for an approval/),
    refund: { status: 'requested', is_held: true },
  });
  const [waiting] = await held();
  expect(waiting).toMatchObject({ order_id: sold[1]?.id, amount: 90_000, trainer_name: 'Asha Rao' });
  for (const { token } of [shop.trainer, shop.learner]) {
    expect((await shop.call('GET', '/refunds/held', { token })).status).toBe(403);
    expect((await release(waiting.id, token)).status).toBe(403);
  }
  const answers = await Promise.all([1, 2, 3, 4].map(() => release(waiting.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await statesOf(sold)).toEqual(['refunded', 'refunded']);
  expect(await held()).toEqual([]);
  // The platform advanced it: later sales of the trainer pay it.
  expect(await owed()).toBe(-81_000);
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'order.release-refund'));
  expect(audits).toMatchObject([{ actorId: shop.admin.userId, entityId: sold[1]?.id }]);
});

test('a refund of a payment that was not paid out is sent at once, also while others wait', async () => {
  const [late] = await paidOut();
  await refund(late as Sold, 90_000);
  const fresh = await sell(shop, 1);
  await refund(fresh, 90_000);
  expect(await statesOf([late as Sold, fresh])).toEqual(['paid', 'refunded']);
});

test('the refunds of a cancelled batch wait alike, and each learner gets the money after the approval', async () => {
  const trainerId = shop.trainer.trainerId as number;
  const courseId = await addCourse(shop.db, { trainerId, name: 'To be cancelled', starts: [30] });
  const [batchId] = await batchesOf(shop.db, courseId);
  const sold = await paidOut(3, { courseId, batchId });
  const cancelled = { token: shop.trainer.token, body: { reason: 'Ill', confirmed: true } };
  expect((await shop.call('POST', `/timings/${batchId}/cancel`, cancelled)).status).toBe(200);
  expect(await statesOf(sold)).toEqual(['paid', 'paid', 'paid']);
  // A learner of the batch cannot go round the approval.
  const [first] = sold as [Sold];
  const asked = await shop.call('POST', `/payment/${first.id}/refund`, { token: first.learner.token, body: {} });
  expect(asked.status).toBe(409);
  const waiting = await held();
  expect(waiting).toHaveLength(3);
  for (const { id } of waiting) expect((await release(id)).status).toBe(200);
  expect(await statesOf(sold)).toEqual(['refunded', 'refunded', 'refunded']);
  const rows = await shop.db.select().from(refunds);
  expect(rows.map(({ amountMinor, status }) => [amountMinor, status])).toEqual(Array(3).fill([100_000, 'succeeded']));
});

test('the refund of a learner who deletes the account waits alike, and is paid after the approval', async () => {
  const [sold] = (await paidOut()) as [Sold];
  const gone = await shop.call('DELETE', '/dashboard/DeleteMyAccount', { token: sold.learner.token });
  expect(gone.status).toBe(200);
  expect(await statesOf([sold])).toEqual(['paid']);
  const [waiting] = await held();
  expect((await release(waiting.id)).status).toBe(200);
  expect(await statesOf([sold])).toEqual(['refunded']);
});

test('later sales of the trainer pay a refund that waits, and no payout takes that money', async () => {
  const [late] = (await paidOut()) as [Sold];
  await refund(late, 90_000);
  const job = () => releaseCoveredRefunds(systemContext(shop.services, shop.settings));
  await job();
  expect(await statesOf([late])).toEqual(['paid']);
  await sell(shop, 20);
  await preparedPayouts(shop);
  const [payout] = await openPayouts(shop);
  expect((await approve(shop, payout)).body).toMatchObject({
    code: 'PAYOUT_STATE',
    error: expect.stringMatching(/₹810/),
  });
  await Promise.all([job(), job(), job()]);
  expect(await statesOf([late])).toEqual(['refunded']);
  expect(await owed()).toBe(0);
});

test('an administrator refunds at once, but not for the own institute, whose refunds another one releases', async () => {
  const [one, two] = (await paidOut(2)) as [Sold, Sold];
  expect((await refund(one, 90_000, shop.admin.token)).status).toBe(200);
  expect(await statesOf([one])).toEqual(['refunded']);
  await joinStaff(shop, { ...shop.admin, email: 'admin@example.com' }, 'owner');
  expect((await refund(two, 90_000, shop.admin.token)).status).toBe(200);
  const [waiting] = await held();
  expect((await release(waiting.id)).status).toBe(403);
  await shop.db.execute(sql`update sessions set proven_at = null where user_id = ${other.userId}`);
  expect((await release(waiting.id, other.token)).body.code).toBe('STEP_UP_REQUIRED');
  await shop.db.execute(sql`update sessions set proven_at = now() where user_id = ${other.userId}`);
  expect((await release(waiting.id, other.token)).status).toBe(200);
  expect(await statesOf([two])).toEqual(['refunded']);
});

test('of eight refunds at the same moment those are sent that the trainer is owed, the others wait', async () => {
  const sold = await paidOut(8);
  for (let at = 0; at < 3; at += 1) await sell(shop, 0);
  const answers = await Promise.all(sold.map((one) => refund(one, 90_000)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await statesOf(sold)).filter((status) => status === 'refunded')).toHaveLength(3);
  expect(await held()).toHaveLength(5);
  expect(await owed()).toBe(0);
});

test('a refund and the approval of a payout at the same moment leave no debt of the trainer', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [late] = (await paidOut()) as [Sold];
    await sell(shop, 20);
    await preparedPayouts(shop);
    const [payout] = await openPayouts(shop);
    const both = [() => refund(late, 90_000), () => approve(shop, payout)];
    const [first, second] = round % 2 ? both : both.reverse();
    await Promise.all([first?.(), second?.()]);
    await shop.runJobs();
    expect(await owed()).toBe(0);
    // Either the refund took the sale, or the payout did and the refund waits.
    const [row] = await held();
    if (row) await release(row.id);
    for (const { id, state } of await openPayouts(shop)) {
      if (state === 'approved')
        await shop.call('POST', `/payouts/${id}/failed`, { token: shop.admin.token, body: { reason: 'x' } });
    }
  }
});
