import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { inDays } from '../../../../test/catalogue-fixtures';
import { leavingFixtures } from '../../../../test/leaving-fixtures';
import { buy, finishCheckout, makeShop, order, type Shop } from '../../../../test/order-fixtures';
import { systemContext } from '../../../platform/context/context';
import { deletedAddress } from '../../../platform/database/deleted-account';
import { migrationsFolder } from '../../../platform/database/migrations';
import { attendance } from '../../../platform/database/schema/classes';
import { batches } from '../../../platform/database/schema/courses';
import { enrolments, orders, waitingList } from '../../../platform/database/schema/payments';
import { users } from '../../../platform/database/schema/people';
import { settleDueSeats } from '../../seats/service';

/** Orders, holds and places in lists of a deleted account end, also in a race with the deletion. */

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
});
afterAll(() => shop.close());

const { newLearner, offered, leave, preview, wait, placeOf, orderOf, seatOf, refundsOf, takenOf, proof } =
  leavingFixtures(() => shop);

describe('orders, holds and places in lists', () => {
  test.each(['created', 'failed'])('the hold of an order that is %s goes to the learner who waits', async (state) => {
    const { courseId, batchId } = await offered();
    const [leaver, next] = [await newLearner(), await newLearner()];
    const open = await order(shop, leaver, { courseId, batchId });
    if (state === 'failed') await finishCheckout(shop, open, 'fail');
    await wait(next, batchId);
    await leave(leaver);
    expect(await placeOf(next, batchId)).toBe('offered');
    expect(await orderOf(open.id)).toMatchObject({ holdsSeat: false });
    expect((await orderOf(open.id))?.status).not.toBe('created');
  });

  test.each(['created', 'failed', 'expired'])('a payment of an order that was %s is refunded', async (state) => {
    const { courseId, batchId } = await offered();
    const leaver = await newLearner();
    const open = await order(shop, leaver, { courseId, batchId });
    if (state === 'failed') await finishCheckout(shop, open, 'fail');
    if (state === 'expired') {
      await shop.db.update(orders).set({ expiresAt: sql`now() - interval '1 hour'` }).where(eq(orders.id, open.id));
      await shop.call('GET', `/payment/orders/${open.id}`, { token: leaver.token });
    }
    await leave(leaver);
    await finishCheckout(shop, open, 'succeed');
    expect(await seatOf(open.id)).toBeUndefined();
    expect(await orderOf(open.id)).toMatchObject({ status: 'refunded' });
    expect(await refundsOf(open.id)).toMatchObject([
      {
        status: 'succeeded',
        amountMinor: 100_000,
        reason: 'The account that placed the order was deleted or blocked.',
      },
    ]);
    expect(await takenOf(batchId)).toBe(0);
    const { rows } = await shop.db.execute<{ name: string }>(
      sql`select buyer ->> 'name' as name from invoices where order_id = ${open.id} and kind = 'invoice'`,
    );
    expect(rows).toEqual([{ name: 'Former learner' }]);
    expect(await proof()).toMatchObject({ ok: true });
  });

  test('an offered seat and a place in a list go on to the next learner', async () => {
    const { courseId, batchId } = await offered();
    const [holder, leaver, next] = [await newLearner(), await newLearner(), await newLearner()];
    const held = await buy(shop, holder, { courseId, batchId });
    for (const learner of [leaver, next]) expect(await wait(learner, batchId)).toBe(200);
    expect(await preview(leaver)).toMatchObject({ waiting: 1 });
    await shop.call('POST', `/payment/${held.id}/refund`, { token: holder.token, body: {} });
    await shop.runJobs();
    expect([await placeOf(leaver, batchId), await placeOf(next, batchId)]).toEqual(['offered', 'waiting']);
    await leave(leaver);
    expect([await placeOf(leaver, batchId), await placeOf(next, batchId)]).toEqual([undefined, 'offered']);
    expect(await takenOf(batchId)).toBe(1);
  });
});

test('lists of a batch that is over name a former learner, who gets no certificate', async () => {
  const { courseId, batchId } = await offered();
  const leaver = await newLearner();
  const { enrollment_id } = await buy(shop, leaver, { courseId, batchId });
  await shop.db
    .update(batches)
    .set({ startDate: inDays(-60), endDate: inDays(-10) })
    .where(eq(batches.id, batchId));
  await leave(leaver);
  const { token } = shop.trainer;
  await shop.db
    .insert(attendance)
    .values({ batchId, userId: leaver.userId, sessionDay: inDays(-60), joinedAt: new Date() });
  const bar = await shop.call('PUT', `/classes/${batchId}/certificates`, { token, body: { percent: 1 } });
  expect(bar.status).toBe(200);
  expect(bar.body.data.results.learners).toMatchObject([{ name: 'Former learner', certificate: null }]);
  for (const path of [`/classes/${batchId}/attendance`, `/enrollments/${enrollment_id}/refunds`]) {
    expect(JSON.stringify((await shop.call('GET', path, { token })).body)).toContain('Former learner');
  }
});

test('the migration frees the seats of accounts that were deleted before', async () => {
  const { courseId, batchId, otherId } = await offered();
  const [gone, next] = [await newLearner(), await newLearner()];
  const seat = await buy(shop, gone, { courseId, batchId });
  const open = await order(shop, gone, { courseId, batchId: otherId });
  await wait(next, batchId);
  const email = deletedAddress(gone.userId);
  await shop.db.update(users).set({ email }).where(eq(users.id, gone.userId));

  const migration = readFileSync(join(migrationsFolder, '0045_seats-of-deleted-accounts.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await shop.db.execute(sql.raw(statement));

  expect(await seatOf(seat.id)).toMatchObject({ status: 'Refunded' });
  expect(await orderOf(open.id)).toMatchObject({ status: 'expired', holdsSeat: false });
  expect([await takenOf(batchId), await takenOf(otherId)]).toEqual([0, 0]);
  await settleDueSeats(systemContext(shop.services, shop.settings));
  expect(await placeOf(next, batchId)).toBe('offered');
});

describe('concurrent with the deletion', () => {
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

  test('orders, payments and places in lists leave no seat with the deleted account', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { courseId, batchId, otherId } = await offered();
      const free = await offered({ feeMinor: 0 });
      const full = await offered();
      const [leaver, other] = [await newLearner(), await newLearner()];
      await buy(shop, other, full);
      const open = await order(shop, leaver, { courseId, batchId });
      const { token, userId } = leaver;
      const place = (body: object) => shop.call('POST', '/payment/orders', { token, body });
      const answers = await Promise.all([
        place({ courseId, batchId: otherId }),
        place({ courseId: free.courseId, batchId: free.batchId }),
        shop.call('DELETE', '/dashboard/DeleteMyAccount', { token }),
        finishCheckout(shop, open, 'succeed'),
        shop.call('POST', '/waiting-list', { token, body: { batch_id: full.batchId } }),
      ]);
      expect(statuses(answers)[2]).toBe(200);
      for (const status of statuses(answers)) expect([200, 303, 401]).toContain(status);
      await shop.runJobs();
      const held = sql`user_id = ${userId} and `;
      expect(await shop.db.$count(enrolments, sql`${held} status <> 'Refunded'`)).toBe(0);
      expect(await shop.db.$count(orders, sql`${held} (holds_seat or status in ('created', 'paid'))`)).toBe(0);
      expect(await shop.db.$count(waitingList, sql`${held} status in ('waiting', 'offered')`)).toBe(0);
      expect(await takenOf(batchId)).toBe(0);
    }
  });

  test('two deletions are one', async () => {
    const leaver = await newLearner();
    const { courseId, batchId } = await offered();
    const { id } = await buy(shop, leaver, { courseId, batchId });
    const { token } = leaver;
    const answers = await Promise.all([1, 2].map(() => shop.call('DELETE', '/dashboard/DeleteMyAccount', { token })));
    expect(statuses(answers).sort()).toEqual([200, 401]);
    await shop.runJobs();
    expect(await refundsOf(id)).toHaveLength(1);
  });
});

test('returns 401 for a visitor and 409 for a trainer with learners, before anything is deleted', async () => {
  expect((await shop.call('GET', '/dashboard/AccountDeletion')).status).toBe(401);
  const { courseId, batchId } = await offered();
  await buy(shop, shop.stranger, { courseId, batchId });
  const answer = await shop.call('GET', '/dashboard/AccountDeletion', { token: shop.trainer.token });
  expect(answer).toMatchObject({ status: 409, body: { code: 'HAS_LEARNERS' } });
});
